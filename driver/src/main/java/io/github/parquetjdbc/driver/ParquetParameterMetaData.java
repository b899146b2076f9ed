package io.github.parquetjdbc.driver;

import io.github.parquetjdbc.driver.accessor.JdbcType;
import io.github.parquetjdbc.driver.base.SqlErrors;
import io.github.parquetjdbc.driver.base.Unwrappable;
import io.github.parquetjdbc.vector.DataType;
import java.sql.ParameterMetaData;
import java.sql.SQLException;
import java.util.List;

/** The parameters of a prepared statement, with the types that the planner gave them. Immutable. */
final class ParquetParameterMetaData implements ParameterMetaData, Unwrappable {

  private final List<DataType> types;

  ParquetParameterMetaData(List<DataType> types) {
    this.types = types;
  }

  private JdbcType type(int parameter) throws SQLException {
    if (parameter < 1 || parameter > types.size()) {
      throw SqlErrors.noSuchIndex("parameter", parameter, types.size());
    }
    return JdbcType.of(types.get(parameter - 1));
  }

  @Override
  public int getParameterCount() {
    return types.size();
  }

  @Override
  public int isNullable(int parameter) throws SQLException {
    type(parameter);
    return parameterNullable;
  }

  @Override
  public boolean isSigned(int parameter) throws SQLException {
    return type(parameter).isSigned();
  }

  @Override
  public int getPrecision(int parameter) throws SQLException {
    return type(parameter).precision();
  }

  @Override
  public int getScale(int parameter) throws SQLException {
    return type(parameter).scale();
  }

  @Override
  public int getParameterType(int parameter) throws SQLException {
    return type(parameter).code();
  }

  @Override
  public String getParameterTypeName(int parameter) throws SQLException {
    return type(parameter).name();
  }

  @Override
  public String getParameterClassName(int parameter) throws SQLException {
    return type(parameter).className();
  }

  @Override
  public int getParameterMode(int parameter) throws SQLException {
    type(parameter);
    return parameterModeIn;
  }
}
