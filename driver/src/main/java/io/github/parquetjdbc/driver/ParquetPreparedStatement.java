package io.github.parquetjdbc.driver;

import io.github.parquetjdbc.adapter.PreparedQuery;
import io.github.parquetjdbc.adapter.QueryParameter;
import io.github.parquetjdbc.adapter.ResultColumn;
import io.github.parquetjdbc.driver.accessor.ParameterConversion;
import io.github.parquetjdbc.driver.accessor.ValueTypes;
import io.github.parquetjdbc.driver.base.SqlErrors;
import io.github.parquetjdbc.driver.base.SqlStates;
import io.github.parquetjdbc.vector.DataType;
import java.sql.ParameterMetaData;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLDataException;
import java.sql.SQLException;
import java.time.ZoneId;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A statement planned once, and again for values that need other types than the planner gave their
 * parameters. Parameters stay values all the way: they never become SQL text.
 */
final class ParquetPreparedStatement extends ParameterSetters {

  /** In the place of a parameter that has no value; NULL is one. */
  private static final Object NOT_SET = new Object();

  private final ParquetConnection connection;
  private final PreparedQuery query;
  private final Object[] values;
  private final Map<Integer, DataType> types = new HashMap<>();

  /** Columns of the last execution, which those of the files may have changed for. */
  private List<ResultColumn> columns;

  private ParquetPreparedStatement(ParquetConnection connection, PreparedQuery query) {
    super(connection);
    this.connection = connection;
    this.query = query;
    this.columns = query.columns();
    this.values = new Object[query.parameters().size()];
    Arrays.fill(values, NOT_SET);
  }

  /**
   * @throws SQLException where the text is no valid query
   */
  static ParquetPreparedStatement prepare(ParquetConnection connection, String sql)
      throws SQLException {
    return new ParquetPreparedStatement(connection, connection.prepare(connection.nativeSQL(sql)));
  }

  @Override
  void set(int index, Object value) throws SQLException {
    checkOpen();
    if (index < 1 || index > values.length) {
      throw SqlErrors.noSuchIndex("parameter", index, values.length);
    }
    try {
      bind(index - 1, value);
    } catch (RuntimeException e) {
      throw SqlErrors.of(e);
    }
  }

  /** Where the planned type cannot hold the value, the value's own type takes its place. */
  private void bind(int number, Object value) throws SQLException {
    QueryParameter parameter = query.parameters().get(number);
    ZoneId zone = connection.timeZone();
    DataType type = parameter.type();
    if (parameter.role() == QueryParameter.Role.UNTYPED && value != null) {
      DataType own = ValueTypes.of(value);
      type = own == null ? type : own;
    }
    Object literal;
    try {
      literal = ParameterConversion.literal(value, type, zone);
    } catch (SQLDataException e) {
      type = ValueTypes.wider(value, type);
      if (type == null
          || parameter.role() == QueryParameter.Role.ROW_COUNT
          || !SqlStates.OUT_OF_RANGE.equals(e.getSQLState())) {
        throw e;
      }
      literal = ParameterConversion.literal(value, type, zone);
    }
    values[number] = literal;
    if (type.equals(parameter.type())) {
      types.remove(number);
    } else {
      types.put(number, type);
    }
  }

  @Override
  public void clearParameters() throws SQLException {
    checkOpen();
    types.clear();
    Arrays.fill(values, NOT_SET);
  }

  @Override
  public boolean execute() throws SQLException {
    checkOpen();
    for (int i = 0; i < values.length; i++) {
      if (values[i] == NOT_SET) {
        throw new SQLDataException(
            "parameter " + (i + 1) + " is not set", SqlStates.PARAMETER_NOT_SET);
      }
    }
    List<Object> parameters = Collections.unmodifiableList(Arrays.asList(values.clone()));
    Map<Integer, DataType> retyped = Map.copyOf(types);
    run(stop -> retyped.isEmpty() ? query : query.retyped(retyped, stop), parameters);
    columns = resultQuery().columns();
    return true;
  }

  @Override
  public ResultSet executeQuery() throws SQLException {
    execute();
    return getResultSet();
  }

  @Override
  public int executeUpdate() throws SQLException {
    checkOpen();
    throw new SQLException("a query is no update; use executeQuery", SqlStates.INVALID_STATEMENT);
  }

  @Override
  public long executeLargeUpdate() throws SQLException {
    return executeUpdate();
  }

  @Override
  public void addBatch() throws SQLException {
    checkOpen();
    throw SqlErrors.readOnly("a batch of updates");
  }

  @Override
  public ResultSetMetaData getMetaData() throws SQLException {
    checkOpen();
    return new ParquetResultSetMetaData(columns, connection.presentation().mode());
  }

  @Override
  public ParameterMetaData getParameterMetaData() throws SQLException {
    checkOpen();
    return new ParquetParameterMetaData(
        query.parameters().stream().map(QueryParameter::type).toList());
  }

  @Override
  public ResultSet executeQuery(String sql) throws SQLException {
    throw refuseText();
  }

  @Override
  public boolean execute(String sql) throws SQLException {
    throw refuseText();
  }

  @Override
  public int executeUpdate(String sql) throws SQLException {
    throw refuseText();
  }

  @Override
  public void addBatch(String sql) throws SQLException {
    throw refuseText();
  }

  private SQLException refuseText() throws SQLException {
    checkOpen();
    return new SQLException(
        "a prepared statement has its SQL text already", SqlStates.INVALID_STATEMENT);
  }
}
