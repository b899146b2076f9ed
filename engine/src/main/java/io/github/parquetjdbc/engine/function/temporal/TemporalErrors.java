package io.github.parquetjdbc.engine.function.temporal;

import io.github.parquetjdbc.engine.context.QueryError;
import io.github.parquetjdbc.engine.context.QueryException;
import io.github.parquetjdbc.vector.DataType;

/** The errors of dates and times. */
final class TemporalErrors {

  private TemporalErrors() {}

  static QueryException beyondCalendar() {
    return new QueryException(
        QueryError.INVALID_DATETIME, "a timestamp lies beyond the years of the calendar");
  }

  static QueryException outOfRange(DataType type) {
    return new QueryException(
        QueryError.INVALID_DATETIME, "the result of date arithmetic is out of range of " + type);
  }
}
