package io.github.parquetjdbc.driver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.sql.SQLException;
import java.util.Map;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JdbcUrlTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "-",
      value = {
        "/data/lake | /data/lake | -",
        "data/lake; | data/lake | -",
        "C:\\data | C:\\data | -",
        "file:///data/a b | file:///data/a b | -",
        "/data/2024-*/{a,b}[0-9].parquet | /data/2024-*/{a,b}[0-9].parquet | -",
        "/data/100%25 | /data/100%25 | -",
        "mem: | mem: | -",
        "'' | '' | -",
        "/odd;name.parquet | /odd;name.parquet | -",
        "/odd;name.parquet;threads=2 | /odd;name.parquet | 2",
        "/d;THREADS=2 | /d | 2",
        "/d; threads = 2 ;; | /d | 2",
        "/d;threads=%32 | /d | 2",
        "/d;threads=1;threads=2 | /d | 2",
        "/d;threads= | /d | ''"
      })
  void aUrlIsALocationAndOptions(String rest, String location, String threads) throws SQLException {
    JdbcUrl url = JdbcUrl.parse(JdbcUrl.PREFIX + rest, null);
    assertEquals(location, url.location());
    assertEquals(threads, url.options().get(ConnectionOption.THREADS));
    assertTrue(url.warnings().isEmpty(), url.warnings().toString());
  }

  @Test
  void propertiesCountWithTheirDefaultsAndTheUrlWins() throws SQLException {
    Properties defaults = new Properties();
    defaults.setProperty("TimeZone", "Asia/Tokyo");
    defaults.setProperty("threads", "9");
    Properties properties = new Properties(defaults);
    properties.setProperty("schema", "s");
    Properties before = (Properties) properties.clone();
    JdbcUrl url = JdbcUrl.parse("jdbc:parquet:/d;threads=2", properties);
    assertEquals(
        Map.of(
            ConnectionOption.TIME_ZONE, "Asia/Tokyo",
            ConnectionOption.THREADS, "2",
            ConnectionOption.SCHEMA, "s"),
        url.options());
    assertEquals(before, properties);
    assertEquals("Asia/Tokyo", properties.getProperty("TimeZone"));
  }

  @Test
  void partsThatAreNoOptionsWarn() throws SQLException {
    JdbcUrl url = JdbcUrl.parse("jdbc:parquet:/d;threads=2;stray;colour=red", null);
    assertEquals(2, url.warnings().size());
    assertTrue(url.warnings().get(0).contains("stray"));
    assertTrue(url.warnings().get(1).contains("colour"));
  }

  @ParameterizedTest
  @CsvSource({"%", "%4", "%zz", "a%"})
  void valuesMustBeWellEncoded(String value) {
    SQLException error =
        assertThrows(
            SQLException.class, () -> JdbcUrl.parse("jdbc:parquet:/d;schema=" + value, null));
    assertEquals("22023", error.getSQLState());
  }
}
