package io.github.parquetjdbc.driver.accessor;

import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.Vector;
import java.sql.Date;
import java.sql.SQLException;
import java.sql.Time;
import java.sql.Timestamp;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.util.Calendar;

/**
 * TIMESTAMP WITH LOCAL TIME ZONE: an instant, shown in the session's zone. {@link Timestamp} holds
 * the instant itself, whatever the calendar.
 */
final class InstantAccessor extends Accessor {

  private final WallClock clock;
  private final EpochTimes times;

  InstantAccessor(DataType type, WallClock clock) {
    super(type);
    this.clock = clock;
    times = new EpochTimes(type);
  }

  @Override
  void bindFlat(Vector vector) {
    times.bind(vector);
  }

  Instant instant(int row) throws SQLException {
    int position = position(row);
    return Instant.ofEpochSecond(times.second(position), times.nano(position));
  }

  @Override
  public Object getObject(int row) throws SQLException {
    return getOffsetDateTime(row);
  }

  /** As the wall clock of the session's zone, then the offset: {@code +02:00}, {@code Z}. */
  @Override
  public String getString(int row) throws SQLException {
    OffsetDateTime time = getOffsetDateTime(row);
    return DateTimeText.timestamp(time.toLocalDate().toEpochDay(), time.toLocalTime().toNanoOfDay())
        + time.getOffset();
  }

  @Override
  public OffsetDateTime getOffsetDateTime(int row) throws SQLException {
    return OffsetDateTime.ofInstant(instant(row), clock.zone());
  }

  @Override
  public Timestamp getTimestamp(int row, Calendar calendar) throws SQLException {
    int position = position(row);
    Timestamp result = new Timestamp(times.second(position) * 1000);
    result.setNanos(times.nano(position));
    return result;
  }

  @Override
  public Date getDate(int row, Calendar calendar) throws SQLException {
    return clock.date(getLocalDate(row).toEpochDay(), calendar);
  }

  @Override
  public Time getTime(int row, Calendar calendar) throws SQLException {
    return clock.time(getLocalTime(row).toNanoOfDay(), calendar);
  }

  @Override
  public LocalDate getLocalDate(int row) throws SQLException {
    return getLocalDateTime(row).toLocalDate();
  }

  @Override
  public LocalTime getLocalTime(int row) throws SQLException {
    return getLocalDateTime(row).toLocalTime();
  }

  @Override
  public LocalDateTime getLocalDateTime(int row) throws SQLException {
    return getOffsetDateTime(row).toLocalDateTime();
  }
}
