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
   * The columns of tables, from footers only: all as of one moment, read in parallel.
   *
   * @param stop ends the reading; tables not yet read then have a failure
   * @return as many as tables, in their order; a table that cannot be read concerns no other
   * @throws IOException where the location cannot be listed
   */
  List<TableColumns> columns(List<TableName> tables, StopSignal stop) throws IOException;

  /** Names of the functions that queries may call, in upper case, sorted. */
  List<String> functions();

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
