package io.github.parquetjdbc.driver.accessor;

import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.LongVector;
import io.github.parquetjdbc.vector.TypeId;
import io.github.parquetjdbc.vector.Vector;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Period;

/** Intervals of months or of milliseconds, as ISO 8601 text: {@code P1Y2M}, {@code PT36H}. */
final class IntervalAccessor extends Accessor {

  private long[] values;

  IntervalAccessor(DataType type) {
    super(type);
  }

  @Override
  void bindFlat(Vector vector) {
    values = ((LongVector) vector).values();
  }

  @Override
  public Object getObject(int row) throws SQLException {
    return getString(row);
  }

  @Override
  public String getString(int row) throws SQLException {
    long value = values[position(row)];
    if (type().id() == TypeId.INTERVAL_DAY) {
      return Duration.ofMillis(value).toString();
    }
    return Period.ofMonths(NumberRange.toInt(value)).normalized().toString();
  }

  /** The months, or the milliseconds. */
  @Override
  public long getLong(int row) {
    return values[position(row)];
  }
}
