package io.github.parquetjdbc.adapter.oracle;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.temporal.ChronoUnit;
import java.util.Random;

/** Column types of random tables, with values as SQL text that all systems read alike. */
enum ColumnKind {
  BOOLEAN("BOOLEAN") {
    @Override
    String literal(Random random) {
      return random.nextBoolean() ? "TRUE" : "FALSE";
    }
  },
  SMALLINT("SMALLINT") {
    @Override
    String literal(Random random) {
      return oneOf(random, "0", "-1", "32767", "-32767", String.valueOf(random.nextInt(20)));
    }
  },
  INTEGER("INTEGER") {
    @Override
    String literal(Random random) {
      return oneOf(
          random,
          String.valueOf(random.nextInt(10)),
          String.valueOf(random.nextInt(10)),
          String.valueOf(random.nextInt()),
          "2147483647",
          "-2147483647");
    }
  },
  BIGINT("BIGINT") {
    @Override
    String literal(Random random) {
      return oneOf(
          random,
          String.valueOf(random.nextInt(10)),
          String.valueOf(random.nextLong() >> random.nextInt(40)),
          "9223372036854775807",
          "-9223372036854775807");
    }
  },
  DECIMAL("DECIMAL(9,2)") {
    @Override
    String literal(Random random) {
      return oneOf(
          random,
          decimal(random.nextInt(1_000), 2),
          decimal(random.nextInt(1_999_999_999) - 999_999_999, 2),
          "9999999.99",
          "-0.01",
          "0.00");
    }
  },
  WIDE_DECIMAL("DECIMAL(25,4)") {
    @Override
    String literal(Random random) {
      BigInteger wide = new BigInteger(80, random).subtract(BigInteger.ONE.shiftLeft(79));
      return oneOf(
          random,
          decimal(random.nextInt(100), 4),
          new BigDecimal(wide, 4).toPlainString(),
          "1.0000");
    }
  },
  DOUBLE("DOUBLE PRECISION") {
    @Override
    String literal(Random random) {
      String text =
          oneOf(
              random,
              decimal(random.nextInt(100), 1),
              decimal(random.nextInt(), 3),
              "0.1",
              "-123456.75");
      return "CAST(" + text + " AS DOUBLE PRECISION)";
    }
  },
  VARCHAR("VARCHAR(200)") {
    @Override
    String literal(Random random) {
      return "'"
          + oneOf(
              random,
              "",
              "a",
              "b",
              "ab",
              "A",
              "ä",
              "日本語",
              "it''s",
              "a%b",
              " a ",
              "abcdefghijklmnop")
          + "'";
    }
  },
  DATE("DATE") {
    @Override
    String literal(Random random) {
      LocalDate date =
          random.nextBoolean()
              ? LocalDate.of(2024, 2, 27).plusDays(random.nextInt(5))
              : LocalDate.ofEpochDay(random.nextInt(60_000) - 30_000);
      return "DATE '" + date + "'";
    }
  },
  TIMESTAMP("TIMESTAMP") {
    @Override
    String literal(Random random) {
      LocalDateTime time =
          LocalDateTime.of(2024, 12, 31, 23, 59, 58)
              .plus(random.nextInt(4_000), ChronoUnit.MILLIS)
              .minusDays(random.nextInt(3) == 0 ? random.nextInt(40_000) : 0);
      return "TIMESTAMP '" + time.toString().replace('T', ' ') + "'";
    }
  };

  private final String sqlType;

  ColumnKind(String sqlType) {
    this.sqlType = sqlType;
  }

  String sqlType() {
    return sqlType;
  }

  /** A value that is not null: often one of few, sometimes an extreme. */
  abstract String literal(Random random);

  boolean isWhole() {
    return this == SMALLINT || this == INTEGER || this == BIGINT;
  }

  boolean isNumber() {
    return isWhole() || this == DECIMAL || this == WIDE_DECIMAL || this == DOUBLE;
  }

  static String oneOf(Random random, String... choices) {
    return choices[random.nextInt(choices.length)];
  }

  private static String decimal(int unscaled, int scale) {
    return BigDecimal.valueOf(unscaled, scale).toPlainString();
  }
}
