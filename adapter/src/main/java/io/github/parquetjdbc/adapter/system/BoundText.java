package io.github.parquetjdbc.adapter.system;

import io.github.parquetjdbc.vector.DataType;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.util.HexFormat;

/** Bounds of statistics as text that reads like the values. */
final class BoundText {

  private BoundText() {}

  /**
   * @param bound BigDecimal for exact numbers and times in units of their type, Double, Boolean,
   *     bytes, or {@code null}
   */
  static String of(Object bound, DataType type) {
    if (bound instanceof byte[] bytes) {
      return switch (type.id()) {
        case VARCHAR -> new String(bytes, StandardCharsets.UTF_8);
        default -> "0x" + HexFormat.of().formatHex(bytes);
      };
    }
    if (!(bound instanceof BigDecimal number)) {
      return bound == null ? null : bound.toString();
    }
    try {
      return switch (type.id()) {
        case DATE -> LocalDate.ofEpochDay(number.longValueExact()).toString();
        case TIME ->
            LocalTime.ofNanoOfDay(
                    number.longValueExact() * (1_000_000_000L / type.unitsPerSecond()))
                .toString();
        case TIMESTAMP -> moment(number, type);
        case TIMESTAMP_TZ -> moment(number, type) + "Z";
        default -> number.toPlainString();
      };
    } catch (DateTimeException | ArithmeticException e) {
      // No day or time that could be written: the number that the file has.
      return number.toPlainString();
    }
  }

  private static String moment(BigDecimal number, DataType type) {
    BigInteger units = BigInteger.valueOf(type.unitsPerSecond());
    BigInteger value = number.toBigIntegerExact();
    BigInteger fraction = value.mod(units);
    long seconds = value.subtract(fraction).divide(units).longValueExact();
    int nanos = (int) (fraction.longValueExact() * (1_000_000_000L / type.unitsPerSecond()));
    return LocalDateTime.ofEpochSecond(seconds, nanos, ZoneOffset.UTC).toString().replace('T', ' ');
  }
}
