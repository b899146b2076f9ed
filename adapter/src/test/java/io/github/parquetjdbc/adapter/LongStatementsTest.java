package io.github.parquetjdbc.adapter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Statements of many like parts: they are answered, or refused in a line; never an Error. */
class LongStatementsTest {

  private static final String TABLE = "SELECT 1 AS id, 'a' AS name UNION ALL SELECT 2, 'b'";

  @TempDir private Path folder;

  private final Databases databases = new Databases();
  private Database database;

  @BeforeEach
  void open() throws IOException {
    ParquetFiles.write(folder.resolve("t.parquet"), TABLE);
    database = databases.open(folder.toString(), DatabaseOptions.defaults());
  }

  @AfterEach
  void close() {
    database.close();
  }

  private String query(String sql) throws IOException {
    return ResultRows.query(database, sql).toString();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '@',
      quoteCharacter = '`',
      value = {
        "SELECT 1           @ ` + 1`                     @ ``           @ [[601]]",
        "SELECT SUM(id      @ ` + 1`                     @ `) FROM t`   @ [[1203]]",
        "SELECT COUNT(*) FROM t WHERE id = 7 @ ` OR id = 2 AND name = 'b'` @ `` @ [[1]]",
        "SELECT COUNT(*) FROM t WHERE id = 1 @ ` AND name <> 'b'` @ `` @ [[1]]",
        "SELECT COUNT(*) FROM t WHERE @ ` NOT` @ ` id = 1` @ [[1]]",
        "SELECT CHAR_LENGTH(MAX(name @ ` || 'c'` @ `)) FROM t` @ [[601]]",
      })
  void hundredsOfPartsAreAnswered(String start, String part, String end, String expected)
      throws IOException {
    assertEquals(expected, query(start + part.repeat(600) + end));
  }

  @Test
  void expressionsTooDeepToEvaluateAreRefused() {
    SqlException failure =
        assertThrows(
            SqlException.class, () -> query("SELECT SUM(id" + " + 1".repeat(3000) + ") FROM t"));
    assertTrue(failure.getMessage().contains("levels deep"), failure.getMessage());
  }
}
