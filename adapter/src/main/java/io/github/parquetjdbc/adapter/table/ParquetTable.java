package io.github.parquetjdbc.adapter.table;

import io.github.parquetjdbc.adapter.estimate.ColumnEstimate;
import io.github.parquetjdbc.engine.plan.Column;
import io.github.parquetjdbc.engine.plan.ScanSource;
import io.github.parquetjdbc.reader.ParquetFile;
import io.github.parquetjdbc.reader.ReadOptions;
import io.github.parquetjdbc.reader.prune.ScanFilter;
import io.github.parquetjdbc.reader.schema.FileSchema;
import io.github.parquetjdbc.reader.store.Store;
import io.github.parquetjdbc.reader.store.StoreEntry;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReferenceArray;

/** A table of Parquet files, their rows one after another. Footers are read when first needed. */
final class ParquetTable implements Table {

  private final TableFiles files;
  private final Store store;
  private final FooterCache footers;
  private final ReadOptions options;
  private volatile Opened opened;

  /** What the footers say; the files are closed. */
  private record Opened(
      List<TableFile> files,
      List<Column> columns,
      double rowCount,
      AtomicReferenceArray<ColumnEstimate> estimates) {}

  ParquetTable(TableFiles files, Store store, FooterCache footers, ReadOptions options) {
    this.files = files;
    this.store = store;
    this.footers = footers;
    this.options = options;
  }

  @Override
  public String name() {
    return files.name();
  }

  @Override
  public List<Column> columns() throws IOException {
    return opened().columns();
  }

  @Override
  public double rowCount() throws IOException {
    return opened().rowCount();
  }

  /** Gathered from all row groups when first asked for. */
  @Override
  public ColumnEstimate estimate(int column) throws IOException {
    Opened all = opened();
    ColumnEstimate known = all.estimates().get(column);
    if (known == null) {
      known = FooterEstimate.of(all.files(), all.columns().get(column), all.rowCount());
      all.estimates().set(column, known);
    }
    return known;
  }

  @Override
  public ScanSource scan(
      List<Integer> outputColumns, List<Integer> filterColumns, ScanFilter pruning)
      throws IOException {
    Opened all = opened();
    return new TableScan(
        name(),
        all.files(),
        all.columns(),
        chosen(all.columns(), outputColumns),
        chosen(all.columns(), filterColumns),
        pruning,
        null);
  }

  private static List<Column> chosen(List<Column> columns, List<Integer> indexes) {
    return indexes.stream().map(columns::get).toList();
  }

  /** A footer that cannot be read is tried again by the next call. */
  private Opened opened() throws IOException {
    Opened known = opened;
    if (known == null) {
      known = open();
      opened = known;
    }
    return known;
  }

  private Opened open() throws IOException {
    List<TableFile> all = new ArrayList<>(files.files().size());
    List<FileColumns> columns = new ArrayList<>(files.files().size());
    double rows = 0;
    for (StoreEntry entry : files.files()) {
      ParquetFile footer = footers.footer(store, entry, options);
      FileColumns own = columns(footer);
      all.add(new TableFile(store, entry, footer, own));
      columns.add(own);
      rows += footer.rowCount();
    }
    List<Column> union = List.copyOf(ColumnUnion.of(columns));
    return new Opened(List.copyOf(all), union, rows, new AtomicReferenceArray<>(union.size()));
  }

  private static FileColumns columns(ParquetFile file) {
    List<Column> columns = new ArrayList<>();
    for (FileSchema.Column column : file.schema().columns()) {
      columns.add(new Column(column.name(), column.type(), column.nullable()));
    }
    return new FileColumns(file.name(), columns);
  }
}
