package io.github.parquetjdbc.driver;

import io.github.parquetjdbc.adapter.Database;
import io.github.parquetjdbc.adapter.PreparedQuery;
import io.github.parquetjdbc.adapter.QueryParameter;
import io.github.parquetjdbc.adapter.QuerySettings;
import io.github.parquetjdbc.adapter.ResultColumn;
import io.github.parquetjdbc.adapter.ScanStatistics;
import io.github.parquetjdbc.adapter.SqlException;
import io.github.parquetjdbc.adapter.TableColumn;
import io.github.parquetjdbc.adapter.TableColumns;
import io.github.parquetjdbc.adapter.TableName;
import io.github.parquetjdbc.driver.accessor.TestVectors;
import io.github.parquetjdbc.engine.context.QueryContext;
import io.github.parquetjdbc.engine.run.BatchCursor;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.StopSignal;
import java.io.IOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;

/** A database of prepared answers. */
final class FakeDatabase implements Database {

  /** What a query gives. */
  interface Rows {
    BatchCursor open(QueryContext context, long maxRows) throws IOException;
  }

  final Map<TableName, List<TableColumn>> tables = new HashMap<>();
  final Map<String, PreparedQuery> queries = new HashMap<>();
  final List<String> broken = new ArrayList<>();
  final AtomicInteger openCursors = new AtomicInteger();
  final AtomicInteger opens = new AtomicInteger();
  final AtomicInteger closes = new AtomicInteger();
  volatile QuerySettings lastSettings;
  volatile long lastMaxRows;
  volatile QueryContext lastContext;
  volatile long checksumMismatches;

  /** A connection to this database. */
  Connection connect(String options) throws SQLException {
    return driver().connect("jdbc:parquet:fake" + options, new Properties());
  }

  Connection connect() throws SQLException {
    return connect("");
  }

  ParquetDriver driver() {
    return new ParquetDriver(
        (location, options) -> {
          opens.incrementAndGet();
          return this;
        });
  }

  FakeDatabase table(String schema, String name, TableColumn... columns) {
    tables.put(new TableName(schema, name, "TABLE"), List.of(columns));
    return this;
  }

  FakeDatabase query(String sql, List<ResultColumn> columns, List<DataType> parameters, Rows rows) {
    queries.put(sql, new Query(columns, parameters, rows));
    return this;
  }

  /** A query that counts from 1, in batches of three; an endless one for a negative count. */
  FakeDatabase counting(String sql, int count) {
    return query(
        sql, List.of(column("n", DataType.INTEGER)), List.of(), (c, max) -> counter(count));
  }

  static ResultColumn column(String name, DataType type) {
    return new ResultColumn(name, name, "", "", type, true);
  }

  private BatchCursor counter(int count) {
    openCursors.incrementAndGet();
    return new BatchCursor() {
      private int given;
      private boolean closed;

      @Override
      public Batch next() {
        List<Object> values = new ArrayList<>();
        while (values.size() < 3 && given != count) {
          given++;
          values.add(given);
        }
        return values.isEmpty()
            ? null
            : Batch.of(values.size(), TestVectors.flat(DataType.INTEGER, values.toArray()));
      }

      @Override
      public void close() {
        if (!closed) {
          closed = true;
          openCursors.decrementAndGet();
        }
      }
    };
  }

  @Override
  public List<String> schemas() {
    Map<String, Boolean> names = new TreeMap<>();
    names.put(DEFAULT_SCHEMA, true);
    tables.keySet().forEach(table -> names.put(table.schema(), true));
    return List.copyOf(names.keySet());
  }

  @Override
  public List<TableName> tables(String schema) {
    return tables.keySet().stream()
        .filter(table -> table.schema().equals(schema))
        .sorted(java.util.Comparator.comparing(TableName::name))
        .toList();
  }

  @Override
  public List<TableColumns> columns(List<TableName> names, StopSignal stop) {
    return names.stream()
        .map(
            name ->
                broken.contains(name.name())
                    ? new TableColumns(
                        name, List.of(), new IOException(name.name() + ".parquet: truncated"))
                    : new TableColumns(name, tables.get(name), null))
        .toList();
  }

  @Override
  public List<String> functions() {
    return List.of("ABS", "DATE_ADD");
  }

  @Override
  public String location() {
    return "/data/fake";
  }

  @Override
  public List<String> warnings() {
    return List.of("left out x.tmp");
  }

  @Override
  public PreparedQuery prepare(String sql, QuerySettings settings, StopSignal stop) {
    lastSettings = settings;
    PreparedQuery query = queries.get(sql);
    if (query == null) {
      throw sql.startsWith("INSERT")
          ? new SqlException(SqlException.Kind.READ_ONLY, "INSERT: only reading")
          : new SqlException(SqlException.Kind.SYNTAX, "no such query:\n" + sql);
    }
    return query;
  }

  @Override
  public void close() {
    closes.incrementAndGet();
  }

  private final class Query implements PreparedQuery {
    private final List<ResultColumn> columns;
    private final List<DataType> parameters;
    private final Rows rows;

    Query(List<ResultColumn> columns, List<DataType> parameters, Rows rows) {
      this.columns = columns;
      this.parameters = parameters;
      this.rows = rows;
    }

    @Override
    public List<ResultColumn> columns() {
      return columns;
    }

    @Override
    public List<QueryParameter> parameters() {
      return parameters.stream()
          .map(type -> new QueryParameter(type, QueryParameter.Role.TYPED))
          .toList();
    }

    @Override
    public PreparedQuery renewed(StopSignal stop) {
      return this;
    }

    @Override
    public PreparedQuery retyped(Map<Integer, DataType> types, StopSignal stop) {
      List<DataType> others = new ArrayList<>(parameters);
      types.forEach(others::set);
      return new Query(columns, others, rows);
    }

    @Override
    public BatchCursor execute(QueryContext context, long maxRows) throws IOException {
      lastMaxRows = maxRows;
      lastContext = context;
      return rows.open(context, maxRows);
    }

    @Override
    public ScanStatistics statistics(BatchCursor cursor) {
      return new ScanStatistics(
          42, 1, 1, 0, 0, 0, 0, 0, 3, checksumMismatches, List.of("file f, column c, offset 4"));
    }
  }
}
