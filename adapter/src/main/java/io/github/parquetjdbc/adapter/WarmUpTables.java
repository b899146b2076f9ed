package io.github.parquetjdbc.adapter;

import io.github.parquetjdbc.adapter.estimate.ColumnEstimate;
import io.github.parquetjdbc.adapter.table.Catalogue;
import io.github.parquetjdbc.adapter.table.Table;
import io.github.parquetjdbc.adapter.table.TableScan;
import io.github.parquetjdbc.engine.plan.Column;
import io.github.parquetjdbc.engine.plan.ScanSource;
import io.github.parquetjdbc.reader.prune.ExactFacts;
import io.github.parquetjdbc.reader.prune.ScanFilter;
import io.github.parquetjdbc.vector.DataType;
import java.util.List;

/** One table, {@code w}, with columns of the common types and without rows or files. */
final class WarmUpTables implements Catalogue {

  private static final String NAME = "w";

  private static final List<Column> COLUMNS =
      List.of(
          new Column("id", DataType.BIGINT, true),
          new Column("name", DataType.VARCHAR, true),
          new Column("day", DataType.DATE, true),
          new Column("amount", DataType.decimal(15, 2), true),
          new Column("x", DataType.DOUBLE, true));

  @Override
  public List<String> schemas() {
    return List.of(Database.DEFAULT_SCHEMA);
  }

  @Override
  public List<String> tables(String schema) {
    return List.of(NAME);
  }

  @Override
  public Table table(String schema, String name) {
    return name.equals(NAME) ? new Empty() : null;
  }

  private static final class Empty implements Table {

    @Override
    public String name() {
      return NAME;
    }

    @Override
    public List<Column> columns() {
      return COLUMNS;
    }

    @Override
    public double rowCount() {
      return 0;
    }

    @Override
    public ColumnEstimate estimate(int column) {
      return ColumnEstimate.UNKNOWN;
    }

    @Override
    public ExactFacts exactFacts(int column) {
      return null;
    }

    @Override
    public ScanSource scan(
        List<Integer> outputColumns, List<Integer> filterColumns, ScanFilter pruning) {
      return new TableScan(
          NAME,
          List.of(),
          COLUMNS,
          outputColumns.stream().map(COLUMNS::get).toList(),
          filterColumns.stream().map(COLUMNS::get).toList(),
          pruning,
          null);
    }
  }
}
