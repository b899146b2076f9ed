package io.github.parquetjdbc.adapter.table;

import io.github.parquetjdbc.engine.plan.Column;
import io.github.parquetjdbc.engine.plan.PlanNode;
import io.github.parquetjdbc.engine.plan.ScanSource;
import io.github.parquetjdbc.reader.ScanMetrics;
import io.github.parquetjdbc.reader.ScanMetrics.SkippedBy;
import io.github.parquetjdbc.reader.ScanPlanner;
import io.github.parquetjdbc.reader.ScanRequest;
import io.github.parquetjdbc.reader.prune.ScanFilter;
import io.github.parquetjdbc.reader.schema.ColumnPath;
import io.github.parquetjdbc.reader.store.StoredFile;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.MorselSource;
import io.github.parquetjdbc.vector.StopSignal;
import io.github.parquetjdbc.vector.TypeId;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Some columns of a table of files.
 *
 * @param tableColumns all columns of the table, which {@code pruning} may speak of
 * @param pruning or {@code null}
 * @param metrics told what is done, or {@code null} where nobody wants to know
 */
public record TableScan(
    String table,
    List<TableFile> files,
    List<Column> tableColumns,
    List<Column> outputs,
    List<Column> filters,
    ScanFilter pruning,
    ScanMetrics metrics)
    implements ScanSource {

  /** Rows that a filter is guessed to leave, of all. */
  private static final double SELECTIVITY = 0.25;

  /** The same scan, counting what it does; for one execution of a plan. */
  public TableScan withMetrics(ScanMetrics counters) {
    return new TableScan(table, files, tableColumns, outputs, filters, pruning, counters);
  }

  @Override
  public List<DataType> types() {
    return PlanNode.types(outputs);
  }

  @Override
  public List<DataType> filterTypes() {
    return PlanNode.types(filters);
  }

  @Override
  public Widened withFilterOn(List<Integer> added) {
    List<Column> widened = new ArrayList<>(filters);
    List<Integer> places = new ArrayList<>();
    for (int output : added) {
      Column column = outputs.get(output);
      if (!widened.contains(column)) {
        widened.add(column);
      }
      places.add(widened.indexOf(column));
    }
    TableScan scan = new TableScan(table, files, tableColumns, outputs, widened, pruning, metrics);
    return new Widened(scan, places);
  }

  @Override
  public TableScan narrowed(List<DataType> types, List<DataType> filterTypes) {
    return new TableScan(
        table,
        files,
        tableColumns,
        retyped(outputs, types),
        retyped(filters, filterTypes),
        pruning,
        metrics);
  }

  private static List<Column> retyped(List<Column> columns, List<DataType> types) {
    List<Column> retyped = new ArrayList<>(columns.size());
    for (Column column : columns) {
      retyped.add(new Column(column.name(), types.get(retyped.size()), column.nullable()));
    }
    return retyped;
  }

  @Override
  public MorselSource open(long limit, StopSignal signal) throws IOException {
    ScanMetrics counters = metrics == null ? new ScanMetrics() : metrics;
    List<UnitedMorsels.FileScan> scans = new ArrayList<>();
    long wanted = limit;
    for (TableFile file : files) {
      if (wanted <= 0) {
        break;
      }
      UnitedMorsels.FileScan scan = open(file, wanted, signal, counters);
      if (scan != null) {
        scans.add(scan);
      }
      if (isWhole() && limit != PlanNode.UNLIMITED) {
        wanted -= file.rowCount();
      }
    }
    return new UnitedMorsels(scans);
  }

  /** Whether every row comes out. */
  private boolean isWhole() {
    return filters.isEmpty() && pruning == null;
  }

  /** {@code null} where no row of the file can be wanted. */
  private UnitedMorsels.FileScan open(
      TableFile file, long limit, StopSignal signal, ScanMetrics counters) throws IOException {
    ScanFilter own =
        pruning == null ? null : new FilePruning(file.columns(), tableColumns).translate(pruning);
    if (own == FilePruning.NEVER) {
      counters.addFileSkipped();
      if (file.footer() != null) {
        file.footer()
            .metadata()
            .rowGroups()
            .forEach(group -> counters.addRowGroupSkipped(SkippedBy.FILE));
      }
      return null;
    }
    ColumnMapping outputMapping = ColumnMapping.of(outputs, file.columns());
    ColumnMapping filterMapping = ColumnMapping.of(filters, file.columns());
    if (file.failure() != null) {
      return new UnitedMorsels.FileScan(
          new UnreadableFile(file.failure()), outputMapping, filterMapping);
    }
    List<ColumnPath> read = outputMapping.sources();
    List<ColumnPath> filtered = filterMapping.sources();
    if (read.isEmpty() && filtered.isEmpty()) {
      long rows = Math.min(limit, ClaimedRows.of(file.footer()));
      return new UnitedMorsels.FileScan(new RowCountMorsels(rows), outputMapping, filterMapping);
    }
    if (PseudoColumns.arePositions(read) && PseudoColumns.arePositions(filtered)) {
      // Nothing else would notice that there are no such rows.
      ClaimedRows.of(file.footer());
    }
    StoredFile bytes = file.bytes();
    MorselSource morsels =
        ScanPlanner.plan(
            List.of(file.footer().withFile(bytes)),
            new ScanRequest(read, filtered, own, limit, signal, counters));
    return new UnitedMorsels.FileScan(
        new FileMorsels(morsels, bytes), outputMapping, filterMapping);
  }

  @Override
  public double rowEstimate() {
    double rows = 0;
    for (TableFile file : files) {
      rows += file.rowCount();
    }
    return isWhole() ? rows : rows * SELECTIVITY;
  }

  /** The name, and the fields if not all are read: {@code address(city)}. */
  private String text(Column column) {
    boolean whole = column.type().id() != TypeId.STRUCT || tableColumns.contains(column);
    return whole
        ? column.name()
        : column.type().fields().stream()
            .map(DataType.Field::name)
            .collect(Collectors.joining(", ", column.name() + "(", ")"));
  }

  /** As in {@code trips [city, fare] of 3 files, pruned by fare > 10}. */
  @Override
  public String description() {
    String columns = outputs.stream().map(this::text).collect(Collectors.joining(", "));
    String place = files.size() == 1 ? "" : " of " + files.size() + " files";
    String text = table + " [" + columns + "]" + place;
    return pruning == null ? text : text + ", pruned by " + PruningText.of(pruning);
  }
}
