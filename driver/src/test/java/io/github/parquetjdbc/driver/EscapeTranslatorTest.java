package io.github.parquetjdbc.driver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.sql.SQLException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EscapeTranslatorTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "SELECT 1 | SELECT 1",
        "{d '2024-02-29'} | DATE '2024-02-29'",
        "{t '13:05:09'} | TIME '13:05:09'",
        "{ts '2024-02-29 13:05:09'} | TIMESTAMP '2024-02-29 13:05:09'",
        "{D'2024-02-29'} | DATE'2024-02-29'",
        "{fn UCASE(name)} | UPPER(name)",
        "{fn lcase({fn UCASE('}')})} | LOWER(UPPER('}'))",
        "{fn NOW()} | CURRENT_TIMESTAMP",
        "{fn ABS(-1)} | ABS(-1)",
        "SELECT * FROM {oj a LEFT JOIN b ON a.x = b.x} | SELECT * FROM  a LEFT JOIN b ON a.x = b.x",
        "x LIKE 'a' {escape '\\'} | x LIKE 'a' ESCAPE '\\'",
        "SELECT '{d ''x''}' | SELECT '{d ''x''}'",
        "SELECT \"{d}\" -- {d | SELECT \"{d}\" -- {d",
        "SELECT 1 /* {fn } */ + 1 | SELECT 1 /* {fn } */ + 1"
      })
  void escapesBecomeSql(String escaped, String sql) throws SQLException {
    assertEquals(sql, EscapeTranslator.translate(escaped));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {"{d '1'", "{", "{zz 1}", "{fn f('}')"})
  void brokenEscapesAreRefused(String sql) {
    SQLException error = assertThrows(SQLException.class, () -> EscapeTranslator.translate(sql));
    assertEquals("42601", error.getSQLState());
  }

  @Test
  void deepNestingIsRefusedAndNotCrashedOn() {
    assertThrows(SQLException.class, () -> EscapeTranslator.translate("{fn f(".repeat(100_000)));
  }
}
