package io.github.parquetjdbc.driver.base;

import java.sql.Blob;
import java.sql.CallableStatement;
import java.sql.Clob;
import java.sql.Connection;
import java.sql.NClob;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.SQLXML;
import java.sql.Savepoint;
import java.sql.Statement;
import java.sql.Struct;
import java.util.HashMap;
import java.util.Map;

/**
 * The role "a connection that only reads": without transactions, since there is nothing to commit.
 * What pools and tools set by habit is accepted where it changes nothing, and refused else.
 */
public abstract class ReadOnlyConnection implements Connection, Unwrappable {

  private volatile boolean autoCommit = true;
  private volatile boolean readOnly = true;

  /**
   * @throws SQLException where the connection is closed
   */
  protected abstract void checkOpen() throws SQLException;

  @Override
  public final void setAutoCommit(boolean newAutoCommit) throws SQLException {
    checkOpen();
    autoCommit = newAutoCommit;
  }

  @Override
  public final boolean getAutoCommit() throws SQLException {
    checkOpen();
    return autoCommit;
  }

  /** There never is anything to commit; results stay open. */
  @Override
  public final void commit() throws SQLException {
    checkOpen();
  }

  /** There never is anything to roll back; results stay open. */
  @Override
  public final void rollback() throws SQLException {
    checkOpen();
  }

  /** Told back as it was set; files are only read all the same. */
  @Override
  public final void setReadOnly(boolean newReadOnly) throws SQLException {
    checkOpen();
    readOnly = newReadOnly;
  }

  @Override
  public final boolean isReadOnly() throws SQLException {
    checkOpen();
    return readOnly;
  }

  /** Every level is kept, as nobody writes. */
  @Override
  public final void setTransactionIsolation(int level) throws SQLException {
    checkOpen();
    switch (level) {
      case TRANSACTION_NONE,
          TRANSACTION_READ_UNCOMMITTED,
          TRANSACTION_READ_COMMITTED,
          TRANSACTION_REPEATABLE_READ,
          TRANSACTION_SERIALIZABLE -> {
        return;
      }
      default -> throw SqlErrors.invalidArgument("no isolation level: " + level);
    }
  }

  @Override
  public final int getTransactionIsolation() throws SQLException {
    checkOpen();
    return TRANSACTION_NONE;
  }

  /** Results outlive commits, which do nothing; so either is kept. */
  @Override
  public final void setHoldability(int holdability) throws SQLException {
    checkOpen();
    checkHoldability(holdability);
  }

  private static void checkHoldability(int holdability) throws SQLException {
    if (holdability != ResultSet.HOLD_CURSORS_OVER_COMMIT
        && holdability != ResultSet.CLOSE_CURSORS_AT_COMMIT) {
      throw SqlErrors.invalidArgument("no holdability: " + holdability);
    }
  }

  @Override
  public final int getHoldability() throws SQLException {
    checkOpen();
    return ResultSet.HOLD_CURSORS_OVER_COMMIT;
  }

  @Override
  public final Savepoint setSavepoint() throws SQLException {
    throw refuse("a savepoint");
  }

  @Override
  public final Savepoint setSavepoint(String name) throws SQLException {
    throw refuse("a savepoint");
  }

  @Override
  public final void rollback(Savepoint savepoint) throws SQLException {
    throw refuse("a savepoint");
  }

  @Override
  public final void releaseSavepoint(Savepoint savepoint) throws SQLException {
    throw refuse("a savepoint");
  }

  /** There are no catalogs; as JDBC has it, setting one is ignored then. */
  @Override
  public final void setCatalog(String catalog) throws SQLException {
    checkOpen();
  }

  @Override
  public final String getCatalog() throws SQLException {
    checkOpen();
    return null;
  }

  @Override
  public final Statement createStatement(int type, int concurrency) throws SQLException {
    checkKind(type, concurrency);
    return createStatement();
  }

  @Override
  public final Statement createStatement(int type, int concurrency, int holdability)
      throws SQLException {
    checkHoldability(holdability);
    return createStatement(type, concurrency);
  }

  @Override
  public final PreparedStatement prepareStatement(String sql, int type, int concurrency)
      throws SQLException {
    checkKind(type, concurrency);
    return prepareStatement(sql);
  }

  @Override
  public final PreparedStatement prepareStatement(
      String sql, int type, int concurrency, int holdability) throws SQLException {
    checkHoldability(holdability);
    return prepareStatement(sql, type, concurrency);
  }

  /** A query generates no keys, whatever is asked for. */
  @Override
  public final PreparedStatement prepareStatement(String sql, int keys) throws SQLException {
    return prepareStatement(sql);
  }

  @Override
  public final PreparedStatement prepareStatement(String sql, int[] columns) throws SQLException {
    return prepareStatement(sql);
  }

  @Override
  public final PreparedStatement prepareStatement(String sql, String[] columns)
      throws SQLException {
    return prepareStatement(sql);
  }

  private void checkKind(int type, int concurrency) throws SQLException {
    if (type != ResultSet.TYPE_FORWARD_ONLY) {
      throw refuse("a scrollable result set");
    }
    if (concurrency != ResultSet.CONCUR_READ_ONLY) {
      throw refuse("an updatable result set");
    }
  }

  @Override
  public final CallableStatement prepareCall(String sql) throws SQLException {
    throw refuse("a stored procedure");
  }

  @Override
  public final CallableStatement prepareCall(String sql, int type, int concurrency)
      throws SQLException {
    throw refuse("a stored procedure");
  }

  @Override
  public final CallableStatement prepareCall(String sql, int type, int concurrency, int holdability)
      throws SQLException {
    throw refuse("a stored procedure");
  }

  @Override
  public final Map<String, Class<?>> getTypeMap() throws SQLException {
    checkOpen();
    return new HashMap<>();
  }

  @Override
  public final void setTypeMap(Map<String, Class<?>> map) throws SQLException {
    checkOpen();
    if (map != null && !map.isEmpty()) {
      throw refuse("a map of user-defined types");
    }
  }

  @Override
  public final Clob createClob() throws SQLException {
    throw refuse("the SQL type CLOB");
  }

  @Override
  public final Blob createBlob() throws SQLException {
    throw refuse("the SQL type BLOB");
  }

  @Override
  public final NClob createNClob() throws SQLException {
    throw refuse("the SQL type NCLOB");
  }

  @Override
  public final SQLXML createSQLXML() throws SQLException {
    throw refuse("the SQL type XML");
  }

  /** There are no user-defined types to be named. */
  @Override
  public final Struct createStruct(String type, Object[] attributes) throws SQLException {
    throw refuse("a user-defined type");
  }

  private SQLException refuse(String what) throws SQLException {
    checkOpen();
    return SqlErrors.refused(what);
  }
}
