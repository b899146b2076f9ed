package io.github.parquetjdbc.adapter;

import io.github.parquetjdbc.adapter.table.Catalogue;
import io.github.parquetjdbc.adapter.table.ListedCatalogue;
import io.github.parquetjdbc.adapter.table.Table;
import io.github.parquetjdbc.engine.plan.Column;
import io.github.parquetjdbc.engine.run.DeepStack;
import io.github.parquetjdbc.engine.run.QueryRunner;
import io.github.parquetjdbc.engine.run.Workers;
import io.github.parquetjdbc.engine.spill.SpillDirectory;
import io.github.parquetjdbc.reader.store.FileChangedException;
import io.github.parquetjdbc.vector.StopSignal;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;

/** A database over the tables of a location, with workers of its own. */
final class LocatedDatabase implements Database {

  private static final String TABLE_TYPE = "TABLE";
  private static final String SYSTEM_TABLE_TYPE = "SYSTEM TABLE";

  /** Whoever replaces files faster than that is told of it. */
  private static final int PLANNING_ATTEMPTS = 5;

  private final LocationTables tables;
  private final Workers workers;
  private final SpillDirectory spillDirectory;
  private final QueryRunner runner;
  private final Activity activity;
  private volatile boolean closed;

  LocatedDatabase(LocationTables tables, DatabaseOptions options, Activity activity) {
    this.activity = activity;
    this.tables = tables;
    workers = new Workers(options.threads());
    spillDirectory = options.spilling().newDirectory();
    runner = new QueryRunner(workers, spillDirectory);
  }

  @Override
  public String location() {
    return tables.location();
  }

  @Override
  public List<String> warnings() throws IOException {
    return now().listing().skipped().stream()
        .map(file -> file.path() + " " + file.reason())
        .toList();
  }

  @Override
  public List<String> schemas() throws IOException {
    return now().catalogue().schemas();
  }

  @Override
  public List<TableName> tables(String schema) throws IOException {
    String type =
        schema.equalsIgnoreCase(ListedCatalogue.SYSTEM_SCHEMA) ? SYSTEM_TABLE_TYPE : TABLE_TYPE;
    List<TableName> names = new ArrayList<>();
    for (String table : now().catalogue().tables(schema)) {
      names.add(new TableName(schema, table, type));
    }
    return names;
  }

  @Override
  public List<TableColumns> columns(List<TableName> names, StopSignal stop) throws IOException {
    Catalogue catalogue = now().catalogue();
    TableColumns[] results = new TableColumns[names.size()];
    workers.forEach(names.size(), i -> results[i] = columns(catalogue, names.get(i), stop));
    return List.of(results);
  }

  private static TableColumns columns(Catalogue catalogue, TableName name, StopSignal stop) {
    try {
      if (stop.stopped()) {
        throw new CancellationException("stopped before its footer was read");
      }
      Table table = catalogue.table(name.schema(), name.name());
      List<TableColumn> columns = new ArrayList<>();
      if (table != null) {
        for (Column column : table.columns()) {
          columns.add(new TableColumn(column.name(), column.type(), column.nullable()));
        }
      }
      return new TableColumns(name, columns, null);
    } catch (IOException | RuntimeException e) {
      return new TableColumns(name, List.of(), e);
    }
  }

  @Override
  public List<String> functions() {
    return FunctionNames.all();
  }

  @Override
  public PreparedQuery prepare(String sql, QuerySettings settings, StopSignal stop)
      throws IOException {
    return LocatedQuery.prepare(this, sql, settings, ParameterBindings.NONE, stop);
  }

  /**
   * The plan over the tables as they are now. Files that are replaced before their footers are read
   * are listed again: no row was given to anybody yet.
   */
  PlannedQuery plan(String sql, QuerySettings settings, ParameterBindings bindings, StopSignal stop)
      throws IOException {
    activity.enter();
    try {
      for (int attempt = 1; ; attempt++) {
        try {
          return tables.isRemote()
              ? plannedAside(sql, settings, bindings, stop)
              : now().plans().plan(sql, settings, bindings, stop);
        } catch (IOException e) {
          onFailure(e);
          if (!isOfOldListing(e) || attempt == PLANNING_ATTEMPTS || stop.stopped()) {
            throw e;
          }
        }
      }
    } finally {
      activity.leave();
    }
  }

  /** On a thread that is left to itself where a request stalls and the statement is to end. */
  private PlannedQuery plannedAside(
      String sql, QuerySettings settings, ParameterBindings bindings, StopSignal stop)
      throws IOException {
    try {
      return DeepStack.call(() -> now().plans().plan(sql, settings, bindings, stop), stop);
    } catch (IOException | RuntimeException e) {
      throw e;
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  /** A listing that turns out to be old is not kept for as long as it was to be. */
  void onFailure(IOException failure) {
    if (isOfOldListing(failure)) {
      tables.expire();
    }
  }

  private static boolean isOfOldListing(IOException failure) {
    return failure instanceof FileChangedException || failure instanceof NoSuchFileException;
  }

  Activity activity() {
    return activity;
  }

  QueryRunner runner() {
    return runner;
  }

  private LocationTables.Snapshot now() throws IOException {
    if (closed) {
      throw new IOException("the database is closed");
    }
    return tables.now();
  }

  @Override
  public void close() {
    closed = true;
    workers.close();
    spillDirectory.close();
  }
}
