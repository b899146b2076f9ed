package io.github.parquetjdbc.reader;

import io.github.parquetjdbc.reader.error.FilePosition;
import io.github.parquetjdbc.reader.error.MalformedFileException;
import io.github.parquetjdbc.reader.metadata.RowGroup;
import io.github.parquetjdbc.reader.prune.BloomPruner;
import io.github.parquetjdbc.reader.prune.MatchDecision;
import io.github.parquetjdbc.reader.prune.RowGroupPruner;
import io.github.parquetjdbc.reader.schema.ColumnPath;
import io.github.parquetjdbc.reader.schema.FileSchema.Column;
import io.github.parquetjdbc.reader.store.CountingFile;
import io.github.parquetjdbc.vector.MorselSource;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * Decides which parts of files a scan reads: row groups that statistics or Bloom filters exclude
 * are left out, the others become morsels in file order.
 */
public final class ScanPlanner {

  private ScanPlanner() {}

  /**
   * Plans a scan; reads Bloom filters where statistics do not decide, else nothing.
   *
   * @param files in the order of their rows; stay open until the source is closed, and are closed
   *     by whoever opened them
   * @throws MalformedFileException where a file has no column or field asked for
   * @throws io.github.parquetjdbc.reader.error.UnsupportedFeatureException where it cannot be read
   */
  public static MorselSource plan(List<ParquetFile> files, ScanRequest request) throws IOException {
    List<Morsel> morsels = new ArrayList<>();
    for (ParquetFile file : files) {
      request.metrics().addFile();
      addMorsels(file, request, morsels);
    }
    return new RowGroupMorsels(morsels, request);
  }

  private static void addMorsels(ParquetFile file, ScanRequest request, List<Morsel> morsels)
      throws IOException {
    boolean limited =
        request.limit() != ScanRequest.UNLIMITED
            && request.filterColumns().isEmpty()
            && request.pruning() == null;
    List<Column> outputs = columns(file, request.outputs());
    List<Column> filterColumns = columns(file, request.filterColumns());
    CountingFile counted = new CountingFile(file.file(), request.metrics()::addBytesRead);
    ParquetFile countedFile = file.withFile(counted);
    RowGroupPruner pruner = new RowGroupPruner(file.metadata(), file.schema());
    for (RowGroup rowGroup : file.metadata().rowGroups()) {
      if (limited && rows(morsels) >= request.limit()) {
        return;
      }
      if (rowGroup.rowCount() == 0) {
        continue;
      }
      if (!isExcluded(rowGroup, pruner, countedFile, request)) {
        morsels.add(new Morsel(countedFile, rowGroup, outputs, filterColumns));
      }
    }
  }

  /** Rows of all morsels; of no interest once they are as many as anybody can want. */
  private static long rows(List<Morsel> morsels) {
    long rows = 0;
    for (Morsel morsel : morsels) {
      rows += Math.min(morsel.rowGroup().rowCount(), Long.MAX_VALUE - rows);
    }
    return rows;
  }

  private static boolean isExcluded(
      RowGroup rowGroup, RowGroupPruner pruner, ParquetFile file, ScanRequest request)
      throws IOException {
    if (request.pruning() == null
        || file.options().statistics() == ReadOptions.StatisticsUse.IGNORE) {
      return false;
    }
    MatchDecision decision = pruner.decide(request.pruning(), rowGroup);
    if (decision == MatchDecision.NEVER) {
      request.metrics().addRowGroupSkipped();
      return true;
    }
    if (decision == MatchDecision.ALWAYS) {
      return false;
    }
    BloomPruner bloom = new BloomPruner(pruner, file.schema(), file.file());
    if (bloom.decide(request.pruning(), rowGroup) != MatchDecision.NEVER) {
      return false;
    }
    request.metrics().addRowGroupSkippedByBloomFilter();
    return true;
  }

  private static List<Column> columns(ParquetFile file, List<ColumnPath> paths) throws IOException {
    FilePosition place = FilePosition.of(file.name());
    List<Column> columns = new ArrayList<>();
    for (ColumnPath path : paths) {
      Column column = file.schema().column(path, place);
      column.checkReadable(place);
      columns.add(column);
    }
    return columns;
  }

  /** A row group and what is wanted of it. */
  record Morsel(
      ParquetFile file, RowGroup rowGroup, List<Column> outputs, List<Column> filterColumns) {}
}
