package io.github.parquetjdbc.reader.metadata;

import io.github.parquetjdbc.reader.error.FilePosition;
import io.github.parquetjdbc.reader.error.MalformedFileException;
import io.github.parquetjdbc.reader.thrift.CompactReader;

/**
 * What stands before the bits of a Bloom filter (parquet.thrift, BloomFilterHeader).
 *
 * @param byteCount bytes of the bits, as the file says; not checked
 * @param algorithm how values set bits
 * @param hash how values are hashed
 * @param compression how the bits are stored
 * @param headerLength bytes of the header itself
 */
public record BloomFilterHeader(
    int byteCount, Choice algorithm, Choice hash, Choice compression, int headerLength) {

  /** Alternatives of a union of which the format has defined one. */
  public enum Choice {
    /** Split blocks, xxHash64, uncompressed. */
    DEFINED,
    UNKNOWN
  }

  private static final int DEFINED_FIELD = 1;

  /**
   * Decodes the header at the start of {@code bytes}.
   *
   * @param place where in the file byte 0 is
   */
  public static BloomFilterHeader read(byte[] bytes, FilePosition place)
      throws MalformedFileException {
    CompactReader in = new CompactReader(bytes, 0, bytes.length, place);
    int byteCount = 0;
    Choice algorithm = Choice.UNKNOWN;
    Choice hash = Choice.UNKNOWN;
    Choice compression = Choice.UNKNOWN;
    in.beginStruct();
    while (in.nextField()) {
      switch (in.fieldId()) {
        case 1 -> byteCount = in.readI32();
        case 2 -> algorithm = choice(in);
        case 3 -> hash = choice(in);
        case 4 -> compression = choice(in);
        default -> in.skip();
      }
    }
    return new BloomFilterHeader(byteCount, algorithm, hash, compression, in.position());
  }

  private static Choice choice(CompactReader in) throws MalformedFileException {
    Choice choice = Choice.UNKNOWN;
    in.beginStruct();
    while (in.nextField()) {
      choice = in.fieldId() == DEFINED_FIELD ? Choice.DEFINED : Choice.UNKNOWN;
      in.skip();
    }
    return choice;
  }
}
