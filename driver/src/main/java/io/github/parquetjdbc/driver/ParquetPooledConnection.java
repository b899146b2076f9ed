package io.github.parquetjdbc.driver;

import io.github.parquetjdbc.driver.base.SqlErrors;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Properties;
import java.util.concurrent.CopyOnWriteArrayList;
import javax.sql.ConnectionEvent;
import javax.sql.ConnectionEventListener;
import javax.sql.PooledConnection;
import javax.sql.StatementEventListener;

/**
 * What a pool keeps between uses: the database stays open, and each use is a connection of its own,
 * fresh in all its settings. Thread-safe.
 */
final class ParquetPooledConnection implements PooledConnection {

  private final ParquetDriver driver;
  private final String url;
  private final Properties properties;
  private final ParquetConnection keeper;
  private final List<ConnectionEventListener> listeners = new CopyOnWriteArrayList<>();
  private ParquetConnection handle;

  /**
   * @param properties not changed by anyone afterwards
   */
  ParquetPooledConnection(ParquetDriver driver, String url, Properties properties)
      throws SQLException {
    this.driver = driver;
    this.url = url;
    this.properties = properties;
    this.keeper = driver.open(url, properties);
  }

  /** Ends the use before, of which listeners hear nothing, as JDBC has it. */
  @Override
  public synchronized Connection getConnection() throws SQLException {
    if (keeper.isClosed()) {
      throw SqlErrors.connectionClosed();
    }
    closeHandle();
    ParquetConnection connection = driver.open(url, properties);
    connection.onClose(() -> handleClosed(connection));
    handle = connection;
    return connection;
  }

  private void handleClosed(ParquetConnection connection) {
    synchronized (this) {
      if (handle != connection) {
        return;
      }
      handle = null;
    }
    ConnectionEvent event = new ConnectionEvent(this);
    listeners.forEach(listener -> listener.connectionClosed(event));
  }

  private void closeHandle() {
    ParquetConnection previous = handle;
    handle = null;
    if (previous != null) {
      previous.close();
    }
  }

  @Override
  public synchronized void close() {
    closeHandle();
    keeper.close();
  }

  @Override
  public void addConnectionEventListener(ConnectionEventListener listener) {
    if (listener != null) {
      listeners.add(listener);
    }
  }

  @Override
  public void removeConnectionEventListener(ConnectionEventListener listener) {
    listeners.remove(listener);
  }

  /** Statements are not pooled, so there is nothing to hear of them. */
  @Override
  public void addStatementEventListener(StatementEventListener listener) {}

  @Override
  public void removeStatementEventListener(StatementEventListener listener) {}
}
