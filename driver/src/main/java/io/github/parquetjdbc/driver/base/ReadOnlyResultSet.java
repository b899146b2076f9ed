package io.github.parquetjdbc.driver.base;

import java.io.InputStream;
import java.io.Reader;
import java.math.BigDecimal;
import java.sql.Array;
import java.sql.Blob;
import java.sql.Clob;
import java.sql.Date;
import java.sql.NClob;
import java.sql.Ref;
import java.sql.RowId;
import java.sql.SQLException;
import java.sql.SQLType;
import java.sql.SQLXML;
import java.sql.Time;
import java.sql.Timestamp;

/** The role "nothing is updated", whole: updates by label, and of rows. */
abstract class ReadOnlyResultSet extends ReadOnlyColumns {

  /**
   * @throws SQLException where the result set is closed
   */
  protected abstract void checkOpen() throws SQLException;

  @Override
  public void updateArray(String label, Array value) throws SQLException {
    throw SqlErrors.readOnly("update of a result set");
  }

  @Override
  public void updateAsciiStream(String label, InputStream value, int length) throws SQLException {
    throw SqlErrors.readOnly("update of a result set");
  }

  @Override
  public void updateAsciiStream(String label, InputStream value, long length) throws SQLException {
    throw SqlErrors.readOnly("update of a result set");
  }

  @Override
  public void updateAsciiStream(String label, InputStream value) throws SQLException {
    throw SqlErrors.readOnly("update of a result set");
  }

  @Override
  public void updateBigDecimal(String label, BigDecimal value) throws SQLException {
    throw SqlErrors.readOnly("update of a result set");
  }

  @Override
  public void updateBinaryStream(String label, InputStream value, int length) throws SQLException {
    throw SqlErrors.readOnly("update of a result set");
  }

  @Override
  public void updateBinaryStream(String label, InputStream value, long length) throws SQLException {
    throw SqlErrors.readOnly("update of a result set");
  }

  @Override
  public void updateBinaryStream(String label, InputStream value) throws SQLException {
    throw SqlErrors.readOnly("update of a result set");
  }

  @Override
  public void updateBlob(String label, InputStream value, long length) throws SQLException {
    throw SqlErrors.readOnly("update of a result set");
  }

  @Override
  public void updateBlob(String label, InputStream value) throws SQLException {
    throw SqlErrors.readOnly("update of a result set");
  }

  @Override
  public void updateBlob(String label, Blob value) throws SQLException {
    throw SqlErrors.readOnly("update of a result set");
  }

  @Override
  public void updateBoolean(String label, boolean value) throws SQLException {
    throw SqlErrors.readOnly("update of a result set");
  }

  @Override
  public void updateByte(String label, byte value) throws SQLException {
    throw SqlErrors.readOnly("update of a result set");
  }

  @Override
  public void updateBytes(String label, byte[] value) throws SQLException {
    throw SqlErrors.readOnly("update of a result set");
  }

  @Override
  public void updateCharacterStream(String label, Reader value, int length) throws SQLException {
    throw SqlErrors.readOnly("update of a result set");
  }

  @Override
  public void updateCharacterStream(String label, Reader value, long length) throws SQLException {
    throw SqlErrors.readOnly("update of a result set");
  }

  @Override
  public void updateCharacterStream(String label, Reader value) throws SQLException {
    throw SqlErrors.readOnly("update of a result set");
  }

  @Override
  public void updateClob(String label, Reader value, long length) throws SQLException {
    throw SqlErrors.readOnly("update of a result set");
  }

  @Override
  public void updateClob(String label, Reader value) throws SQLException {
    throw SqlErrors.readOnly("update of a result set");
  }

  @Override
  public void updateClob(String label, Clob value) throws SQLException {
    throw SqlErrors.readOnly("update of a result set");
  }

  @Override
  public void updateDate(String label, Date value) throws SQLException {
    throw SqlErrors.readOnly("update of a result set");
  }

  @Override
  public void updateDouble(String label, double value) throws SQLException {
    throw SqlErrors.readOnly("update of a result set");
  }

  @Override
  public void updateFloat(String label, float value) throws SQLException {
    throw SqlErrors.readOnly("update of a result set");
  }

  @Override
  public void updateInt(String label, int value) throws SQLException {
    throw SqlErrors.readOnly("update of a result set");
  }

  @Override
  public void updateLong(String label, long value) throws SQLException {
    throw SqlErrors.readOnly("update of a result set");
  }

  @Override
  public void updateNCharacterStream(String label, Reader value, long length) throws SQLException {
    throw SqlErrors.readOnly("update of a result set");
  }

  @Override
  public void updateNCharacterStream(String label, Reader value) throws SQLException {
    throw SqlErrors.readOnly("update of a result set");
  }

  @Override
  public void updateNClob(String label, Reader value, long length) throws SQLException {
    throw SqlErrors.readOnly("update of a result set");
  }

  @Override
  public void updateNClob(String label, Reader value) throws SQLException {
    throw SqlErrors.readOnly("update of a result set");
  }

  @Override
  public void updateNClob(String label, NClob value) throws SQLException {
    throw SqlErrors.readOnly("update of a result set");
  }

  @Override
  public void updateNString(String label, String value) throws SQLException {
    throw SqlErrors.readOnly("update of a result set");
  }

  @Override
  public void updateNull(String label) throws SQLException {
    throw SqlErrors.readOnly("update of a result set");
  }

  @Override
  public void updateObject(String label, Object value, int length) throws SQLException {
    throw SqlErrors.readOnly("update of a result set");
  }

  @Override
  public void updateObject(String label, Object value, SQLType type, int length)
      throws SQLException {
    throw SqlErrors.readOnly("update of a result set");
  }

  @Override
  public void updateObject(String label, Object value, SQLType type) throws SQLException {
    throw SqlErrors.readOnly("update of a result set");
  }

  @Override
  public void updateObject(String label, Object value) throws SQLException {
    throw SqlErrors.readOnly("update of a result set");
  }

  @Override
  public void updateRef(String label, Ref value) throws SQLException {
    throw SqlErrors.readOnly("update of a result set");
  }

  @Override
  public void updateRowId(String first, RowId second) throws SQLException {
    throw SqlErrors.readOnly("update of a result set");
  }

  @Override
  public void updateSQLXML(String label, SQLXML value) throws SQLException {
    throw SqlErrors.readOnly("update of a result set");
  }

  @Override
  public void updateShort(String label, short value) throws SQLException {
    throw SqlErrors.readOnly("update of a result set");
  }

  @Override
  public void updateString(String label, String value) throws SQLException {
    throw SqlErrors.readOnly("update of a result set");
  }

  @Override
  public void updateTime(String label, Time value) throws SQLException {
    throw SqlErrors.readOnly("update of a result set");
  }

  @Override
  public void updateTimestamp(String label, Timestamp value) throws SQLException {
    throw SqlErrors.readOnly("update of a result set");
  }

  @Override
  public final int getConcurrency() throws SQLException {
    checkOpen();
    return CONCUR_READ_ONLY;
  }

  @Override
  public boolean rowUpdated() throws SQLException {
    checkOpen();
    return false;
  }

  @Override
  public boolean rowInserted() throws SQLException {
    checkOpen();
    return false;
  }

  @Override
  public boolean rowDeleted() throws SQLException {
    checkOpen();
    return false;
  }

  @Override
  public void insertRow() throws SQLException {
    throw SqlErrors.readOnly("update of a result set");
  }

  @Override
  public void deleteRow() throws SQLException {
    throw SqlErrors.readOnly("update of a result set");
  }

  @Override
  public void cancelRowUpdates() throws SQLException {
    throw SqlErrors.readOnly("update of a result set");
  }

  @Override
  public void moveToInsertRow() throws SQLException {
    throw SqlErrors.readOnly("update of a result set");
  }

  @Override
  public void moveToCurrentRow() throws SQLException {
    throw SqlErrors.readOnly("update of a result set");
  }

  @Override
  public void refreshRow() throws SQLException {
    throw SqlErrors.readOnly("update of a result set");
  }
}
