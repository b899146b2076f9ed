package io.github.parquetjdbc.adapter.table;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.parquetjdbc.reader.prune.ScanFilter;
import io.github.parquetjdbc.reader.prune.ScanFilter.Operator;
import io.github.parquetjdbc.vector.DataType;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What is said of the file's value is true exactly where the table's condition is. */
class NarrowedLiteralTest {

  private static final long SEED = 20_261_201;

  record Pair(DataType narrow, DataType wide) {}

  static List<Pair> pairs() {
    return List.of(
        new Pair(DataType.TINYINT, DataType.BIGINT),
        new Pair(DataType.INTEGER, DataType.BIGINT),
        new Pair(DataType.INTEGER, DataType.decimal(12, 2)),
        new Pair(DataType.BIGINT, DataType.decimal(38, 10)),
        new Pair(DataType.decimal(9, 2), DataType.decimal(20, 6)),
        new Pair(DataType.decimal(9, 2), DataType.decimal(38, 2)),
        new Pair(DataType.DATE, DataType.timestamp(6)),
        new Pair(DataType.DATE, DataType.timestamp(9)),
        new Pair(DataType.timestamp(3), DataType.timestamp(6)),
        new Pair(DataType.timestamp(6), DataType.timestamp(9)),
        new Pair(DataType.timestampTz(3), DataType.timestampTz(9)),
        new Pair(DataType.time(3), DataType.time(6)));
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void conditionsAreTrueOfTheSameValues(Pair pair) {
    Random random = new Random(SEED);
    NarrowedLiteral narrowed = NarrowedLiteral.of(pair.narrow(), pair.wide());
    BigInteger factor = factor(pair);
    int decided = 0;
    for (int i = 0; i < 20_000; i++) {
      BigInteger value = BigInteger.valueOf(random.nextInt(7) - 3);
      BigInteger units = value.multiply(factor).add(BigInteger.valueOf(random.nextInt(5) - 2));
      if (random.nextInt(10) == 0) {
        units = new BigInteger(70, random).subtract(BigInteger.ONE.shiftLeft(69));
      }
      Operator operator = Operator.values()[random.nextInt(Operator.values().length)];
      boolean expected = holds(operator, value.multiply(factor).compareTo(units));
      ScanFilter said = narrowed.compare("c", operator, literal(units, pair.wide()));
      if (said == null) {
        continue;
      }
      decided++;
      boolean actual =
          said instanceof ScanFilter.Comparison comparison
              && holds(
                  comparison.operator(),
                  value.compareTo(units(comparison.literal(), pair.narrow())));
      assertEquals(expected, actual, "seed " + SEED + ": " + value + " " + operator + " " + units);
    }
    assertEquals(true, decided > 10_000);
  }

  private static BigInteger factor(Pair pair) {
    return switch (pair.narrow().id()) {
      case DATE -> BigInteger.valueOf(86_400 * pair.wide().unitsPerSecond());
      case TIME, TIMESTAMP, TIMESTAMP_TZ ->
          BigInteger.valueOf(pair.wide().unitsPerSecond() / pair.narrow().unitsPerSecond());
      default -> BigInteger.TEN.pow(pair.wide().scale() - pair.narrow().scale());
    };
  }

  private static Object literal(BigInteger units, DataType type) {
    return switch (type.kind()) {
      case INT -> units.intValue();
      case LONG -> type.scale() == 0 && type.precision() == 0 ? units : wide(units, type);
      default -> wide(units, type);
    };
  }

  private static Object wide(BigInteger units, DataType type) {
    return switch (type.id()) {
      case DECIMAL -> new BigDecimal(units, type.scale());
      default -> units;
    };
  }

  private static BigInteger units(Object literal, DataType type) {
    return literal instanceof BigDecimal decimal
        ? decimal.setScale(type.scale()).unscaledValue()
        : new BigInteger(literal.toString());
  }

  private static boolean holds(Operator operator, int order) {
    return switch (operator) {
      case EQUAL -> order == 0;
      case NOT_EQUAL -> order != 0;
      case LESS -> order < 0;
      case LESS_OR_EQUAL -> order <= 0;
      case GREATER -> order > 0;
      case GREATER_OR_EQUAL -> order >= 0;
    };
  }
}
