package io.github.parquetjdbc.adapter.system;

import io.github.parquetjdbc.adapter.table.CataloguedFile;
import io.github.parquetjdbc.engine.plan.Column;
import io.github.parquetjdbc.engine.plan.ScanSource;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.BatchSource;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.MorselSource;
import io.github.parquetjdbc.vector.RowFilter;
import io.github.parquetjdbc.vector.Selection;
import io.github.parquetjdbc.vector.StopSignal;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Some columns of a system table; a morsel a file. */
record SystemScan(
    SystemTable table, List<CataloguedFile> files, List<Integer> outputs, List<Integer> filters)
    implements ScanSource {

  @Override
  public List<DataType> types() {
    return types(outputs);
  }

  @Override
  public List<DataType> filterTypes() {
    return types(filters);
  }

  private List<DataType> types(List<Integer> chosen) {
    List<Column> columns = table.columns();
    return chosen.stream().map(column -> columns.get(column).type()).toList();
  }

  @Override
  public Widened withFilterOn(List<Integer> added) {
    List<Integer> widened = new ArrayList<>(filters);
    List<Integer> places = new ArrayList<>();
    for (int output : added) {
      int column = outputs.get(output);
      if (!widened.contains(column)) {
        widened.add(column);
      }
      places.add(widened.indexOf(column));
    }
    return new Widened(new SystemScan(table, files, outputs, widened), places);
  }

  /** There are no structs. */
  @Override
  public SystemScan narrowed(List<DataType> types, List<DataType> filterTypes) {
    return this;
  }

  @Override
  public MorselSource open(long limit, StopSignal signal) {
    return new Morsels(this);
  }

  @Override
  public double rowEstimate() {
    return files.size();
  }

  @Override
  public String description() {
    List<Column> columns = table.columns();
    String names =
        outputs.stream()
            .map(column -> columns.get(column).name())
            .collect(Collectors.joining(", "));
    return table.name() + " [" + names + "] of " + files.size() + " files";
  }

  private Set<Integer> wanted() {
    Set<Integer> wanted = new TreeSet<>(outputs);
    wanted.addAll(filters);
    return wanted;
  }

  private record Morsels(SystemScan scan) implements MorselSource {

    @Override
    public int morselCount() {
      return scan.files().size();
    }

    @Override
    public BatchSource open(int morsel, RowFilter filter) throws IOException {
      CataloguedFile file = scan.files().get(morsel);
      SystemRows rows = new SystemRows(file, scan.wanted());
      scan.table().rows().add(new SystemFile(file, scan.table().source()), rows);
      return new Rows(scan, rows.rows(), filter);
    }

    @Override
    public void close() {}
  }

  /** The rows of one file. */
  private static final class Rows implements BatchSource {

    private final SystemScan scan;
    private final List<Object[]> rows;
    private final RowFilter filter;
    private int next;

    Rows(SystemScan scan, List<Object[]> rows, RowFilter filter) {
      this.scan = scan;
      this.rows = rows;
      this.filter = filter;
    }

    @Override
    public Batch next() {
      while (next < rows.size()) {
        int end = Math.min(rows.size(), next + Batch.MAX_LENGTH);
        List<Object[]> part = rows.subList(next, end);
        next = end;
        List<Column> columns = scan.table().columns();
        Batch batch = RowVectors.batch(part, columns, scan.outputs());
        if (filter == null) {
          return batch;
        }
        int[] selected = new int[part.size()];
        int count = filter.select(RowVectors.batch(part, columns, scan.filters()), selected);
        if (count > 0) {
          return batch.withSelection(new Selection(selected, count));
        }
      }
      return null;
    }

    @Override
    public void close() {}
  }
}
