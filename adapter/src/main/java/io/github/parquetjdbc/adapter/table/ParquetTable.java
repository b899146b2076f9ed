package io.github.parquetjdbc.adapter.table;

import io.github.parquetjdbc.adapter.estimate.ColumnEstimate;
import io.github.parquetjdbc.engine.plan.Column;
import io.github.parquetjdbc.engine.plan.ScanSource;
import io.github.parquetjdbc.reader.ParquetFile;
import io.github.parquetjdbc.reader.ReadOptions;
import io.github.parquetjdbc.reader.error.FilePosition;
import io.github.parquetjdbc.reader.error.MalformedFileException;
import io.github.parquetjdbc.reader.prune.ExactFacts;
import io.github.parquetjdbc.reader.prune.ScanFilter;
import io.github.parquetjdbc.reader.schema.FileSchema;
import io.github.parquetjdbc.reader.store.StoreEntry;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicReferenceArray;

/** A table of Parquet files, their rows one after another. Footers are read when first needed. */
final class ParquetTable implements Table {

  private final TableFiles files;
  private final TableSource source;
  private volatile Opened opened;

  /** What the footers say; the files are closed. */
  private record Opened(
      List<TableFile> files,
      List<Column> columns,
      List<Column> pseudoColumns,
      PartitionKeys keys,
      double rowCount,
      AtomicReferenceArray<ColumnEstimate> estimates) {

    List<Column> allColumns() {
      List<Column> all = new ArrayList<>(columns);
      all.addAll(pseudoColumns);
      return all;
    }
  }

  ParquetTable(TableFiles files, TableSource source) {
    this.files = files;
    this.source = source;
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
  public List<Column> pseudoColumns() throws IOException {
    return opened().pseudoColumns();
  }

  @Override
  public double rowCount() throws IOException {
    return opened().rowCount();
  }

  /** Gathered from all row groups when first asked for. */
  @Override
  public ColumnEstimate estimate(int column) throws IOException {
    Opened all = opened();
    if (column >= all.columns().size()) {
      return ColumnEstimate.UNKNOWN;
    }
    ColumnEstimate known = all.estimates().get(column);
    if (known == null) {
      Column asked = all.columns().get(column);
      known =
          all.keys().columns().contains(asked)
              ? KeyEstimate.of(asked, all.keys())
              : FooterEstimate.of(all.files(), asked, all.rowCount());
      all.estimates().set(column, known);
    }
    return known;
  }

  /** Gathered anew whenever it is asked for: plans keep it. */
  @Override
  public ExactFacts exactFacts(int column) throws IOException {
    Opened all = opened();
    return source.reading().statistics() == ReadOptions.StatisticsUse.IGNORE
            || column >= all.columns().size()
        ? null
        : FooterFacts.of(all.files(), all.columns().get(column));
  }

  @Override
  public ScanSource scan(
      List<Integer> outputColumns, List<Integer> filterColumns, ScanFilter pruning)
      throws IOException {
    Opened all = opened();
    List<Column> columns = all.allColumns();
    return new TableScan(
        name(),
        all.files(),
        columns,
        chosen(columns, outputColumns),
        chosen(columns, filterColumns),
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
      if (known.files().stream().allMatch(file -> file.failure() == null)) {
        opened = known;
      }
    }
    return known;
  }

  private Opened open() throws IOException {
    PartitionKeys keys =
        PartitionKeys.of(files.folder(), files.files(), source.tables().partitions());
    TableFile[] listed = new TableFile[files.files().size()];
    source
        .workers()
        .run(
            listed.length, i -> listed[i] = open(files.files().get(i), keys, keys.values().get(i)));
    List<TableFile> all = new ArrayList<>(listed.length);
    List<TableFile> readable = new ArrayList<>(listed.length);
    double rows = 0;
    for (TableFile file : listed) {
      if (isSkipped(file)) {
        continue;
      }
      all.add(file);
      if (file.failure() == null) {
        readable.add(file);
      }
      rows += file.rowCount();
    }
    if (readable.isEmpty()) {
      throw all.isEmpty() ? noneValid() : all.get(0).failure();
    }
    List<FileColumns> columns = columns(readable);
    Iterator<FileColumns> settled = columns.iterator();
    all.replaceAll(file -> file.failure() == null ? settled(file, settled.next()) : file);
    List<Column> union = new ArrayList<>(united(columns));
    union.addAll(keys.columns());
    List<Column> pseudo = PseudoColumns.beside(union);
    all.replaceAll(
        file -> file.withColumns(PseudoColumns.with(pseudo, file.columns(), file.entry())));
    return new Opened(
        List.copyOf(all), union, pseudo, keys, rows, new AtomicReferenceArray<>(union.size()));
  }

  private List<FileColumns> columns(List<TableFile> readable) throws IOException {
    return ValuelessColumns.untyped(
        readable.stream().map(TableFile::footer).toList(),
        readable.stream().map(TableFile::columns).toList(),
        source.reading());
  }

  private static TableFile settled(TableFile file, FileColumns columns) {
    return columns == file.columns() ? file : file.withColumns(ValuelessColumns.without(columns));
  }

  private boolean isSkipped(TableFile file) {
    return file.failure() instanceof MalformedFileException
        && source.tables().invalidFiles() == TableOptions.InvalidFiles.SKIP;
  }

  private MalformedFileException noneValid() {
    return new MalformedFileException(
        FilePosition.of(files.files().get(0).path()),
        "neither it nor any other file of table " + name() + " can be read");
  }

  private List<Column> united(List<FileColumns> columns) throws IOException {
    List<Column> union = ColumnUnion.of(columns);
    if (source.tables().columns() == TableOptions.Columns.UNION) {
      return union;
    }
    return union.stream().filter(column -> columns.get(0).find(column.name()) != null).toList();
  }

  /** A partition that cannot be read is no reason to lose the others. */
  private TableFile open(StoreEntry entry, PartitionKeys keys, Map<String, Object> values)
      throws IOException {
    try {
      ParquetFile footer = source.footer(entry);
      return new TableFile(source.store(), entry, footer, columns(footer, values), null);
    } catch (IOException e) {
      boolean skips = source.tables().invalidFiles() == TableOptions.InvalidFiles.SKIP;
      if (keys.columns().isEmpty() && !(skips && e instanceof MalformedFileException)) {
        throw e;
      }
      FileColumns none = new FileColumns(entry.path(), List.of(), values);
      return new TableFile(source.store(), entry, null, none, e);
    }
  }

  /** The path's value counts where the file has a column of a key's name as well. */
  private static FileColumns columns(ParquetFile file, Map<String, Object> values) {
    Set<String> keys = new TreeSet<>(String.CASE_INSENSITIVE_ORDER);
    keys.addAll(values.keySet());
    List<Column> columns = new ArrayList<>();
    for (FileSchema.Column column : file.schema().columns()) {
      if (!keys.contains(column.name())) {
        columns.add(new Column(column.name(), column.type(), column.nullable()));
      }
    }
    return new FileColumns(file.name(), columns, values);
  }
}
