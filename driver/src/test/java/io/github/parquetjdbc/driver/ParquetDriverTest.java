package io.github.parquetjdbc.driver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.DriverPropertyInfo;
import java.sql.SQLException;
import java.sql.SQLWarning;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class ParquetDriverTest {

  private final FakeDatabase database = new FakeDatabase();

  @Test
  void theServiceRegistersOneDriverWithoutAContextClassLoader() throws SQLException {
    Thread thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    thread.setContextClassLoader(null);
    try {
      assertInstanceOf(ParquetDriver.class, DriverManager.getDriver("jdbc:parquet:/nowhere"));
      assertEquals(1, DriverManager.drivers().filter(ParquetDriver.class::isInstance).count());
    } finally {
      thread.setContextClassLoader(before);
    }
  }

  @Test
  void onlyOurPrefixIsOurs() throws SQLException {
    ParquetDriver driver = database.driver();
    assertTrue(driver.acceptsURL("jdbc:parquet:"));
    for (String url : List.of("jdbc:parquets:x", "JDBC:PARQUET:x", "jdbc:duckdb:", "", "parquet")) {
      assertFalse(driver.acceptsURL(url), url);
      assertNull(driver.connect(url, new Properties()), url);
    }
    assertThrows(SQLException.class, () -> driver.acceptsURL(null));
    assertThrows(SQLException.class, () -> driver.connect(null, null));
  }

  @Test
  void nothingAtTheLocationIsAConnectionErrorThatNamesIt() {
    SQLException error =
        assertThrows(
            SQLException.class,
            () -> DriverManager.getConnection("jdbc:parquet:/no/such/place.parquet"));
    assertEquals("08001", error.getSQLState());
    assertTrue(error.getMessage().contains("/no/such/place.parquet"), error.getMessage());
  }

  @Test
  void unknownOptionsWarnAndNameTheNearest() throws SQLException {
    Properties properties = new Properties();
    properties.setProperty("tread", "4");
    properties.setProperty("user", "me");
    try (Connection connection = database.driver().connect("jdbc:parquet:x", properties)) {
      SQLWarning warning = connection.getWarnings();
      assertTrue(warning.getMessage().contains("threads"), warning.getMessage());
      assertTrue(warning.getMessage().contains("tread"), warning.getMessage());
      assertTrue(warning.getNextWarning().getMessage().contains("x.tmp"));
      assertNull(warning.getNextWarning().getNextWarning());
      connection.clearWarnings();
      assertNull(connection.getWarnings());
    }
  }

  @Test
  void wrongValuesOfOptionsAreRefusedByName() {
    for (String option :
        List.of(
            "threads=0",
            "threads=many",
            "timeZone=Mars",
            "ignoreStatistics=maybe",
            "memoryLimit=1XB",
            "tempDirectoryLimit=101%",
            "tempDirectoryLimit=much",
            "tempDirectory=a%00b",
            "memoryLimit=")) {
      SQLException error =
          assertThrows(SQLException.class, () -> database.connect(";" + option), option);
      assertEquals("22023", error.getSQLState());
      assertTrue(
          error.getMessage().contains(option.substring(0, option.indexOf('='))),
          error.getMessage());
    }
  }

  @Test
  void optionsReachTheSession() throws SQLException {
    database.counting("q", 1);
    try (Connection connection =
        database.connect(";TIMEZONE=Asia/Tokyo;schema=s%3B1;threads=3;memoryLimit=10 MB")) {
      connection.createStatement().executeQuery("q");
      assertEquals("s;1", database.lastSettings.defaultSchema());
      assertEquals("Asia/Tokyo", database.lastSettings.timeZone().getId());
      assertEquals(3, database.lastContext.threads());
      connection.setSchema("DEFAULT");
      connection.createStatement().executeQuery("q");
      assertEquals("default", database.lastSettings.defaultSchema());
      SQLException unknown = assertThrows(SQLException.class, () -> connection.setSchema("other"));
      assertEquals("3F000", unknown.getSQLState());
      assertEquals("default", connection.getSchema());
    }
  }

  @Test
  void connectionsToOneLocationShareADatabaseUntilTheLastCloses() throws SQLException {
    ParquetDriver driver = database.driver();
    Connection first = driver.connect("jdbc:parquet:x", null);
    Connection second = driver.connect("jdbc:parquet:x;timeZone=UTC", null);
    Connection other = driver.connect("jdbc:parquet:x;threads=1;ignoreStatistics=true", null);
    assertEquals(2, database.opens.get());
    first.close();
    first.close();
    assertEquals(0, database.closes.get());
    second.close();
    assertEquals(1, database.closes.get());
    other.close();
    assertEquals(2, database.closes.get());
    driver.connect("jdbc:parquet:x", null).close();
    assertEquals(3, database.opens.get());
  }

  @Test
  void propertyInfoListsEveryOptionWhateverTheUrl() throws SQLException {
    ParquetDriver driver = new ParquetDriver();
    for (String url : new String[] {null, "", "jdbc:parquet:", "jdbc:parquet:{folder};timeZone="}) {
      DriverPropertyInfo[] infos = driver.getPropertyInfo(url, null);
      List<String> names = new ArrayList<>();
      for (DriverPropertyInfo info : infos) {
        names.add(info.name);
        assertFalse(info.required);
        assertFalse(info.description.isEmpty());
      }
      List<String> expected = new ArrayList<>();
      for (ConnectionOption option : ConnectionOption.values()) {
        expected.add(option.optionName());
      }
      assertEquals(expected, names);
    }
    DriverPropertyInfo[] given = driver.getPropertyInfo("jdbc:parquet:x;threads=7", null);
    assertEquals("7", given[ConnectionOption.THREADS.ordinal()].value);
  }

  @Test
  void theDataSourceHasASetterForEveryOption() throws Exception {
    ParquetDataSource source = new ParquetDataSource(database.driver());
    for (ConnectionOption option : ConnectionOption.values()) {
      if (option == ConnectionOption.ENCRYPTION_KEY) {
        source.setEncryptionKey("k1", "AAAAAAAAAAAAAAAAAAAAAA==");
        continue;
      }
      if (option == ConnectionOption.TABLE) {
        source.setTable("t", "a/*.parquet");
        continue;
      }
      if (option == ConnectionOption.HTTP_HEADER) {
        source.setHttpHeader("X-Team", "blue");
        continue;
      }
      String setter =
          Pattern.compile("(?:^|\\.)(\\w)")
              .matcher(option.optionName())
              .replaceAll(match -> match.group(1).toUpperCase(Locale.ROOT));
      setter = "set" + setter;
      String value = option == ConnectionOption.THREADS ? "2" : option.defaultValue();
      ParquetDataSource.class.getMethod(setter, String.class).invoke(source, value);
    }
    source.setLocation("somewhere");
    assertEquals("jdbc:parquet:somewhere", source.getUrl());
    try (Connection connection = source.getConnection("user", "password")) {
      assertTrue(connection.isValid(0));
      assertEquals("jdbc:parquet:/data/fake", connection.getMetaData().getURL());
    }
    assertThrows(SQLException.class, () -> source.setUrl("jdbc:other:x"));
  }

  @Test
  void whatPoolsSetByHabitIsAccepted() throws SQLException {
    try (Connection connection = database.connect()) {
      connection.setReadOnly(false);
      assertFalse(connection.isReadOnly());
      connection.setAutoCommit(false);
      assertFalse(connection.getAutoCommit());
      connection.commit();
      connection.rollback();
      for (int level : new int[] {0, 1, 2, 4, 8}) {
        connection.setTransactionIsolation(level);
      }
      connection.setCatalog("any");
      assertNull(connection.getCatalog());
      connection.setClientInfo("ApplicationName", "test");
      assertEquals("test", connection.getClientInfo("ApplicationName"));
      assertTrue(connection.isValid(5));
      assertThrows(SQLException.class, () -> connection.isValid(-1));
      connection.setNetworkTimeout(Runnable::run, 1000);
      assertEquals(1000, connection.getNetworkTimeout());
      connection.abort(Runnable::run);
      assertTrue(connection.isClosed());
      assertFalse(connection.isValid(0));
    }
  }
}
