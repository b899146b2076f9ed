package io.github.parquetjdbc.adapter.oracle;

import java.sql.SQLException;
import java.util.List;

/** Another system that answers the same queries over the same rows. */
interface Oracle extends AutoCloseable {

  String name();

  /**
   * @throws SQLException where the system refuses the query or fails
   */
  List<List<Object>> query(String sql) throws SQLException;

  @Override
  void close() throws SQLException;
}
