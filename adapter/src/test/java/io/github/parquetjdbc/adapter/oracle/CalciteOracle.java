package io.github.parquetjdbc.adapter.oracle;

import io.github.parquetjdbc.adapter.Database;
import io.github.parquetjdbc.adapter.ResultRows;
import java.io.IOException;
import java.math.BigDecimal;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import org.apache.calcite.DataContext;
import org.apache.calcite.jdbc.CalciteConnection;
import org.apache.calcite.linq4j.Enumerable;
import org.apache.calcite.linq4j.Linq4j;
import org.apache.calcite.rel.type.RelDataType;
import org.apache.calcite.rel.type.RelDataTypeFactory;
import org.apache.calcite.schema.ScannableTable;
import org.apache.calcite.schema.SchemaPlus;
import org.apache.calcite.schema.impl.AbstractTable;
import org.apache.calcite.sql.type.SqlTypeName;

/**
 * Calcite with its own executor, over the rows as we read them: the same front end as ours, nothing
 * else in common.
 */
record CalciteOracle(Connection connection) implements Oracle {

  static CalciteOracle of(List<RandomTable> tables, Database database)
      throws SQLException, IOException {
    Properties properties = new Properties();
    properties.setProperty("caseSensitive", "false");
    properties.setProperty("unquotedCasing", "UNCHANGED");
    properties.setProperty("quotedCasing", "UNCHANGED");
    properties.setProperty("conformance", "LENIENT");
    properties.setProperty("timeZone", "UTC");
    Connection connection = DriverManager.getConnection("jdbc:calcite:", properties);
    SchemaPlus schema = connection.unwrap(CalciteConnection.class).getRootSchema();
    for (RandomTable table : tables) {
      List<Object[]> rows = new ArrayList<>();
      for (List<Object> row : ResultRows.query(database, "SELECT * FROM " + table.name())) {
        rows.add(internal(row, table));
      }
      schema.add(table.name(), new InMemory(table, rows));
    }
    return new CalciteOracle(connection);
  }

  private static Object[] internal(List<Object> row, RandomTable table) {
    Object[] values = new Object[row.size()];
    for (int i = 0; i < values.length; i++) {
      values[i] = row.get(i) == null ? null : internal(row.get(i), table.columns().get(i).kind());
    }
    return values;
  }

  /** The form of values within Calcite. */
  private static Object internal(Object value, ColumnKind kind) {
    return switch (kind) {
      case BOOLEAN, DOUBLE, VARCHAR -> value;
      case DECIMAL -> ((BigDecimal) value).setScale(2);
      case WIDE_DECIMAL -> ((BigDecimal) value).setScale(4);
      case SMALLINT -> ((BigDecimal) value).shortValueExact();
      case INTEGER -> ((BigDecimal) value).intValueExact();
      case BIGINT -> ((BigDecimal) value).longValueExact();
      case DATE -> (int) ((LocalDate) value).toEpochDay();
      case TIMESTAMP -> ((LocalDateTime) value).toInstant(ZoneOffset.UTC).toEpochMilli();
    };
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

  /** A table whose rows are in memory. */
  private static final class InMemory extends AbstractTable implements ScannableTable {

    private final RandomTable table;
    private final List<Object[]> rows;

    InMemory(RandomTable table, List<Object[]> rows) {
      this.table = table;
      this.rows = rows;
    }

    @Override
    public RelDataType getRowType(RelDataTypeFactory types) {
      RelDataTypeFactory.Builder builder = types.builder();
      for (RandomTable.Column column : table.columns()) {
        RelDataType type = type(column.kind(), types);
        builder.add(column.name(), types.createTypeWithNullability(type, true));
      }
      return builder.build();
    }

    private static RelDataType type(ColumnKind kind, RelDataTypeFactory types) {
      return switch (kind) {
        case DECIMAL -> types.createSqlType(SqlTypeName.DECIMAL, 9, 2);
        case WIDE_DECIMAL -> types.createSqlType(SqlTypeName.DECIMAL, 25, 4);
        case VARCHAR -> types.createSqlType(SqlTypeName.VARCHAR, 200);
        case TIMESTAMP -> types.createSqlType(SqlTypeName.TIMESTAMP, 3);
        default -> types.createSqlType(SqlTypeName.valueOf(kind.name()));
      };
    }

    @Override
    public Enumerable<Object[]> scan(DataContext root) {
      return Linq4j.asEnumerable(rows);
    }
  }
}
