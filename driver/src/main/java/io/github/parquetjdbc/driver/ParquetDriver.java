package io.github.parquetjdbc.driver;

import io.github.parquetjdbc.adapter.Databases;
import io.github.parquetjdbc.driver.base.SqlErrors;
import java.io.IOException;
import java.sql.Connection;
import java.sql.Driver;
import java.sql.DriverManager;
import java.sql.DriverPropertyInfo;
import java.sql.SQLException;
import java.sql.SQLFeatureNotSupportedException;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.logging.Logger;

/**
 * Connects to {@code jdbc:parquet:} URLs. Loading the class registers one instance with {@link
 * DriverManager}, which finds the class by its service entry.
 */
public final class ParquetDriver implements Driver {

  static final int MAJOR_VERSION = 0;
  static final int MINOR_VERSION = 1;

  /** Of one kind; a location may hold very many odd files. */
  private static final int MAX_WARNINGS = 100;

  static {
    try {
      DriverManager.registerDriver(new ParquetDriver());
    } catch (SQLException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  private final SharedDatabases databases;

  /** For service loaders and tools that load drivers by name. */
  public ParquetDriver() {
    this(new Databases()::open);
  }

  ParquetDriver(SharedDatabases.Opener opener) {
    this.databases = new SharedDatabases(opener);
  }

  static String version() {
    String version = ParquetDriver.class.getPackage().getImplementationVersion();
    return version == null ? MAJOR_VERSION + "." + MINOR_VERSION : version;
  }

  @Override
  public boolean acceptsURL(String url) throws SQLException {
    if (url == null) {
      throw SqlErrors.invalidArgument("there is no URL");
    }
    return JdbcUrl.isOurs(url);
  }

  /** {@code null} where the URL is another driver's. */
  @Override
  public Connection connect(String url, Properties properties) throws SQLException {
    return acceptsURL(url) ? open(url, properties) : null;
  }

  /**
   * @param url one of this driver's
   */
  ParquetConnection open(String url, Properties properties) throws SQLException {
    JdbcUrl parsed = JdbcUrl.parse(url, properties);
    ConnectionSettings settings = ConnectionSettings.of(parsed);
    try {
      SharedDatabases.Lease lease = databases.lease(parsed.location(), settings.database());
      return new ParquetConnection(warnings(parsed, lease), settings, lease);
    } catch (IOException e) {
      throw SqlErrors.cannotConnect(parsed.shownLocation(), e);
    } catch (RuntimeException e) {
      throw SqlErrors.of(e);
    }
  }

  /** About the URL, then about files of the location that are no tables. */
  private static List<String> warnings(JdbcUrl url, SharedDatabases.Lease lease)
      throws IOException {
    List<String> warnings = new ArrayList<>(url.warnings());
    try {
      lease.database().warnings().stream().limit(MAX_WARNINGS).forEach(warnings::add);
    } catch (IOException | RuntimeException e) {
      lease.close();
      throw e;
    }
    return warnings;
  }

  /** All options, whatever the URL, which may be a template; looks at no file. */
  @Override
  public DriverPropertyInfo[] getPropertyInfo(String url, Properties properties)
      throws SQLException {
    JdbcUrl given = JdbcUrl.parse(JdbcUrl.isOurs(url) ? url : JdbcUrl.PREFIX, properties);
    ConnectionOption[] options = ConnectionOption.values();
    DriverPropertyInfo[] infos = new DriverPropertyInfo[options.length];
    for (int i = 0; i < options.length; i++) {
      ConnectionOption option = options[i];
      infos[i] =
          new DriverPropertyInfo(
              option.optionName(),
              option.type() == ConnectionOption.Type.SECRET
                  ? ""
                  : given.options().getOrDefault(option, option.defaultValue()));
      infos[i].description = option.help();
      infos[i].required = false;
      infos[i].choices =
          option.choices().isEmpty() ? null : option.choices().toArray(new String[0]);
    }
    return infos;
  }

  @Override
  public int getMajorVersion() {
    return MAJOR_VERSION;
  }

  @Override
  public int getMinorVersion() {
    return MINOR_VERSION;
  }

  /** The full SQL-92 entry level asks for updates, which there are none of. */
  @Override
  public boolean jdbcCompliant() {
    return false;
  }

  @Override
  public Logger getParentLogger() throws SQLFeatureNotSupportedException {
    throw SqlErrors.refused("logging by java.util.logging");
  }
}
