package io.github.parquetjdbc.engine.function.numeric;

import io.github.parquetjdbc.engine.context.QueryError;
import io.github.parquetjdbc.engine.context.QueryException;
import io.github.parquetjdbc.vector.DataType;

/** The errors of arithmetic. */
final class NumericErrors {

  private NumericErrors() {}

  static QueryException divisionByZero() {
    return new QueryException(QueryError.DIVISION_BY_ZERO, "division by zero");
  }

  static QueryException overflow(String expression, DataType type) {
    return new QueryException(
        QueryError.NUMERIC_OVERFLOW, expression + " is out of range of " + type);
  }

  static QueryException domain(String function, Object argument) {
    return new QueryException(
        QueryError.INVALID_ARGUMENT, function + " of " + argument + " is not defined");
  }
}
