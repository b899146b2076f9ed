package io.github.parquetjdbc.driver.accessor;

import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.Vector;
import java.sql.Array;
import java.sql.Date;
import java.sql.SQLException;
import java.sql.Struct;
import java.sql.Time;
import java.sql.Timestamp;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.util.Calendar;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/**
 * A value that simple mode says is text or a TIMESTAMP: {@code getObject} gives what that type
 * promises; getters that name what the value really is still work.
 */
final class SimpleAccessor extends Accessor {

  private final Accessor values;

  /**
   * @param shown what the column is said to be
   */
  SimpleAccessor(DataType shown, Accessor values) {
    super(shown);
    this.values = values;
  }

  @Override
  void bindFlat(Vector vector) {
    values.bind(vector);
  }

  @Override
  public Object getObject(int row) throws SQLException {
    return values instanceof InstantAccessor ? getTimestamp(row, null) : getString(row);
  }

  /** Instants without their offset, as the session's wall clock shows them. */
  @Override
  public String getString(int row) throws SQLException {
    if (values instanceof InstantAccessor) {
      LocalDateTime time = getLocalDateTime(row);
      return DateTimeText.timestamp(
          time.toLocalDate().toEpochDay(), time.toLocalTime().toNanoOfDay());
    }
    return values.getString(position(row));
  }

  @Override
  public byte[] getBytes(int row) throws SQLException {
    return values.getBytes(position(row));
  }

  @Override
  public Date getDate(int row, Calendar calendar) throws SQLException {
    return values.getDate(position(row), calendar);
  }

  @Override
  public Time getTime(int row, Calendar calendar) throws SQLException {
    return values.getTime(position(row), calendar);
  }

  @Override
  public Timestamp getTimestamp(int row, Calendar calendar) throws SQLException {
    return values.getTimestamp(position(row), calendar);
  }

  @Override
  public LocalDate getLocalDate(int row) throws SQLException {
    return values.getLocalDate(position(row));
  }

  @Override
  public LocalTime getLocalTime(int row) throws SQLException {
    return values.getLocalTime(position(row));
  }

  @Override
  public LocalDateTime getLocalDateTime(int row) throws SQLException {
    return values.getLocalDateTime(position(row));
  }

  @Override
  public OffsetDateTime getOffsetDateTime(int row) throws SQLException {
    return values.getOffsetDateTime(position(row));
  }

  @Override
  public UUID getUuid(int row) throws SQLException {
    return values.getUuid(position(row));
  }

  @Override
  public Array getArray(int row) throws SQLException {
    return values.getArray(position(row));
  }

  @Override
  public Object getJavaArray(int row, Class<?> component) throws SQLException {
    return values.getJavaArray(position(row), component);
  }

  @Override
  public Struct getStruct(int row) throws SQLException {
    return values.getStruct(position(row));
  }

  @Override
  public List<Object> getList(int row) throws SQLException {
    return values.getList(position(row));
  }

  @Override
  public Map<Object, Object> getMap(int row) throws SQLException {
    return values.getMap(position(row));
  }
}
