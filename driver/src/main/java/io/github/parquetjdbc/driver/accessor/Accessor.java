package io.github.parquetjdbc.driver.accessor;

import io.github.parquetjdbc.driver.base.SqlErrors;
import io.github.parquetjdbc.vector.ConstantVector;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.DictionaryVector;
import io.github.parquetjdbc.vector.Validity;
import io.github.parquetjdbc.vector.Vector;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.sql.Array;
import java.sql.Blob;
import java.sql.Date;
import java.sql.NClob;
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
 * The getters of one column. Chosen once a result by the column's type, bound once a batch to its
 * vector, asked once a cell.
 *
 * <p>All getters take a row of the bound vector that is not null; the caller asks {@link #isNull}
 * first. The getters here refuse; a subclass overrides those that its type converts to. They throw
 * {@link SQLException}: 07006 where there is no conversion between the types, 22003 where the value
 * is out of range, 22007 and 22018 where text does not say such a value.
 */
public abstract class Accessor {

  private final DataType type;
  private Validity validity;
  private int[] positions;
  private Vector dictionary;
  private int[] zeros = new int[0];

  Accessor(DataType type) {
    this.type = type;
  }

  /** The column's type. */
  public final DataType type() {
    return type;
  }

  /** Makes the rows of a vector of the column's type readable, until the next call. */
  public final void bind(Vector vector) {
    validity = vector.validity();
    if (vector instanceof DictionaryVector entries) {
      positions = entries.ids();
      if (entries.dictionary() != dictionary) {
        dictionary = entries.dictionary();
        bindFlat(dictionary);
        cache(dictionary.length());
      }
      return;
    }
    dictionary = null;
    if (vector instanceof ConstantVector constant) {
      zeros = zeros.length < vector.length() ? new int[vector.length()] : zeros;
      positions = zeros;
      bindFlat(constant.value());
      cache(1);
    } else {
      positions = null;
      bindFlat(vector);
      cache(0);
    }
  }

  /** Takes the arrays of a vector that is neither constant nor a dictionary's. */
  abstract void bindFlat(Vector vector);

  /**
   * Says that each of the first {@code entries} positions may be asked for many times while this
   * vector is bound, so that an object made for one is worth keeping.
   */
  void cache(int entries) {}

  public final boolean isNull(int row) {
    return validity != null && !validity.isValid(row);
  }

  /** The position of a row in the arrays of the flat vector. */
  final int position(int row) {
    return positions == null ? row : positions[row];
  }

  /** The object that {@code ResultSet.getObject(int)} gives for this type (JDBC 4.3, table B-3). */
  public abstract Object getObject(int row) throws SQLException;

  /** The text of the value; every type has one. */
  public abstract String getString(int row) throws SQLException;

  public boolean getBoolean(int row) throws SQLException {
    throw refuse("boolean");
  }

  public byte getByte(int row) throws SQLException {
    return NumberRange.toByte(getLong(row));
  }

  public short getShort(int row) throws SQLException {
    return NumberRange.toShort(getLong(row));
  }

  public int getInt(int row) throws SQLException {
    return NumberRange.toInt(getLong(row));
  }

  public long getLong(int row) throws SQLException {
    throw refuse("a number");
  }

  public float getFloat(int row) throws SQLException {
    return NumberRange.toFloat(getDouble(row));
  }

  public double getDouble(int row) throws SQLException {
    throw refuse("a number");
  }

  public BigDecimal getBigDecimal(int row) throws SQLException {
    throw refuse("BigDecimal");
  }

  /** Truncated towards zero, exact for every size. */
  public BigInteger getBigInteger(int row) throws SQLException {
    return getBigDecimal(row).toBigInteger();
  }

  public byte[] getBytes(int row) throws SQLException {
    throw refuse("bytes");
  }

  /**
   * @param calendar whose zone the wall-clock date is in; {@code null} for the JVM's default
   */
  public Date getDate(int row, Calendar calendar) throws SQLException {
    throw refuse("Date");
  }

  /**
   * @param calendar whose zone the wall-clock time is in; {@code null} for the JVM's default
   */
  public Time getTime(int row, Calendar calendar) throws SQLException {
    throw refuse("Time");
  }

  /**
   * @param calendar whose zone the wall-clock time is in; {@code null} for the JVM's default
   */
  public Timestamp getTimestamp(int row, Calendar calendar) throws SQLException {
    throw refuse("Timestamp");
  }

  public LocalDate getLocalDate(int row) throws SQLException {
    throw refuse("LocalDate");
  }

  public LocalTime getLocalTime(int row) throws SQLException {
    throw refuse("LocalTime");
  }

  public LocalDateTime getLocalDateTime(int row) throws SQLException {
    throw refuse("LocalDateTime");
  }

  public OffsetDateTime getOffsetDateTime(int row) throws SQLException {
    throw refuse("OffsetDateTime");
  }

  public UUID getUuid(int row) throws SQLException {
    throw refuse("UUID");
  }

  public Array getArray(int row) throws SQLException {
    throw refuse("Array");
  }

  /**
   * @param component class of the array's components, possibly primitive
   */
  public Object getJavaArray(int row, Class<?> component) throws SQLException {
    throw refuse(component.getTypeName() + "[]");
  }

  public List<Object> getList(int row) throws SQLException {
    throw refuse("List");
  }

  public Struct getStruct(int row) throws SQLException {
    throw refuse("Struct");
  }

  public Map<Object, Object> getMap(int row) throws SQLException {
    throw refuse("Map");
  }

  public Blob getBlob(int row) throws SQLException {
    throw refuse("Blob");
  }

  public NClob getClob(int row) throws SQLException {
    throw refuse("Clob");
  }

  /** Appends the value as JSON, as it stands within the text of a nested value. */
  void appendJson(int row, StringBuilder json) throws SQLException {
    Json.appendText(getString(row), json);
  }

  final SQLException refuse(String target) {
    return SqlErrors.noConversion(type.toString(), target);
  }
}
