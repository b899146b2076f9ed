package io.github.parquetjdbc.adapter.system;

import io.github.parquetjdbc.adapter.estimate.ColumnEstimate;
import io.github.parquetjdbc.adapter.table.CataloguedFile;
import io.github.parquetjdbc.adapter.table.ListedCatalogue;
import io.github.parquetjdbc.adapter.table.Table;
import io.github.parquetjdbc.adapter.table.TableSource;
import io.github.parquetjdbc.engine.plan.Column;
import io.github.parquetjdbc.engine.plan.ScanSource;
import io.github.parquetjdbc.reader.prune.ExactFacts;
import io.github.parquetjdbc.reader.prune.ScanFilter;
import java.util.List;

/** A table about files. Nothing is looked at before it is scanned. */
record SystemTable(FileRows rows, ListedCatalogue catalogue, TableSource source) implements Table {

  @Override
  public String name() {
    return rows.name();
  }

  @Override
  public List<Column> columns() {
    return rows.columns();
  }

  /** A guess: a few rows a file. */
  @Override
  public double rowCount() {
    return catalogue.files().size();
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
    List<CataloguedFile> wanted =
        catalogue.files().stream().filter(file -> FileCondition.mayHold(pruning, file)).toList();
    return new SystemScan(this, wanted, List.copyOf(outputColumns), List.copyOf(filterColumns));
  }
}
