package io.github.parquetjdbc.driver.accessor;

import io.github.parquetjdbc.driver.base.LabelledResultSet;
import io.github.parquetjdbc.driver.base.SqlErrors;
import io.github.parquetjdbc.driver.base.SqlStates;
import io.github.parquetjdbc.vector.Batch;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.Reader;
import java.io.StringReader;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.sql.Array;
import java.sql.Blob;
import java.sql.Clob;
import java.sql.Date;
import java.sql.NClob;
import java.sql.Ref;
import java.sql.RowId;
import java.sql.SQLException;
import java.sql.SQLXML;
import java.sql.Time;
import java.sql.Timestamp;
import java.util.Calendar;
import java.util.Map;

/**
 * The getters of a result set, over the rows of one batch at a time. A getter costs the check of
 * its column, the check for null, and one call of the column's accessor.
 *
 * <p>Where the batches come from is the subclass's matter: it {@linkplain #show shows} one, steps
 * through it by {@link #step}, and {@linkplain #showNothing takes it away}.
 */
public abstract class RowResultSet extends LabelledResultSet {

  private static final int NO_ROW = -1;

  private final Accessor[] accessors;
  private int row = NO_ROW;
  private int length;
  private boolean wasNull;

  /**
   * @param accessors one a column, of this result set's own
   */
  protected RowResultSet(Accessor[] accessors) {
    this.accessors = accessors;
  }

  /** Stands before the first of the batch's first {@code rows} rows. */
  protected final void show(Batch batch, int rows) {
    for (int i = 0; i < accessors.length; i++) {
      accessors[i].bind(batch.column(i));
    }
    row = NO_ROW;
    length = rows;
  }

  /** There is no row to read or to step to. */
  protected final void showNothing() {
    row = NO_ROW;
    length = 0;
  }

  /** Ends reading from another thread, which a getter at work on the present row survives. */
  protected final void withdraw() {
    length = 0;
  }

  /** Goes to the next row shown, if there is one. */
  protected final boolean step() {
    if (row + 1 >= length) {
      return false;
    }
    row++;
    return true;
  }

  /** Rows of the batch that have been stepped to. */
  protected final int stepped() {
    return row + 1;
  }

  /** The accessor of a value that is there; {@code null} where the value is null. */
  private Accessor present(int column) throws SQLException {
    if (row < 0 || row >= length || column < 1 || column > accessors.length) {
      throw unreadable(column);
    }
    Accessor accessor = accessors[column - 1];
    boolean isNull = accessor.isNull(row);
    wasNull = isNull;
    return isNull ? null : accessor;
  }

  private SQLException unreadable(int column) throws SQLException {
    checkOpen();
    if (row < 0 || row >= length) {
      return new SQLException(
          "the result set is not on a row; call next()", SqlStates.INVALID_CURSOR_STATE);
    }
    return SqlErrors.noSuchIndex("column", column, accessors.length);
  }

  @Override
  public final boolean wasNull() throws SQLException {
    checkOpen();
    return wasNull;
  }

  @Override
  public final Object getObject(int column) throws SQLException {
    Accessor accessor = present(column);
    return accessor == null ? null : accessor.getObject(row);
  }

  @Override
  public final <T> T getObject(int column, Class<T> type) throws SQLException {
    if (type == null) {
      throw SqlErrors.invalidArgument("getObject needs a class");
    }
    Accessor accessor = present(column);
    return accessor == null ? null : ObjectGetters.get(accessor, row, type);
  }

  /** There are no user-defined types for the map to name. */
  @Override
  public final Object getObject(int column, Map<String, Class<?>> map) throws SQLException {
    return getObject(column);
  }

  @Override
  public final String getString(int column) throws SQLException {
    Accessor accessor = present(column);
    return accessor == null ? null : accessor.getString(row);
  }

  @Override
  public final boolean getBoolean(int column) throws SQLException {
    Accessor accessor = present(column);
    return accessor != null && accessor.getBoolean(row);
  }

  @Override
  public final byte getByte(int column) throws SQLException {
    Accessor accessor = present(column);
    return accessor == null ? 0 : accessor.getByte(row);
  }

  @Override
  public final short getShort(int column) throws SQLException {
    Accessor accessor = present(column);
    return accessor == null ? 0 : accessor.getShort(row);
  }

  @Override
  public final int getInt(int column) throws SQLException {
    Accessor accessor = present(column);
    return accessor == null ? 0 : accessor.getInt(row);
  }

  @Override
  public final long getLong(int column) throws SQLException {
    Accessor accessor = present(column);
    return accessor == null ? 0 : accessor.getLong(row);
  }

  @Override
  public final float getFloat(int column) throws SQLException {
    Accessor accessor = present(column);
    return accessor == null ? 0 : accessor.getFloat(row);
  }

  @Override
  public final double getDouble(int column) throws SQLException {
    Accessor accessor = present(column);
    return accessor == null ? 0 : accessor.getDouble(row);
  }

  @Override
  public final BigDecimal getBigDecimal(int column) throws SQLException {
    Accessor accessor = present(column);
    return accessor == null ? null : accessor.getBigDecimal(row);
  }

  @Override
  @Deprecated
  public final BigDecimal getBigDecimal(int column, int scale) throws SQLException {
    if (scale < 0) {
      throw SqlErrors.invalidArgument("scale " + scale + " is negative");
    }
    BigDecimal value = getBigDecimal(column);
    return value == null ? null : value.setScale(scale, RoundingMode.HALF_UP);
  }

  @Override
  public final byte[] getBytes(int column) throws SQLException {
    Accessor accessor = present(column);
    return accessor == null ? null : accessor.getBytes(row);
  }

  @Override
  public final Date getDate(int column) throws SQLException {
    return getDate(column, null);
  }

  @Override
  public final Date getDate(int column, Calendar calendar) throws SQLException {
    Accessor accessor = present(column);
    return accessor == null ? null : accessor.getDate(row, calendar);
  }

  @Override
  public final Time getTime(int column) throws SQLException {
    return getTime(column, null);
  }

  @Override
  public final Time getTime(int column, Calendar calendar) throws SQLException {
    Accessor accessor = present(column);
    return accessor == null ? null : accessor.getTime(row, calendar);
  }

  @Override
  public final Timestamp getTimestamp(int column) throws SQLException {
    return getTimestamp(column, null);
  }

  @Override
  public final Timestamp getTimestamp(int column, Calendar calendar) throws SQLException {
    Accessor accessor = present(column);
    return accessor == null ? null : accessor.getTimestamp(row, calendar);
  }

  @Override
  public final Array getArray(int column) throws SQLException {
    Accessor accessor = present(column);
    return accessor == null ? null : accessor.getArray(row);
  }

  @Override
  public final String getNString(int column) throws SQLException {
    return getString(column);
  }

  @Override
  public final InputStream getAsciiStream(int column) throws SQLException {
    String value = getString(column);
    return value == null
        ? null
        : new ByteArrayInputStream(value.getBytes(StandardCharsets.US_ASCII));
  }

  @Override
  @Deprecated
  public final InputStream getUnicodeStream(int column) throws SQLException {
    String value = getString(column);
    return value == null ? null : new ByteArrayInputStream(value.getBytes(StandardCharsets.UTF_8));
  }

  @Override
  public final InputStream getBinaryStream(int column) throws SQLException {
    byte[] value = getBytes(column);
    return value == null ? null : new ByteArrayInputStream(value);
  }

  @Override
  public final Reader getCharacterStream(int column) throws SQLException {
    String value = getString(column);
    return value == null ? null : new StringReader(value);
  }

  @Override
  public final Reader getNCharacterStream(int column) throws SQLException {
    return getCharacterStream(column);
  }

  @Override
  public final Ref getRef(int column) throws SQLException {
    throw refuse(column, "REF");
  }

  @Override
  public final Blob getBlob(int column) throws SQLException {
    Accessor accessor = present(column);
    return accessor == null ? null : accessor.getBlob(row);
  }

  @Override
  public final Clob getClob(int column) throws SQLException {
    return getNClob(column);
  }

  @Override
  public final NClob getNClob(int column) throws SQLException {
    Accessor accessor = present(column);
    return accessor == null ? null : accessor.getClob(row);
  }

  @Override
  public final URL getURL(int column) throws SQLException {
    throw refuse(column, "DATALINK");
  }

  @Override
  public final RowId getRowId(int column) throws SQLException {
    throw refuse(column, "ROWID");
  }

  @Override
  public final SQLXML getSQLXML(int column) throws SQLException {
    throw refuse(column, "XML");
  }

  private SQLException refuse(int column, String type) throws SQLException {
    present(column);
    return SqlErrors.refused("the SQL type " + type);
  }
}
