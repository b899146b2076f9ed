package io.github.parquetjdbc.driver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverPropertyInfo;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Base64;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;

/** Keys of encrypted files, by options; the files are the shared corpus', where it is there. */
class EncryptionOptionsTest {

  private static final Path FILES =
      Path.of(System.getProperty("project.root", ".."), "..", "shared/corpus/parquet-testing/data");

  private static final String FOOTER_KEY = "0123456789012345";

  private static String base64(String key) {
    return Base64.getEncoder().encodeToString(key.getBytes(StandardCharsets.US_ASCII));
  }

  private static String hexadecimal(String key) {
    return "0x" + HexFormat.of().formatHex(key.getBytes(StandardCharsets.US_ASCII));
  }

  private static Path file(String name) {
    Path file = FILES.resolve(name);
    assumeTrue(Files.exists(file), "the shared corpus is not here");
    return file;
  }

  private static String read(Path file, String columns, String options) throws SQLException {
    String url = JdbcUrl.PREFIX + file + options;
    try (Connection connection = new ParquetDriver().connect(url, null);
        Statement statement = connection.createStatement()) {
      assertFalse(connection.getMetaData().getURL().contains("key"));
      String table;
      String[] types = {"TABLE"};
      try (ResultSet tables = connection.getMetaData().getTables(null, null, "%", types)) {
        assertTrue(tables.next());
        table = tables.getString("TABLE_NAME");
      }
      try (ResultSet rows =
          statement.executeQuery("SELECT " + columns + " FROM \"" + table + "\"")) {
        int count = 0;
        while (rows.next()) {
          rows.getString(1);
          count++;
        }
        return String.valueOf(count);
      }
    }
  }

  @Test
  void filesAreReadWithTheirKeysInEitherForm() throws SQLException {
    Path uniform = file("uniform_encryption.parquet.encrypted");
    assertEquals("50", read(uniform, "*", ";encryption.key.kf=" + base64(FOOTER_KEY)));
    assertEquals("50", read(uniform, "*", ";encryption.footerKey=" + hexadecimal(FOOTER_KEY)));
  }

  @Test
  void aColumnWithoutItsKeyFailsOnlyTheQueriesThatReadIt() throws SQLException {
    Path columns = file("encrypt_columns_and_footer.parquet.encrypted");
    String keys = ";encryption.key.kf=" + base64(FOOTER_KEY);
    assertEquals("50", read(columns, "boolean_field", keys));
    SQLException error = assertThrows(SQLException.class, () -> read(columns, "*", keys));
    assertEquals("28000", error.getSQLState());
    String all =
        keys
            + ";encryption.key.kc1="
            + base64("1234567890123450")
            + ";encryption.key.kc2="
            + base64("1234567890123451");
    assertEquals("50", read(columns, "*", all));
  }

  @Test
  void wrongKeysAreRefusedAndNeverShown() throws SQLException {
    Path uniform = file("uniform_encryption.parquet.encrypted");
    String wrong = base64("abcdefghijklmnop");
    SQLException error =
        assertThrows(
            SQLException.class, () -> read(uniform, "*", ";encryption.footerKey=" + wrong));
    assertEquals("28000", error.getSQLState());
    for (Throwable cause = error; cause != null; cause = cause.getCause()) {
      assertFalse(String.valueOf(cause.getMessage()).contains(wrong));
    }
  }

  @Test
  void whatIsNoKeyIsRefusedWithoutBeingShown() {
    for (String option : new String[] {"footerKey", "key.k1", "aadPrefix"}) {
      for (String value : new String[] {"not*base64", "0xzz", "c2VjcmV0!", "%zzsecret"}) {
        SQLException error =
            assertThrows(
                SQLException.class,
                () ->
                    new ParquetDriver()
                        .connect(JdbcUrl.PREFIX + "mem:;encryption." + option + "=" + value, null));
        assertTrue(error.getMessage().contains("encryption." + option), error.getMessage());
        assertFalse(error.getMessage().contains(value), error.getMessage());
      }
    }
  }

  @Test
  void keysAreInNoTextOfTheUrl() throws SQLException {
    String secret = base64(FOOTER_KEY);
    String text =
        JdbcUrl.PREFIX + "mem:;encryption.footerKey=" + secret + ";encryption.key.Kf=" + secret;
    JdbcUrl url = JdbcUrl.parse(text, null);
    assertEquals(secret, url.keys().get("Kf"));
    assertFalse(url.toString().contains(secret));
    assertFalse(ConnectionSettings.of(url).toString().contains(secret));
    for (DriverPropertyInfo info : new ParquetDriver().getPropertyInfo(text, null)) {
      assertFalse(String.valueOf(info.value).contains(secret), info.name);
    }
  }
}
