package io.github.parquetjdbc.driver;

import io.github.parquetjdbc.driver.accessor.TemporalParameters;
import io.github.parquetjdbc.driver.base.SqlErrors;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.io.StringWriter;
import java.math.BigDecimal;
import java.net.URL;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.sql.Array;
import java.sql.Blob;
import java.sql.Clob;
import java.sql.Date;
import java.sql.NClob;
import java.sql.PreparedStatement;
import java.sql.Ref;
import java.sql.RowId;
import java.sql.SQLException;
import java.sql.SQLType;
import java.sql.SQLXML;
import java.sql.Time;
import java.sql.Timestamp;
import java.time.LocalDateTime;
import java.util.Calendar;

/**
 * The role "parameters are set": every setter of JDBC comes down to a Java value at a number. The
 * type that the planner gave the parameter decides what becomes of it; SQL types named by the
 * caller do not.
 */
abstract class ParameterSetters extends ParquetStatement implements PreparedStatement {

  ParameterSetters(ParquetConnection connection) {
    super(connection);
  }

  /**
   * @param index from 1
   * @param value {@code null} for NULL
   */
  abstract void set(int index, Object value) throws SQLException;

  @Override
  public final void setNull(int index, int type) throws SQLException {
    set(index, null);
  }

  @Override
  public final void setNull(int index, int type, String typeName) throws SQLException {
    set(index, null);
  }

  @Override
  public final void setBoolean(int index, boolean value) throws SQLException {
    set(index, value);
  }

  @Override
  public final void setByte(int index, byte value) throws SQLException {
    set(index, value);
  }

  @Override
  public final void setShort(int index, short value) throws SQLException {
    set(index, value);
  }

  @Override
  public final void setInt(int index, int value) throws SQLException {
    set(index, value);
  }

  @Override
  public final void setLong(int index, long value) throws SQLException {
    set(index, value);
  }

  @Override
  public final void setFloat(int index, float value) throws SQLException {
    set(index, value);
  }

  @Override
  public final void setDouble(int index, double value) throws SQLException {
    set(index, value);
  }

  @Override
  public final void setBigDecimal(int index, BigDecimal value) throws SQLException {
    set(index, value);
  }

  @Override
  public final void setString(int index, String value) throws SQLException {
    set(index, value);
  }

  @Override
  public final void setNString(int index, String value) throws SQLException {
    set(index, value);
  }

  @Override
  public final void setBytes(int index, byte[] value) throws SQLException {
    set(index, value);
  }

  @Override
  public final void setDate(int index, Date value) throws SQLException {
    set(index, value);
  }

  @Override
  public final void setTime(int index, Time value) throws SQLException {
    set(index, value);
  }

  @Override
  public final void setTimestamp(int index, Timestamp value) throws SQLException {
    set(index, value);
  }

  @Override
  public final void setDate(int index, Date value, Calendar calendar) throws SQLException {
    LocalDateTime time = inZone(value, calendar);
    set(index, time == null ? value : time.toLocalDate());
  }

  @Override
  public final void setTime(int index, Time value, Calendar calendar) throws SQLException {
    LocalDateTime time = inZone(value, calendar);
    set(index, time == null ? value : time.toLocalTime());
  }

  @Override
  public final void setTimestamp(int index, Timestamp value, Calendar calendar)
      throws SQLException {
    LocalDateTime time = inZone(value, calendar);
    set(index, time == null ? value : time);
  }

  private static LocalDateTime inZone(java.util.Date value, Calendar calendar) {
    return value == null || calendar == null ? null : TemporalParameters.wallClock(value, calendar);
  }

  @Override
  public final void setObject(int index, Object value) throws SQLException {
    set(index, value);
  }

  @Override
  public final void setObject(int index, Object value, int type) throws SQLException {
    set(index, value);
  }

  @Override
  public final void setObject(int index, Object value, int type, int scaleOrLength)
      throws SQLException {
    set(index, value);
  }

  @Override
  public final void setObject(int index, Object value, SQLType type) throws SQLException {
    set(index, value);
  }

  @Override
  public final void setObject(int index, Object value, SQLType type, int scaleOrLength)
      throws SQLException {
    set(index, value);
  }

  @Override
  public final void setAsciiStream(int index, InputStream value) throws SQLException {
    set(index, text(value, Long.MAX_VALUE, StandardCharsets.US_ASCII));
  }

  @Override
  public final void setAsciiStream(int index, InputStream value, int length) throws SQLException {
    set(index, text(value, length, StandardCharsets.US_ASCII));
  }

  @Override
  public final void setAsciiStream(int index, InputStream value, long length) throws SQLException {
    set(index, text(value, length, StandardCharsets.US_ASCII));
  }

  @Override
  @Deprecated
  public final void setUnicodeStream(int index, InputStream value, int length) throws SQLException {
    set(index, text(value, length, StandardCharsets.UTF_8));
  }

  @Override
  public final void setBinaryStream(int index, InputStream value) throws SQLException {
    set(index, bytes(value, Long.MAX_VALUE));
  }

  @Override
  public final void setBinaryStream(int index, InputStream value, int length) throws SQLException {
    set(index, bytes(value, length));
  }

  @Override
  public final void setBinaryStream(int index, InputStream value, long length) throws SQLException {
    set(index, bytes(value, length));
  }

  @Override
  public final void setCharacterStream(int index, Reader value) throws SQLException {
    set(index, text(value, Long.MAX_VALUE));
  }

  @Override
  public final void setCharacterStream(int index, Reader value, int length) throws SQLException {
    set(index, text(value, length));
  }

  @Override
  public final void setCharacterStream(int index, Reader value, long length) throws SQLException {
    set(index, text(value, length));
  }

  @Override
  public final void setNCharacterStream(int index, Reader value) throws SQLException {
    set(index, text(value, Long.MAX_VALUE));
  }

  @Override
  public final void setNCharacterStream(int index, Reader value, long length) throws SQLException {
    set(index, text(value, length));
  }

  @Override
  public final void setBlob(int index, InputStream value) throws SQLException {
    setBinaryStream(index, value);
  }

  @Override
  public final void setBlob(int index, InputStream value, long length) throws SQLException {
    setBinaryStream(index, value, length);
  }

  @Override
  public final void setClob(int index, Reader value) throws SQLException {
    setCharacterStream(index, value);
  }

  @Override
  public final void setClob(int index, Reader value, long length) throws SQLException {
    setCharacterStream(index, value, length);
  }

  @Override
  public final void setNClob(int index, Reader value) throws SQLException {
    setCharacterStream(index, value);
  }

  @Override
  public final void setNClob(int index, Reader value, long length) throws SQLException {
    setCharacterStream(index, value, length);
  }

  @Override
  public final void setBlob(int index, Blob value) throws SQLException {
    set(index, value == null ? null : bytes(value.getBinaryStream(), Long.MAX_VALUE));
  }

  @Override
  public final void setClob(int index, Clob value) throws SQLException {
    set(index, value == null ? null : text(value.getCharacterStream(), Long.MAX_VALUE));
  }

  @Override
  public final void setNClob(int index, NClob value) throws SQLException {
    setClob(index, (Clob) value);
  }

  @Override
  public final void setURL(int index, URL value) throws SQLException {
    set(index, value == null ? null : value.toString());
  }

  @Override
  public final void setRef(int index, Ref value) throws SQLException {
    throw refuse("the SQL type REF");
  }

  @Override
  public final void setArray(int index, Array value) throws SQLException {
    throw refuse("an array parameter");
  }

  @Override
  public final void setRowId(int index, RowId value) throws SQLException {
    throw refuse("the SQL type ROWID");
  }

  @Override
  public final void setSQLXML(int index, SQLXML value) throws SQLException {
    throw refuse("the SQL type XML");
  }

  private SQLException refuse(String what) throws SQLException {
    checkOpen();
    return SqlErrors.refused(what);
  }

  private static String text(InputStream stream, long length, Charset charset) throws SQLException {
    byte[] bytes = bytes(stream, length);
    return bytes == null ? null : new String(bytes, charset);
  }

  /** At most {@code length} bytes of a stream. */
  private static byte[] bytes(InputStream stream, long length) throws SQLException {
    checkLength(length);
    try {
      return stream == null ? null : stream.readNBytes((int) Math.min(length, Integer.MAX_VALUE));
    } catch (IOException e) {
      throw SqlErrors.of(e);
    }
  }

  /** At most {@code length} characters of a reader. */
  private static String text(Reader reader, long length) throws SQLException {
    checkLength(length);
    if (reader == null) {
      return null;
    }
    StringWriter text = new StringWriter();
    char[] buffer = new char[4096];
    try {
      long left = length;
      int read = reader.read(buffer, 0, (int) Math.min(left, buffer.length));
      while (read > 0) {
        text.write(buffer, 0, read);
        left -= read;
        read = left == 0 ? 0 : reader.read(buffer, 0, (int) Math.min(left, buffer.length));
      }
    } catch (IOException e) {
      throw SqlErrors.of(e);
    }
    return text.toString();
  }

  private static void checkLength(long length) throws SQLException {
    if (length < 0) {
      throw SqlErrors.invalidArgument("length " + length + " is negative");
    }
  }
}
