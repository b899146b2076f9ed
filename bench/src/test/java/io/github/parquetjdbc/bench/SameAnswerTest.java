package io.github.parquetjdbc.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.sql.DriverManager;
import java.sql.SQLException;
import org.junit.jupiter.api.Test;

class SameAnswerTest {

  @Test
  void exactNumbersAreComparedByValueAndWithoutTolerance() {
    assertTrue(SameAnswer.same(new BigDecimal("1.50"), new BigDecimal("1.5")));
    assertFalse(
        SameAnswer.same(new BigDecimal("1.0000000000001"), new BigDecimal("1.0000000000000")));
  }

  @Test
  void doublesMayDifferByRoundingOnly() {
    assertTrue(SameAnswer.same(1e12, 1e12 + 0.5));
    assertFalse(SameAnswer.same(1e12, 1e12 + 5_000.0));
    assertTrue(SameAnswer.same(Double.NaN, Double.NaN));
    assertFalse(SameAnswer.same(Double.NaN, 0.0));
  }

  @Test
  void aDecimalMayBeTheRoundedFormOfADouble() {
    assertTrue(SameAnswer.same(new BigDecimal("25.52"), 25.5225));
    assertFalse(SameAnswer.same(new BigDecimal("25.52"), 25.53));
  }

  @Test
  void nullEqualsNullOnly() {
    assertTrue(SameAnswer.same(null, null));
    assertFalse(SameAnswer.same(null, "x"));
  }

  @Test
  void theClassesOfIntegersDoNotMatter() throws SQLException {
    assertEquals(
        1, check("SELECT 1::TINYINT, DATE '2024-01-31'", "SELECT 1::HUGEINT, DATE '2024-01-31'"));
  }

  @Test
  void aDifferentValueAMissingRowAndAMissingColumnAreWrong() {
    assertThrows(WrongAnswerException.class, () -> check("SELECT 1", "SELECT 2"));
    assertThrows(
        WrongAnswerException.class, () -> check("SELECT 1", "SELECT 1 UNION ALL SELECT 1"));
    assertThrows(WrongAnswerException.class, () -> check("SELECT 1", "SELECT 1, 2"));
  }

  /** Two databases in which the same query gives two answers. */
  private static long check(String ours, String peer) throws SQLException {
    try (Side left = side("left", ours);
        Side right = side("right", peer)) {
      return SameAnswer.check(left, right, new Query("q", "SELECT * FROM answer"));
    }
  }

  private static Side side(String name, String answer) throws SQLException {
    Side side = new Side(name, "", DriverManager.getConnection("jdbc:duckdb:"));
    side.connection().createStatement().execute("CREATE VIEW answer AS " + answer);
    return side;
  }
}
