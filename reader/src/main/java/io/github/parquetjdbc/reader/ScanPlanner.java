package io.github.parquetjdbc.reader;

import io.github.parquetjdbc.reader.ScanMetrics.SkippedBy;
import io.github.parquetjdbc.reader.error.FilePosition;
import io.github.parquetjdbc.reader.error.MalformedFileException;
import io.github.parquetjdbc.reader.metadata.RowGroup;
import io.github.parquetjdbc.reader.prune.MatchDecision;
import io.github.parquetjdbc.reader.prune.RowGroupPruner;
import io.github.parquetjdbc.reader.schema.ColumnPath;
import io.github.parquetjdbc.reader.schema.FileSchema.Column;
import io.github.parquetjdbc.reader.store.CountingFile;
import io.github.parquetjdbc.reader.store.StoredFile;
import io.github.parquetjdbc.vector.MorselSource;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * Decides which row groups of files a scan reads: those that statistics exclude are left out, the
 * others become morsels in file order. What costs reads to know, {@link RowGroupPlan} finds out
 * when a morsel is opened.
 */
public final class ScanPlanner {

  /** Row groups of a file from which on there is enough to do for all threads. */
  private static final int MANY = 8;

  private ScanPlanner() {}

  /**
   * Plans a scan; reads nothing.
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
    StoredFile stoppable = file.file().until(request.signal()::stopped);
    CountingFile counted = new CountingFile(stoppable, request.metrics()::addBytesRead);
    ParquetFile countedFile = file.withFile(counted);
    RowGroupPruner pruner = new RowGroupPruner(file.metadata(), file.schema());
    List<RowGroupPlan> plans = new ArrayList<>();
    long rows = rows(morsels);
    for (RowGroup rowGroup : file.metadata().rowGroups()) {
      if (limited && rows >= request.limit()) {
        break;
      }
      if (rowGroup.rowCount() > 0 && !isExcluded(rowGroup, pruner, file, request)) {
        plans.add(RowGroupPlan.whole(countedFile, rowGroup, outputs, filterColumns, request));
        rows += Math.min(rowGroup.rowCount(), Long.MAX_VALUE - rows);
      }
    }
    boolean cuts = plans.size() < MANY && request.limit() == ScanRequest.UNLIMITED;
    for (RowGroupPlan plan : plans) {
      RowGroupPlan cut = cuts ? plan.cut() : plan;
      for (int part = 0; part < cut.partCount(); part++) {
        morsels.add(new Morsel(cut, part));
      }
    }
  }

  /** Rows of all morsels; of no interest once they are as many as anybody can want. */
  private static long rows(List<Morsel> morsels) {
    long rows = 0;
    for (Morsel morsel : morsels) {
      rows += Math.min(morsel.plan().rowGroup().rowCount(), Long.MAX_VALUE - rows);
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
    boolean excluded = pruner.decide(request.pruning(), rowGroup) == MatchDecision.NEVER;
    if (excluded) {
      request.metrics().addRowGroupSkipped(SkippedBy.STATISTICS);
    }
    return excluded;
  }

  private static List<Column> columns(ParquetFile file, List<ColumnPath> paths) throws IOException {
    FilePosition place = FilePosition.of(file.name());
    List<Column> columns = new ArrayList<>();
    for (ColumnPath path : paths) {
      RowPosition position = RowPosition.of(path);
      if (position != null) {
        columns.add(position.column());
        continue;
      }
      Column column = file.schema().column(path, place);
      column.checkReadable(place);
      columns.add(column);
    }
    return columns;
  }

  /** A part of what is read of a row group. */
  record Morsel(RowGroupPlan plan, int part) {}
}
