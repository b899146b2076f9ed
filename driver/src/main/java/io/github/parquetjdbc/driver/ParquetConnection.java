package io.github.parquetjdbc.driver;

import io.github.parquetjdbc.adapter.Database;
import io.github.parquetjdbc.adapter.PreparedQuery;
import io.github.parquetjdbc.adapter.QuerySettings;
import io.github.parquetjdbc.driver.accessor.CreatedArrays;
import io.github.parquetjdbc.driver.accessor.Presentation;
import io.github.parquetjdbc.driver.base.ReadOnlyConnection;
import io.github.parquetjdbc.driver.base.SqlErrors;
import io.github.parquetjdbc.driver.base.SqlStates;
import io.github.parquetjdbc.engine.context.MemoryBudget;
import io.github.parquetjdbc.engine.context.QueryContext;
import io.github.parquetjdbc.vector.StopSignal;
import java.io.IOException;
import java.sql.Array;
import java.sql.ClientInfoStatus;
import java.sql.DatabaseMetaData;
import java.sql.PreparedStatement;
import java.sql.SQLClientInfoException;
import java.sql.SQLException;
import java.sql.SQLWarning;
import java.sql.Statement;
import java.time.Instant;
import java.time.ZoneId;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.WeakHashMap;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;

/**
 * A session over a database that is shared with other connections. Its statements may run on
 * several threads at once.
 */
final class ParquetConnection extends ReadOnlyConnection {

  /** What tools tell about themselves; kept, and told back. */
  static final Set<String> CLIENT_INFO = Set.of("ApplicationName", "ClientUser", "ClientHostname");

  private final ConnectionSettings settings;
  private final SharedDatabases.Lease lease;
  private final Set<ParquetStatement> statements =
      Collections.synchronizedSet(Collections.newSetFromMap(new WeakHashMap<>()));
  private final Map<String, String> clientInfo = Collections.synchronizedMap(new TreeMap<>());
  private volatile String schema;
  private volatile SQLWarning warnings;
  private volatile int networkTimeoutMillis;
  private volatile Runnable afterClose = () -> {};
  private volatile boolean closed;

  /**
   * @param warnings about the URL
   */
  ParquetConnection(
      List<String> warnings, ConnectionSettings settings, SharedDatabases.Lease lease) {
    this.settings = settings;
    this.lease = lease;
    this.schema = settings.schema();
    for (String text : warnings) {
      addWarning(text);
    }
  }

  @Override
  protected void checkOpen() throws SQLException {
    if (closed) {
      throw SqlErrors.connectionClosed();
    }
  }

  Database database() {
    return lease.database();
  }

  /** With the absolute location, and without options, which only their owner should see. */
  String shownUrl() {
    return JdbcUrl.PREFIX + database().location();
  }

  /** How results show values. */
  Presentation presentation() {
    ZoneId zone = settings.timeZone();
    return new Presentation(
        zone, settings.typeMode(), (type, rows) -> ElementRows.of(type, rows, zone));
  }

  /** The session's zone. */
  ZoneId timeZone() {
    return settings.timeZone();
  }

  PreparedQuery plan(String sql, StopSignal stop) throws IOException {
    return database().prepare(sql, new QuerySettings(schema, settings.timeZone()), stop);
  }

  /**
   * Plans a statement that is not to start now.
   *
   * @throws SQLException where it is refused, or the connection closed meanwhile
   */
  PreparedQuery prepare(String sql) throws SQLException {
    return new Execution(this, List.of(), Execution.NO_LIMIT).prepare(stop -> plan(sql, stop));
  }

  /** For one execution that starts now. */
  QueryContext newContext(List<Object> parameters) {
    return new QueryContext(
        parameters,
        settings.timeZone(),
        Instant.now(),
        settings.database().threads(),
        new MemoryBudget(settings.memoryLimit()));
  }

  @Override
  public Statement createStatement() throws SQLException {
    checkOpen();
    return opened(new ParquetStatement(this));
  }

  @Override
  public PreparedStatement prepareStatement(String sql) throws SQLException {
    checkOpen();
    return opened(ParquetPreparedStatement.prepare(this, sql));
  }

  private <S extends ParquetStatement> S opened(S statement) throws SQLException {
    statements.add(statement);
    if (closed) {
      statement.close();
      throw SqlErrors.connectionClosed();
    }
    return statement;
  }

  void statementClosed(ParquetStatement statement) {
    statements.remove(statement);
  }

  @Override
  public String nativeSQL(String sql) throws SQLException {
    checkOpen();
    if (sql == null) {
      throw SqlErrors.invalidArgument("there is no SQL text");
    }
    return EscapeTranslator.translate(sql);
  }

  @Override
  public DatabaseMetaData getMetaData() throws SQLException {
    checkOpen();
    return new ParquetDatabaseMetaData(this);
  }

  /**
   * Stops what runs, closes all statements, and the database if no other connection has it. Waits
   * for no thread that is at work.
   */
  @Override
  public void close() {
    if (markClosed()) {
      release();
    }
  }

  /** Whoever is told that it was not closed before is to release what it has. */
  private synchronized boolean markClosed() {
    boolean first = !closed;
    closed = true;
    return first;
  }

  private void release() {
    for (ParquetStatement statement : statements.toArray(new ParquetStatement[0])) {
      if (statement != null) {
        statement.close();
      }
    }
    lease.close();
    afterClose.run();
  }

  /** Has an action run, once, when the connection has been closed. */
  void onClose(Runnable action) {
    afterClose = action;
  }

  @Override
  public void abort(Executor executor) throws SQLException {
    if (executor == null) {
      throw SqlErrors.invalidArgument("abort needs an executor");
    }
    if (markClosed()) {
      executor.execute(this::release);
    }
  }

  @Override
  public boolean isClosed() {
    return closed;
  }

  /** Without looking at any file: there is no peer that could be gone. */
  @Override
  public boolean isValid(int timeoutSeconds) throws SQLException {
    if (timeoutSeconds < 0) {
      throw SqlErrors.invalidArgument("timeout " + timeoutSeconds + " is negative");
    }
    return !closed;
  }

  @Override
  public Array createArrayOf(String typeName, Object[] elements) throws SQLException {
    checkOpen();
    return CreatedArrays.of(typeName, elements, presentation());
  }

  /**
   * Kept for each call into the driver by itself; a call that takes longer ends, and the connection
   * with it. The executor has nothing to do: the thread that waits closes the connection.
   */
  @Override
  public void setNetworkTimeout(Executor executor, int milliseconds) throws SQLException {
    checkOpen();
    if (executor == null) {
      throw SqlErrors.invalidArgument("a network timeout needs an executor");
    }
    if (milliseconds < 0) {
      throw SqlErrors.invalidArgument("network timeout " + milliseconds + " is negative");
    }
    networkTimeoutMillis = milliseconds;
  }

  @Override
  public int getNetworkTimeout() throws SQLException {
    checkOpen();
    return networkTimeoutMillis;
  }

  /** What one call may take, or {@link Execution#NO_LIMIT}. */
  long networkLimitNanos() {
    int millis = networkTimeoutMillis;
    return millis == 0 ? Execution.NO_LIMIT : TimeUnit.MILLISECONDS.toNanos(millis);
  }

  /** In any case, as in SQL; exact spelling first. Empty or {@code null} for the first one. */
  @Override
  public void setSchema(String name) throws SQLException {
    checkOpen();
    schema = name == null || name.isEmpty() ? settings.schema() : known(name);
  }

  private String known(String name) throws SQLException {
    List<String> schemas;
    try {
      schemas = database().schemas();
    } catch (IOException | RuntimeException e) {
      throw SqlErrors.of(e);
    }
    if (schemas.contains(name)) {
      return name;
    }
    return schemas.stream()
        .filter(name::equalsIgnoreCase)
        .findFirst()
        .orElseThrow(() -> SqlErrors.unknownSchema(name));
  }

  @Override
  public String getSchema() throws SQLException {
    checkOpen();
    return schema;
  }

  private void addWarning(String text) {
    SQLWarning warning = new SQLWarning(text, SqlStates.WARNING);
    if (warnings == null) {
      warnings = warning;
    } else {
      warnings.setNextWarning(warning);
    }
  }

  @Override
  public SQLWarning getWarnings() throws SQLException {
    checkOpen();
    return warnings;
  }

  @Override
  public void clearWarnings() throws SQLException {
    checkOpen();
    warnings = null;
  }

  @Override
  public void setClientInfo(String name, String value) throws SQLClientInfoException {
    checkOpenForClientInfo();
    if (name == null || !CLIENT_INFO.contains(name)) {
      addWarning("ignored the unknown client information \"" + name + "\"");
    } else if (value == null) {
      clientInfo.remove(name);
    } else {
      clientInfo.put(name, value);
    }
  }

  @Override
  public void setClientInfo(Properties properties) throws SQLClientInfoException {
    checkOpenForClientInfo();
    clientInfo.clear();
    if (properties != null) {
      for (String name : properties.stringPropertyNames()) {
        setClientInfo(name, properties.getProperty(name));
      }
    }
  }

  private void checkOpenForClientInfo() throws SQLClientInfoException {
    try {
      checkOpen();
    } catch (SQLException e) {
      throw new SQLClientInfoException(
          e.getMessage(), e.getSQLState(), Map.<String, ClientInfoStatus>of(), e);
    }
  }

  @Override
  public String getClientInfo(String name) throws SQLException {
    checkOpen();
    return name == null ? null : clientInfo.get(name);
  }

  @Override
  public Properties getClientInfo() throws SQLException {
    checkOpen();
    Properties properties = new Properties();
    synchronized (clientInfo) {
      properties.putAll(clientInfo);
    }
    return properties;
  }
}
