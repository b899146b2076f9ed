package io.github.parquetjdbc.driver.accessor;

import io.github.parquetjdbc.driver.base.SqlErrors;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.IntVector;
import io.github.parquetjdbc.vector.LongVector;
import io.github.parquetjdbc.vector.Vector;
import java.sql.Date;
import java.sql.SQLException;
import java.sql.Time;
import java.sql.Timestamp;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.Calendar;

/** DATE, TIME and TIMESTAMP: a day and a time of day on a wall clock of no zone. */
abstract class DateTimeAccessor extends Accessor {

  static final long SECONDS_PER_DAY = 86_400;
  static final long NANOS_PER_SECOND = 1_000_000_000L;

  final WallClock clock;

  DateTimeAccessor(DataType type, WallClock clock) {
    super(type);
    this.clock = clock;
  }

  /** Days since 1970-01-01. */
  abstract long day(int row) throws SQLException;

  /** From 0 up to but not including a day. */
  abstract long nanoOfDay(int row) throws SQLException;

  @Override
  public Timestamp getTimestamp(int row, Calendar calendar) throws SQLException {
    return clock.timestamp(day(row), nanoOfDay(row), calendar);
  }

  @Override
  public LocalDateTime getLocalDateTime(int row) throws SQLException {
    return LocalDateTime.of(LocalDate.ofEpochDay(day(row)), LocalTime.ofNanoOfDay(nanoOfDay(row)));
  }

  /** DATE; as a timestamp, its midnight. */
  static final class OfDate extends DateTimeAccessor {

    private int[] values;

    OfDate(DataType type, WallClock clock) {
      super(type, clock);
    }

    @Override
    void bindFlat(Vector vector) {
      values = ((IntVector) vector).values();
    }

    @Override
    long day(int row) {
      return values[position(row)];
    }

    @Override
    long nanoOfDay(int row) {
      return 0;
    }

    @Override
    public Object getObject(int row) {
      return getDate(row, null);
    }

    @Override
    public String getString(int row) {
      return DateTimeText.date(day(row));
    }

    @Override
    public Date getDate(int row, Calendar calendar) {
      return clock.date(day(row), calendar);
    }

    @Override
    public LocalDate getLocalDate(int row) {
      return LocalDate.ofEpochDay(day(row));
    }
  }

  /** TIME; as a timestamp, on 1970-01-01. */
  static final class OfTime extends DateTimeAccessor {

    private final long nanosPerUnit;
    private long[] values;

    OfTime(DataType type, WallClock clock) {
      super(type, clock);
      nanosPerUnit = NANOS_PER_SECOND / type.unitsPerSecond();
    }

    @Override
    void bindFlat(Vector vector) {
      values = ((LongVector) vector).values();
    }

    @Override
    long day(int row) {
      return 0;
    }

    /** Files may hold what is no time of day; 24:00:00 is none either. */
    @Override
    long nanoOfDay(int row) throws SQLException {
      long value = values[position(row)];
      if (value < 0 || value >= SECONDS_PER_DAY * NANOS_PER_SECOND / nanosPerUnit) {
        throw SqlErrors.outOfRange(value, type().toString());
      }
      return value * nanosPerUnit;
    }

    @Override
    public Object getObject(int row) throws SQLException {
      return getTime(row, null);
    }

    @Override
    public String getString(int row) throws SQLException {
      return DateTimeText.time(nanoOfDay(row));
    }

    @Override
    public Time getTime(int row, Calendar calendar) throws SQLException {
      return clock.time(nanoOfDay(row), calendar);
    }

    @Override
    public LocalTime getLocalTime(int row) throws SQLException {
      return LocalTime.ofNanoOfDay(nanoOfDay(row));
    }
  }

  /** TIMESTAMP: never shifted by any zone. */
  static final class OfTimestamp extends DateTimeAccessor {

    private final EpochTimes times;

    OfTimestamp(DataType type, WallClock clock) {
      super(type, clock);
      times = new EpochTimes(type);
    }

    @Override
    void bindFlat(Vector vector) {
      times.bind(vector);
    }

    @Override
    long day(int row) throws SQLException {
      return Math.floorDiv(times.second(position(row)), SECONDS_PER_DAY);
    }

    @Override
    long nanoOfDay(int row) throws SQLException {
      int position = position(row);
      long second = Math.floorMod(times.second(position), SECONDS_PER_DAY);
      return second * NANOS_PER_SECOND + times.nano(position);
    }

    @Override
    public Object getObject(int row) throws SQLException {
      return getTimestamp(row, null);
    }

    @Override
    public String getString(int row) throws SQLException {
      return DateTimeText.timestamp(day(row), nanoOfDay(row));
    }

    @Override
    public Date getDate(int row, Calendar calendar) throws SQLException {
      return clock.date(day(row), calendar);
    }

    @Override
    public Time getTime(int row, Calendar calendar) throws SQLException {
      return clock.time(nanoOfDay(row), calendar);
    }

    @Override
    public LocalDate getLocalDate(int row) throws SQLException {
      return LocalDate.ofEpochDay(day(row));
    }

    @Override
    public LocalTime getLocalTime(int row) throws SQLException {
      return LocalTime.ofNanoOfDay(nanoOfDay(row));
    }
  }
}
