package io.github.parquetjdbc.reader;

import io.github.parquetjdbc.reader.ScanMetrics.SkippedBy;
import io.github.parquetjdbc.reader.metadata.ColumnMetaData;
import io.github.parquetjdbc.reader.metadata.RowGroup;
import io.github.parquetjdbc.reader.page.Checksum;
import io.github.parquetjdbc.reader.page.PageLocations;
import io.github.parquetjdbc.reader.prune.BloomPruner;
import io.github.parquetjdbc.reader.prune.DictionaryPruner;
import io.github.parquetjdbc.reader.prune.MatchDecision;
import io.github.parquetjdbc.reader.prune.PageIndexPruner;
import io.github.parquetjdbc.reader.prune.PageIndexes;
import io.github.parquetjdbc.reader.prune.Pruner;
import io.github.parquetjdbc.reader.prune.RowGroupPruner;
import io.github.parquetjdbc.reader.prune.RowRanges;
import io.github.parquetjdbc.reader.schema.FileSchema.Column;
import io.github.parquetjdbc.reader.schema.LeafColumn;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What is read of one row group that the footer does not exclude, in one or more parts. It is
 * decided when the first part is opened, since that may need reads: by Bloom filters, dictionaries
 * and the page index, in this order. Shared by threads.
 */
final class RowGroupPlan {

  /** Rows that are worth a part of their own: each decodes dictionaries again. */
  private static final long ROWS_OF_A_PART = 1 << 17;

  private static final int MAX_PARTS = 64;

  private final ParquetFile file;
  private final RowGroup rowGroup;
  private final List<Column> outputs;
  private final List<Column> filterColumns;
  private final ScanRequest request;
  private final int partCount;

  /** {@code null} before it is decided. */
  private RowRanges[] parts;

  /** By leaf, for those of which it is known. */
  private final Map<Integer, PageLocations> locations = new HashMap<>();

  private RowGroupPlan(
      ParquetFile file,
      RowGroup rowGroup,
      List<Column> outputs,
      List<Column> filterColumns,
      ScanRequest request,
      int partCount) {
    this.file = file;
    this.rowGroup = rowGroup;
    this.outputs = outputs;
    this.filterColumns = filterColumns;
    this.request = request;
    this.partCount = partCount;
  }

  /** A plan of one part. */
  static RowGroupPlan whole(
      ParquetFile file,
      RowGroup rowGroup,
      List<Column> outputs,
      List<Column> filterColumns,
      ScanRequest request) {
    return new RowGroupPlan(file, rowGroup, outputs, filterColumns, request, 1);
  }

  /** The same in several parts, where the row group is large and says where its pages are. */
  RowGroupPlan cut() throws IOException {
    long fitting = Math.min(MAX_PARTS, rowGroup.rowCount() / ROWS_OF_A_PART);
    Set<LeafColumn> leaves = leaves();
    if (fitting < 2 || leaves.isEmpty() || !usesIndexes()) {
      return this;
    }
    for (LeafColumn leaf : leaves) {
      if (!PageIndexes.isClaimed(rowGroup.column(leaf.index()))) {
        return this;
      }
    }
    return new RowGroupPlan(file, rowGroup, outputs, filterColumns, request, (int) fitting);
  }

  private boolean usesIndexes() {
    return file.options().statistics() == ReadOptions.StatisticsUse.TRUST;
  }

  private Set<LeafColumn> leaves() {
    Set<LeafColumn> leaves = new LinkedHashSet<>();
    for (List<Column> columns : List.of(outputs, filterColumns)) {
      for (Column column : columns) {
        if (RowPosition.of(column) == null) {
          leaves.addAll(column.node().leaves());
        }
      }
    }
    return leaves;
  }

  /** Whether opening a part may find out that less than all of it is to be read. */
  boolean mayBeNarrowed() {
    if (request.pruning() == null || !usesIndexes()) {
      return false;
    }
    try {
      for (LeafColumn leaf : leaves()) {
        if (PageIndexes.isClaimed(rowGroup.column(leaf.index()))) {
          return true;
        }
      }
      return false;
    } catch (IOException e) {
      return true;
    }
  }

  ParquetFile file() {
    return file;
  }

  RowGroup rowGroup() {
    return rowGroup;
  }

  List<Column> outputs() {
    return outputs;
  }

  List<Column> filterColumns() {
    return filterColumns;
  }

  int partCount() {
    return partCount;
  }

  /** Where the pages of a leaf are, or {@code null}; to be asked for once a part is known. */
  PageLocations locations(LeafColumn leaf) {
    return locations.get(leaf.index());
  }

  /** The rows to read in one of the parts, perhaps none. */
  synchronized RowRanges part(int number) throws IOException {
    if (parts == null) {
      parts = decide();
    }
    return parts[number];
  }

  private RowRanges[] decide() throws IOException {
    PageIndexes indexes = new PageIndexes(file.file(), rowGroup);
    RowRanges rows = wanted(indexes);
    RowRanges[] decided = new RowRanges[partCount];
    Arrays.fill(decided, RowRanges.of(0, 0));
    if (rows.isEmpty()) {
      return decided;
    }
    request.metrics().addRowGroupRead();
    if (partCount > 1 || rows.rowCount() < rowGroup.rowCount()) {
      locate(indexes, rows);
    }
    if (locations.size() < leaves().size()) {
      // Without knowing where pages are, the parts would read each other's.
      decided[0] = rows;
      return decided;
    }
    long[] starts = partCount == 1 ? new long[1] : partStarts(rows);
    for (int i = 0; i < partCount; i++) {
      long end = i + 1 < partCount ? starts[i + 1] : rowGroup.rowCount();
      decided[i] = rows.and(RowRanges.of(starts[i], end));
    }
    return decided;
  }

  /** The rows for which the condition is not proven never to be true. */
  private RowRanges wanted(PageIndexes indexes) throws IOException {
    RowRanges all = RowRanges.of(0, rowGroup.rowCount());
    if (request.pruning() == null || !usesIndexes()) {
      return all;
    }
    RowGroupPruner statistics = new RowGroupPruner(file.metadata(), file.schema());
    if (statistics.decide(request.pruning(), rowGroup) == MatchDecision.ALWAYS) {
      return all;
    }
    BloomPruner bloom = new BloomPruner(statistics, file.schema(), file.file());
    Checksum checksum =
        new Checksum(file.options().checksums(), request.metrics()::addChecksumMismatch);
    DictionaryPruner dictionary = new DictionaryPruner(bloom, statistics, file.file(), checksum);
    if (skips(bloom, SkippedBy.BLOOM_FILTER) || skips(dictionary, SkippedBy.DICTIONARY)) {
      return RowRanges.of(0, 0);
    }
    RowRanges rows = new PageIndexPruner(statistics, indexes, rowGroup).rows(request.pruning());
    if (rows.isEmpty()) {
      request.metrics().addRowGroupSkipped(SkippedBy.PAGE_INDEX);
    }
    return rows;
  }

  private boolean skips(Pruner pruner, SkippedBy means) throws IOException {
    boolean skips = pruner.decide(request.pruning(), rowGroup) == MatchDecision.NEVER;
    if (skips) {
      request.metrics().addRowGroupSkipped(means);
    }
    return skips;
  }

  private void locate(PageIndexes indexes, RowRanges rows) throws IOException {
    Set<LeafColumn> leaves = leaves();
    indexes.loadLocations(leaves);
    for (LeafColumn leaf : leaves) {
      PageLocations pages = indexes.locations(leaf);
      if (pages != null) {
        locations.put(leaf.index(), pages);
        request.metrics().addPagesSkipped(spared(pages, rows));
      }
    }
  }

  private static long spared(PageLocations pages, RowRanges rows) {
    long spared = 0;
    for (int page = 0; page < pages.count(); page++) {
      spared += rows.overlaps(pages.firstRow(page), pages.endRow(page)) ? 0 : 1;
    }
    return spared;
  }

  /**
   * First rows of parts with about as many wanted rows each. A part starts with a page of the
   * largest column, so that few large pages are decompressed for two parts.
   */
  private long[] partStarts(RowRanges rows) throws IOException {
    PageLocations pages = locations.get(largest().index());
    long[] starts = new long[partCount];
    long each = Math.max(1, rows.rowCount() / partCount);
    long before = 0;
    int part = 1;
    for (int range = 0; range < rows.count(); range++) {
      long length = rows.to(range) - rows.from(range);
      while (part < partCount && part * each < before + length) {
        long row = rows.from(range) + part * each - before;
        starts[part++] = pages.firstRow(pages.pageOf(row));
      }
      before += length;
    }
    Arrays.fill(starts, part, partCount, rowGroup.rowCount());
    return starts;
  }

  private LeafColumn largest() throws IOException {
    List<LeafColumn> leaves = new ArrayList<>(leaves());
    LeafColumn largest = leaves.get(0);
    long most = -1;
    for (LeafColumn leaf : leaves) {
      ColumnMetaData metaData = rowGroup.column(leaf.index()).metaData();
      if (metaData.compressedSize() > most) {
        most = metaData.compressedSize();
        largest = leaf;
      }
    }
    return largest;
  }
}
