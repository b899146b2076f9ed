package io.github.parquetjdbc.adapter.oracle;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;

/** A database that holds the rows itself. */
record JdbcOracle(String name, Connection connection) implements Oracle {

  static JdbcOracle duckDb(List<RandomTable> tables) throws SQLException {
    return load("DuckDB", "jdbc:duckdb:", tables);
  }

  static JdbcOracle h2(List<RandomTable> tables) throws SQLException {
    String url = "jdbc:h2:mem:;DATABASE_TO_UPPER=FALSE;CASE_INSENSITIVE_IDENTIFIERS=TRUE";
    return load("H2", url, tables);
  }

  private static JdbcOracle load(String name, String url, List<RandomTable> tables)
      throws SQLException {
    Connection connection = DriverManager.getConnection(url);
    try (Statement statement = connection.createStatement()) {
      for (RandomTable table : tables) {
        statement.execute(table.createStatement());
        for (String insert : table.insertStatements()) {
          statement.execute(insert);
        }
      }
    }
    return new JdbcOracle(name, connection);
  }

  /**
   * Writes the rows of a query as a Parquet file; DuckDB only.
   *
   * @param options of DuckDB's COPY
   */
  void export(String query, Path file, String options) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute("COPY (" + query + ") TO '" + file + "' (FORMAT PARQUET" + options + ")");
    }
  }

  @Override
  public List<List<Object>> query(String sql) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet result = statement.executeQuery(sql)) {
      return Rows.of(result);
    }
  }

  @Override
  public void close() throws SQLException {
    connection.close();
  }
}
