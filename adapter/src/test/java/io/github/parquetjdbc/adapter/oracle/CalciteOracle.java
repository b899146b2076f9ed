package io.github.parquetjdbc.adapter.oracle;

import io.github.parquetjdbc.adapter.ParquetSchemaFactory;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.apache.calcite.jdbc.CalciteConnection;
import org.apache.calcite.schema.SchemaPlus;

/**
 * Calcite with its own planner's rules and its own executor, over the same files as a schema of its
 * own connection: the reader and the front end are ours, nothing between them is.
 */
record CalciteOracle(Connection connection) implements Oracle {

  private static final String SCHEMA = "lake";

  static CalciteOracle of(Path folder) throws SQLException {
    Properties properties = new Properties();
    properties.setProperty("caseSensitive", "false");
    properties.setProperty("unquotedCasing", "UNCHANGED");
    properties.setProperty("quotedCasing", "UNCHANGED");
    properties.setProperty("conformance", "LENIENT");
    properties.setProperty("timeZone", "UTC");
    Connection connection = DriverManager.getConnection("jdbc:calcite:", properties);
    SchemaPlus root = connection.unwrap(CalciteConnection.class).getRootSchema();
    Map<String, Object> operand = Map.of("location", folder.toString());
    root.add(SCHEMA, new ParquetSchemaFactory().create(root, SCHEMA, operand));
    connection.setSchema(SCHEMA);
    return new CalciteOracle(connection);
  }

  @Override
  public String name() {
    return "Calcite";
  }

  @Override
  public List<List<Object>> query(String sql) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet result = statement.executeQuery(sql)) {
      return Rows.of(result);
    } catch (RuntimeException e) {
      // Its generated code fails in its own ways, for one with a number out of range.
      throw new SQLException(e);
    }
  }

  @Override
  public void close() throws SQLException {
    connection.close();
  }
}
