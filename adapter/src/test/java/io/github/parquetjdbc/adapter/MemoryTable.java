package io.github.parquetjdbc.adapter;

import io.github.parquetjdbc.adapter.estimate.ColumnEstimate;
import io.github.parquetjdbc.adapter.table.Table;
import io.github.parquetjdbc.engine.expression.Constants;
import io.github.parquetjdbc.engine.plan.Column;
import io.github.parquetjdbc.engine.plan.ScanSource;
import io.github.parquetjdbc.reader.prune.ExactFacts;
import io.github.parquetjdbc.reader.prune.ScanFilter;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.BatchSource;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.MorselSource;
import io.github.parquetjdbc.vector.RowFilter;
import io.github.parquetjdbc.vector.Selection;
import io.github.parquetjdbc.vector.StopSignal;
import io.github.parquetjdbc.vector.Vector;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A table of rows given by a test; a morsel and a batch a row, so that whatever depends on either
 * shows.
 *
 * @param rows cells in the form of literals' values
 * @param estimates what is known of columns, by name
 */
record MemoryTable(
    String name,
    List<Column> columns,
    List<List<Object>> rows,
    double rowCount,
    Map<String, ColumnEstimate> estimates)
    implements Table {

  static MemoryTable of(String name, List<Column> columns, List<List<Object>> rows) {
    return new MemoryTable(name, columns, rows, rows.size(), Map.of());
  }

  @Override
  public ColumnEstimate estimate(int column) {
    return estimates.getOrDefault(columns.get(column).name(), ColumnEstimate.UNKNOWN);
  }

  @Override
  public ExactFacts exactFacts(int column) {
    return null;
  }

  @Override
  public ScanSource scan(
      List<Integer> outputColumns, List<Integer> filterColumns, ScanFilter pruning) {
    return new MemoryScan(this, List.copyOf(outputColumns), List.copyOf(filterColumns), pruning);
  }

  private List<DataType> types(List<Integer> chosen) {
    List<DataType> types = new ArrayList<>();
    for (int column : chosen) {
      types.add(columns.get(column).type());
    }
    return types;
  }

  private Batch batch(int row, List<Integer> chosen) {
    Vector[] vectors = new Vector[chosen.size()];
    for (int i = 0; i < vectors.length; i++) {
      int column = chosen.get(i);
      vectors[i] = Constants.flat(rows.get(row).get(column), columns.get(column).type());
    }
    return Batch.of(1, vectors);
  }

  record MemoryScan(
      MemoryTable table, List<Integer> outputs, List<Integer> filterColumns, ScanFilter pruning)
      implements ScanSource {

    @Override
    public ScanSource narrowed(List<DataType> types, List<DataType> filterTypes) {
      if (types.equals(types()) && filterTypes.equals(filterTypes())) {
        return this;
      }
      throw new UnsupportedOperationException("tables in memory have no structs");
    }

    @Override
    public Widened withFilterOn(List<Integer> added) {
      List<Integer> widened = new ArrayList<>(filterColumns);
      List<Integer> places = new ArrayList<>();
      for (int output : added) {
        places.add(widened.size());
        widened.add(outputs.get(output));
      }
      return new Widened(new MemoryScan(table, outputs, widened, pruning), places);
    }

    @Override
    public List<DataType> types() {
      return table.types(outputs);
    }

    @Override
    public List<DataType> filterTypes() {
      return table.types(filterColumns);
    }

    @Override
    public MorselSource open(long limit, StopSignal signal) {
      return new MemoryMorsels(this);
    }

    @Override
    public double rowEstimate() {
      return table.rowCount();
    }

    @Override
    public String description() {
      StringBuilder text = new StringBuilder(table.name());
      String separator = "(";
      for (int column : outputs) {
        text.append(separator).append(table.columns().get(column).name());
        separator = ", ";
      }
      text.append(outputs.isEmpty() ? "()" : ")");
      return pruning == null ? text.toString() : text + " pruned by " + pruning;
    }
  }

  private record MemoryMorsels(MemoryScan scan) implements MorselSource {

    @Override
    public int morselCount() {
      return scan.table().rows().size();
    }

    @Override
    public BatchSource open(int morsel, RowFilter filter) {
      return new OneRow(scan, morsel, filter);
    }

    @Override
    public void close() {}
  }

  private static final class OneRow implements BatchSource {

    private final MemoryScan scan;
    private final int row;
    private final RowFilter filter;
    private boolean done;

    OneRow(MemoryScan scan, int row, RowFilter filter) {
      this.scan = scan;
      this.row = row;
      this.filter = filter;
    }

    @Override
    public Batch next() {
      if (done) {
        return null;
      }
      done = true;
      Batch batch = scan.table().batch(row, scan.outputs());
      if (filter == null) {
        return batch;
      }
      int[] rows = new int[1];
      int count = filter.select(scan.table().batch(row, scan.filterColumns()), rows);
      return count == 0 ? null : batch.withSelection(new Selection(rows, count));
    }

    @Override
    public void close() {}
  }
}
