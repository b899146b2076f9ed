package io.github.parquetjdbc.driver.accessor;

import io.github.parquetjdbc.vector.BytesVector;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.TypeId;
import io.github.parquetjdbc.vector.Vector;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.sql.Date;
import java.sql.NClob;
import java.sql.SQLException;
import java.sql.Time;
import java.sql.Timestamp;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.util.Calendar;
import java.util.UUID;

/** VARCHAR, and VARIANT as its JSON text. Converts to what the text says. */
final class TextAccessor extends CachedAccessor<String> {

  private final WallClock clock;
  private BytesVector vector;

  TextAccessor(DataType type, WallClock clock) {
    super(type);
    this.clock = clock;
  }

  @Override
  void bindFlat(Vector newVector) {
    vector = (BytesVector) newVector;
  }

  @Override
  String make(int position) {
    return vector.text(position);
  }

  @Override
  String[] array(int length) {
    return new String[length];
  }

  @Override
  public String getString(int row) {
    return value(row);
  }

  @Override
  public boolean getBoolean(int row) throws SQLException {
    return TextParser.toBoolean(value(row));
  }

  @Override
  public long getLong(int row) throws SQLException {
    return NumberRange.toLong(getBigDecimal(row));
  }

  @Override
  public double getDouble(int row) throws SQLException {
    return TextParser.toDouble(value(row));
  }

  @Override
  public BigDecimal getBigDecimal(int row) throws SQLException {
    return TextParser.toDecimal(value(row));
  }

  @Override
  public BigInteger getBigInteger(int row) throws SQLException {
    return NumberRange.toBigInteger(getBigDecimal(row));
  }

  /** The text's UTF-8, as it is in the file. */
  @Override
  public byte[] getBytes(int row) {
    return vector.copy(position(row));
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
  public Timestamp getTimestamp(int row, Calendar calendar) throws SQLException {
    LocalDateTime time = getLocalDateTime(row);
    return clock.timestamp(
        time.toLocalDate().toEpochDay(), time.toLocalTime().toNanoOfDay(), calendar);
  }

  @Override
  public LocalDate getLocalDate(int row) throws SQLException {
    return TextParser.toDateTime(value(row)).toLocalDate();
  }

  @Override
  public LocalTime getLocalTime(int row) throws SQLException {
    return TextParser.toTime(value(row));
  }

  @Override
  public LocalDateTime getLocalDateTime(int row) throws SQLException {
    return TextParser.toDateTime(value(row));
  }

  @Override
  public OffsetDateTime getOffsetDateTime(int row) throws SQLException {
    return TextParser.toInstant(value(row), clock.zone());
  }

  @Override
  public UUID getUuid(int row) throws SQLException {
    return TextParser.toUuid(value(row));
  }

  @Override
  public NClob getClob(int row) {
    return new TextClob(value(row));
  }

  @Override
  void appendJson(int row, StringBuilder json) {
    if (type().id() == TypeId.VARIANT) {
      json.append(value(row));
    } else {
      Json.appendText(value(row), json);
    }
  }
}
