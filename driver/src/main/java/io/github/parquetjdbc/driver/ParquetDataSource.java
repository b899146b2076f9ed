package io.github.parquetjdbc.driver;

import io.github.parquetjdbc.driver.base.SqlErrors;
import io.github.parquetjdbc.driver.base.Unwrappable;
import java.io.PrintWriter;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.SQLFeatureNotSupportedException;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.logging.Logger;
import javax.naming.Reference;
import javax.naming.Referenceable;
import javax.sql.ConnectionPoolDataSource;
import javax.sql.DataSource;
import javax.sql.PooledConnection;

/**
 * Connections for applications and pools that configure beans. Each {@link ConnectionOption} has a
 * setter of its name. To be configured before it is shared between threads.
 */
public final class ParquetDataSource
    implements DataSource, ConnectionPoolDataSource, Referenceable, Unwrappable {

  private final ParquetDriver driver;
  private final Properties properties = new Properties();
  private String url = JdbcUrl.PREFIX;
  private PrintWriter logWriter;
  private int loginTimeout;

  public ParquetDataSource() {
    this(new ParquetDriver());
  }

  ParquetDataSource(ParquetDriver driver) {
    this.driver = driver;
  }

  /** With the prefix {@code jdbc:parquet:}; options in it win over those set here. */
  public void setUrl(String url) throws SQLException {
    if (!JdbcUrl.isOurs(url)) {
      throw SqlErrors.invalidArgument("no URL of this driver: " + url);
    }
    this.url = url;
  }

  public String getUrl() {
    return url;
  }

  /** A directory, file or glob, instead of a URL. */
  public void setLocation(String location) {
    this.url = JdbcUrl.PREFIX + location;
  }

  public void setThreads(String value) {
    set(ConnectionOption.THREADS, value);
  }

  public void setMemoryLimit(String value) {
    set(ConnectionOption.MEMORY_LIMIT, value);
  }

  public void setTempDirectory(String value) {
    set(ConnectionOption.TEMP_DIRECTORY, value);
  }

  public void setTempDirectoryLimit(String value) {
    set(ConnectionOption.TEMP_DIRECTORY_LIMIT, value);
  }

  public void setTimeZone(String value) {
    set(ConnectionOption.TIME_ZONE, value);
  }

  public void setSchema(String value) {
    set(ConnectionOption.SCHEMA, value);
  }

  public void setTypeMode(String value) {
    set(ConnectionOption.TYPE_MODE, value);
  }

  public void setIgnoreStatistics(String value) {
    set(ConnectionOption.IGNORE_STATISTICS, value);
  }

  public void setChecksum(String value) {
    set(ConnectionOption.CHECKSUM, value);
  }

  public void setBinaryAsString(String value) {
    set(ConnectionOption.BINARY_AS_STRING, value);
  }

  public void setInt96(String value) {
    set(ConnectionOption.INT96, value);
  }

  public void setMaxFooterSize(String value) {
    set(ConnectionOption.MAX_FOOTER_SIZE, value);
  }

  public void setWarmup(String value) {
    set(ConnectionOption.WARM_UP, value);
  }

  public void setTables(String value) {
    set(ConnectionOption.TABLES, value);
  }

  /** A table of the files that a path or glob below the location names. */
  public void setTable(String name, String path) {
    properties.setProperty(ConnectionOption.TABLE_PREFIX + name, path);
  }

  public void setHivePartitioning(String value) {
    set(ConnectionOption.HIVE_PARTITIONING, value);
  }

  public void setHiveTypes(String value) {
    set(ConnectionOption.HIVE_TYPES, value);
  }

  public void setUnionByName(String value) {
    set(ConnectionOption.UNION_BY_NAME, value);
  }

  public void setSkipInvalidFiles(String value) {
    set(ConnectionOption.SKIP_INVALID_FILES, value);
  }

  public void setRefresh(String value) {
    set(ConnectionOption.REFRESH, value);
  }

  public void setFooterCacheSize(String value) {
    set(ConnectionOption.FOOTER_CACHE_SIZE, value);
  }

  public void setEncryptionFooterKey(String value) {
    set(ConnectionOption.ENCRYPTION_FOOTER_KEY, value);
  }

  public void setEncryptionAadPrefix(String value) {
    set(ConnectionOption.ENCRYPTION_AAD_PREFIX, value);
  }

  /** A key under the identifier that files name it by. */
  public void setEncryptionKey(String identifier, String value) {
    properties.setProperty(ConnectionOption.ENCRYPTION_KEY_PREFIX + identifier, value);
  }

  /** A header of every request to the host of an HTTP location. */
  public void setHttpHeader(String name, String value) {
    properties.setProperty(ConnectionOption.HTTP_HEADER_PREFIX + name, value);
  }

  public void setHttpAllowInsecure(String value) {
    set(ConnectionOption.HTTP_ALLOW_INSECURE, value);
  }

  public void setHttpConnectTimeout(String value) {
    set(ConnectionOption.HTTP_CONNECT_TIMEOUT, value);
  }

  public void setHttpTimeout(String value) {
    set(ConnectionOption.HTTP_TIMEOUT, value);
  }

  public void setHttpRetries(String value) {
    set(ConnectionOption.HTTP_RETRIES, value);
  }

  public void setHttpMaxRequests(String value) {
    set(ConnectionOption.HTTP_MAX_REQUESTS, value);
  }

  public void setS3Region(String value) {
    set(ConnectionOption.S3_REGION, value);
  }

  public void setS3Endpoint(String value) {
    set(ConnectionOption.S3_ENDPOINT, value);
  }

  public void setS3PathStyle(String value) {
    set(ConnectionOption.S3_PATH_STYLE, value);
  }

  public void setS3AccessKey(String value) {
    set(ConnectionOption.S3_ACCESS_KEY, value);
  }

  public void setS3SecretKey(String value) {
    set(ConnectionOption.S3_SECRET_KEY, value);
  }

  public void setS3SessionToken(String value) {
    set(ConnectionOption.S3_SESSION_TOKEN, value);
  }

  public void setS3Profile(String value) {
    set(ConnectionOption.S3_PROFILE, value);
  }

  public void setS3Anonymous(String value) {
    set(ConnectionOption.S3_ANONYMOUS, value);
  }

  public void setS3RequesterPays(String value) {
    set(ConnectionOption.S3_REQUESTER_PAYS, value);
  }

  /** An option by its name, which is any that URLs take. */
  void setProperty(String name, String value) {
    properties.setProperty(name, value);
  }

  /** The options that are set, by their names. */
  Map<String, String> properties() {
    Map<String, String> set = new TreeMap<>();
    properties.stringPropertyNames().forEach(name -> set.put(name, properties.getProperty(name)));
    return set;
  }

  private void set(ConnectionOption option, String value) {
    if (value == null) {
      properties.remove(option.optionName());
    } else {
      properties.setProperty(option.optionName(), value);
    }
  }

  @Override
  public Connection getConnection() throws SQLException {
    return driver.connect(url, properties);
  }

  /** Files know no users. */
  @Override
  public Connection getConnection(String user, String password) throws SQLException {
    return getConnection();
  }

  @Override
  public PooledConnection getPooledConnection() throws SQLException {
    Properties copy = new Properties();
    copy.putAll(properties);
    return new ParquetPooledConnection(driver, url, copy);
  }

  /** Files know no users. */
  @Override
  public PooledConnection getPooledConnection(String user, String password) throws SQLException {
    return getPooledConnection();
  }

  /** Plain strings, for directories; encryption keys among them. */
  @Override
  public Reference getReference() {
    return ParquetDataSourceFactory.reference(this);
  }

  @Override
  public PrintWriter getLogWriter() {
    return logWriter;
  }

  @Override
  public void setLogWriter(PrintWriter out) {
    logWriter = out;
  }

  @Override
  public int getLoginTimeout() {
    return loginTimeout;
  }

  /** Kept only; connecting waits for nobody. */
  @Override
  public void setLoginTimeout(int seconds) throws SQLException {
    if (seconds < 0) {
      throw SqlErrors.invalidArgument("login timeout " + seconds + " is negative");
    }
    loginTimeout = seconds;
  }

  @Override
  public Logger getParentLogger() throws SQLFeatureNotSupportedException {
    throw SqlErrors.refused("logging by java.util.logging");
  }
}
