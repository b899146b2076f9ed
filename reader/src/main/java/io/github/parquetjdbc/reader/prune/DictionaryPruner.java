package io.github.parquetjdbc.reader.prune;

import io.github.parquetjdbc.reader.codec.ByteSlice;
import io.github.parquetjdbc.reader.error.FilePosition;
import io.github.parquetjdbc.reader.error.MalformedFileException;
import io.github.parquetjdbc.reader.error.UnsupportedFeatureException;
import io.github.parquetjdbc.reader.metadata.ColumnChunk;
import io.github.parquetjdbc.reader.metadata.ColumnMetaData;
import io.github.parquetjdbc.reader.metadata.Encoding;
import io.github.parquetjdbc.reader.metadata.PageEncodingStats;
import io.github.parquetjdbc.reader.metadata.PageType;
import io.github.parquetjdbc.reader.metadata.PhysicalType;
import io.github.parquetjdbc.reader.metadata.RowGroup;
import io.github.parquetjdbc.reader.page.BufferPool;
import io.github.parquetjdbc.reader.page.Checksum;
import io.github.parquetjdbc.reader.page.ChunkBytes;
import io.github.parquetjdbc.reader.page.DictionaryPage;
import io.github.parquetjdbc.reader.page.PageReader;
import io.github.parquetjdbc.reader.page.ReadAhead;
import io.github.parquetjdbc.reader.prune.ColumnFacts.NaNs;
import io.github.parquetjdbc.reader.prune.ColumnFacts.Nulls;
import io.github.parquetjdbc.reader.prune.ScanFilter.Operator;
import io.github.parquetjdbc.reader.schema.ColumnChunkCheck;
import io.github.parquetjdbc.reader.schema.LeafColumn;
import io.github.parquetjdbc.reader.store.ByteRange;
import io.github.parquetjdbc.reader.store.StoredFile;
import io.github.parquetjdbc.vector.LittleEndian;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Decides by the dictionary of a column chunk, where the encoding statistics of the footer say that
 * no page holds other values: a condition that is true for no entry is true for no row.
 *
 * <p>A dictionary costs a read and a look at each entry. It can prove something that bounds do not
 * where a column has to equal something; of ranges it seldom does, so only small ones are read for
 * those.
 */
public final class DictionaryPruner extends LayeredPruner {

  /** Bytes of a dictionary page in the file; writers stop making them at about this size. */
  private static final long MAX_LENGTH = 1 << 20;

  /** The same, where what is asked is a range. */
  private static final long MAX_RANGE_LENGTH = 1 << 12;

  /** Entries that are looked at. */
  private static final int MAX_ENTRIES = 1 << 16;

  private final RowGroupPruner statistics;
  private final StoredFile file;
  private final Checksum checksum;

  /**
   * @param cheaper asked first
   * @param statistics what the footer says
   * @param file read from while deciding; closed by whoever opened it
   * @param checksum of dictionary pages
   */
  public DictionaryPruner(
      Pruner cheaper, RowGroupPruner statistics, StoredFile file, Checksum checksum) {
    super(cheaper);
    this.statistics = statistics;
    this.file = file;
    this.checksum = checksum;
  }

  @Override
  MatchDecision own(ScanFilter condition, RowGroup rowGroup) throws IOException {
    return isEquality(condition)
        ? decide(condition, condition.column(), rowGroup, MAX_LENGTH)
        : MatchDecision.MAYBE;
  }

  private static boolean isEquality(ScanFilter condition) {
    return condition instanceof ScanFilter.In
        || condition instanceof ScanFilter.Comparison comparison
            && comparison.operator() == Operator.EQUAL;
  }

  /** Conditions on one column, such as both ends of a range, must hold for the same entry. */
  @Override
  MatchDecision together(ScanFilter.And conditions, RowGroup rowGroup) throws IOException {
    Set<String> columns = new TreeSet<>();
    for (ScanFilter operand : conditions.operands()) {
      if (operand.column() != null) {
        columns.add(operand.column());
      }
    }
    for (String column : columns) {
      List<ScanFilter> own =
          conditions.operands().stream().filter(c -> column.equals(c.column())).toList();
      if (own.size() > 1
          && decide(new ScanFilter.And(own), column, rowGroup, MAX_RANGE_LENGTH)
              == MatchDecision.NEVER) {
        return MatchDecision.NEVER;
      }
    }
    return MatchDecision.MAYBE;
  }

  /**
   * @param filter on the one column
   */
  private MatchDecision decide(ScanFilter filter, String column, RowGroup rowGroup, long maxLength)
      throws IOException {
    LeafColumn leaf = statistics.leaf(column);
    if (leaf == null) {
      return MatchDecision.MAYBE;
    }
    List<ColumnFacts> entries = entries(leaf, rowGroup, maxLength);
    if (entries == null) {
      return MatchDecision.MAYBE;
    }
    MatchDecision decision = null;
    for (ColumnFacts entry : entries) {
      MatchDecision own = decide(filter, entry);
      if (own == MatchDecision.MAYBE || decision != null && own != decision) {
        return MatchDecision.MAYBE;
      }
      decision = own;
    }
    return decision == null ? MatchDecision.MAYBE : decision;
  }

  private static MatchDecision decide(ScanFilter filter, ColumnFacts entry) {
    if (filter instanceof ScanFilter.And and) {
      MatchDecision all = MatchDecision.ALWAYS;
      for (ScanFilter operand : and.operands()) {
        all = all.and(FactMatcher.decide(operand, entry));
      }
      return all;
    }
    return FactMatcher.decide(filter, entry);
  }

  /** Every value of the chunk, NULL included if there may be any; {@code null} if not known. */
  private List<ColumnFacts> entries(LeafColumn leaf, RowGroup rowGroup, long maxLength)
      throws IOException {
    ColumnChunk chunk = rowGroup.column(leaf.index());
    ColumnMetaData metaData = chunk.metaData();
    if (metaData == null || !BoundDecoder.isOrdered(leaf) || !coversAllPages(metaData)) {
      return null;
    }
    FilePosition place =
        FilePosition.of(file.name()).withRowGroup(rowGroup.ordinal()).withColumn(leaf.dottedPath());
    ByteRange pages = ColumnChunkCheck.pages(chunk, leaf, file.size(), place);
    // Nothing lies before the first data page where the footer does not say where the dictionary
    // is.
    long length = metaData.dataPageOffset() - pages.position();
    if (length <= 0 || length > maxLength) {
      return null;
    }
    DictionaryPage dictionary = read(chunk, leaf, new ByteRange(pages.position(), length), place);
    if (dictionary == null || dictionary.entryCount() > MAX_ENTRIES) {
      return null;
    }
    List<ColumnFacts> values = new ArrayList<>();
    if (statistics.facts(leaf, metaData.statistics(), rowGroup.rowCount()).nulls()
        != Nulls.NO_VALUE) {
      values.add(new ColumnFacts(null, null, Nulls.ALL_VALUES, NaNs.IMPOSSIBLE));
    }
    return addEntries(leaf, dictionary, values) ? values : null;
  }

  /** {@code null} where there is none that can be read: whoever reads the rows will say so. */
  private DictionaryPage read(ColumnChunk chunk, LeafColumn leaf, ByteRange range, FilePosition at)
      throws IOException {
    BufferPool pool = new BufferPool();
    ChunkBytes bytes = ChunkBytes.of(file, range, at, ReadAhead.cautious(1), pool);
    int levels = leaf.maxDefinitionLevel();
    try (PageReader reader = new PageReader(bytes, chunk, null, 0, levels, checksum, pool)) {
      return reader.readDictionary();
    } catch (MalformedFileException | UnsupportedFeatureException e) {
      return null;
    }
  }

  /** Whether all data pages hold ids, as the writer counted; nothing else says so. */
  private static boolean coversAllPages(ColumnMetaData metaData) {
    if (metaData.encodingStats() == null) {
      return false;
    }
    boolean any = false;
    for (PageEncodingStats pages : metaData.encodingStats()) {
      boolean data =
          pages.pageType() == PageType.DATA_PAGE || pages.pageType() == PageType.DATA_PAGE_V2;
      if (!data || pages.count() == 0) {
        continue;
      }
      boolean ids =
          pages.encoding() == Encoding.PLAIN_DICTIONARY
              || pages.encoding() == Encoding.RLE_DICTIONARY;
      if (!ids) {
        return false;
      }
      any = true;
    }
    return any;
  }

  /** False where the entries are not as many as they should be. */
  private static boolean addEntries(
      LeafColumn leaf, DictionaryPage dictionary, List<ColumnFacts> values) {
    ByteSlice plain = dictionary.entries();
    int at = plain.offset();
    for (int i = 0; i < dictionary.entryCount(); i++) {
      boolean prefixed = leaf.physicalType() == PhysicalType.BYTE_ARRAY;
      if (prefixed && plain.end() - at < Integer.BYTES) {
        return false;
      }
      int length = prefixed ? LittleEndian.getInt(plain.data(), at) : width(leaf);
      at += prefixed ? Integer.BYTES : 0;
      if (length < 0 || length > plain.end() - at) {
        return false;
      }
      byte[] value = Arrays.copyOfRange(plain.data(), at, at + length);
      at += length;
      Object bound = BoundDecoder.decode(value, leaf);
      values.add(new ColumnFacts(bound, bound, Nulls.NO_VALUE, NaNs.IMPOSSIBLE));
    }
    return true;
  }

  private static int width(LeafColumn leaf) {
    return switch (leaf.physicalType()) {
      case INT32, FLOAT -> Integer.BYTES;
      case INT64, DOUBLE -> Long.BYTES;
      case FIXED_LEN_BYTE_ARRAY -> leaf.typeLength();
      // Nobody makes dictionaries of booleans, and INT96 has no order.
      case BOOLEAN, INT96, BYTE_ARRAY -> -1;
    };
  }
}
