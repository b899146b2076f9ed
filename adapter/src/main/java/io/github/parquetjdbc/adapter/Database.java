package io.github.parquetjdbc.adapter;

import io.github.parquetjdbc.vector.StopSignal;
import java.io.IOException;
import java.util.List;

/**
 * An opened location: its tables, and queries over them. Thread-safe; one serves all connections to
 * the same location with the same options.
 */
public interface Database extends AutoCloseable {

  /** The schema that holds the tables of the location itself. */
  String DEFAULT_SCHEMA = "default";

  /** The location, absolute: opening it again from anywhere gives the same tables. */
  String location();

  /** Files that look like tables and are none, each with the reason; one line each. */
  List<String> warnings() throws IOException;

  /** Schemas, sorted; {@link #DEFAULT_SCHEMA} among them. */
  List<String> schemas() throws IOException;

  /**
   * Tables of a schema as the location's listing shows them, sorted by name; opens no file. Empty
   * for an unknown schema.
   */
  List<TableName> tables(String schema) throws IOException;

  /**
   * A table's columns, from footers only.
   *
   * @throws IOException where a footer cannot be read or is malformed; other tables are not
   *     concerned
   */
  List<TableColumn> columns(TableName table) throws IOException;

  /**
   * Parses, validates and plans one statement, or takes the plan from the cache.
   *
   * @param stop ends the planning soon, wherever it is
   * @throws SqlException where the text is no valid query over these tables
   * @throws IOException where a footer that is needed cannot be read
   * @throws java.util.concurrent.CancellationException where it was stopped
   */
  PreparedQuery prepare(String sql, QuerySettings settings, StopSignal stop) throws IOException;

  @Override
  void close();
}
