package io.github.parquetjdbc.reader;

import io.github.parquetjdbc.reader.column.FixedLengthLists;
import io.github.parquetjdbc.reader.crypto.KeySource;
import io.github.parquetjdbc.reader.page.Checksum;
import io.github.parquetjdbc.reader.schema.TypeOptions;

/**
 * How files are read.
 *
 * @param maxFooterSize bytes beyond which a footer is refused
 * @param checksums what is done about pages whose bytes do not have the checksum they should
 * @param statistics whether statistics may decide what is not read
 * @param types what to make of types that files leave open
 * @param fixedLengthLists whether lists of one length are read without decoding their levels
 * @param keys of encrypted files
 */
public record ReadOptions(
    int maxFooterSize,
    Checksum.Mode checksums,
    StatisticsUse statistics,
    TypeOptions types,
    FixedLengthLists fixedLengthLists,
    KeySource keys) {

  private static final int DEFAULT_MAX_FOOTER_SIZE = 256 << 20;

  public static final ReadOptions DEFAULT =
      new ReadOptions(
          DEFAULT_MAX_FOOTER_SIZE,
          Checksum.Mode.COUNT,
          StatisticsUse.TRUST,
          TypeOptions.DEFAULT,
          FixedLengthLists.FIND,
          KeySource.NONE);

  /** Whether to believe what writers say about their values. */
  public enum StatisticsUse {
    TRUST,
    /** For files whose writers lie. */
    IGNORE
  }

  public ReadOptions withMaxFooterSize(int bytes) {
    return new ReadOptions(bytes, checksums, statistics, types, fixedLengthLists, keys);
  }

  public ReadOptions withChecksums(Checksum.Mode mode) {
    return new ReadOptions(maxFooterSize, mode, statistics, types, fixedLengthLists, keys);
  }

  public ReadOptions withStatistics(StatisticsUse use) {
    return new ReadOptions(maxFooterSize, checksums, use, types, fixedLengthLists, keys);
  }

  public ReadOptions withTypes(TypeOptions newTypes) {
    return new ReadOptions(maxFooterSize, checksums, statistics, newTypes, fixedLengthLists, keys);
  }

  public ReadOptions withFixedLengthLists(FixedLengthLists lists) {
    return new ReadOptions(maxFooterSize, checksums, statistics, types, lists, keys);
  }

  public ReadOptions withKeys(KeySource newKeys) {
    return new ReadOptions(maxFooterSize, checksums, statistics, types, fixedLengthLists, newKeys);
  }
}
