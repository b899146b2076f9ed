package io.github.parquetjdbc.adapter.lower;

import io.github.parquetjdbc.engine.expression.Expression;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.TypeId;
import io.github.parquetjdbc.vector.VectorKind;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.UUID;
import org.apache.calcite.avatica.util.ByteString;
import org.apache.calcite.rex.RexLiteral;
import org.apache.calcite.util.DateString;
import org.apache.calcite.util.NlsString;
import org.apache.calcite.util.TimeString;
import org.apache.calcite.util.TimestampString;

/** Constants: Calcite's form to the engine's, and from one type to another without loss. */
final class Literals {

  private static final BigDecimal NANOS_PER_SECOND = BigDecimal.valueOf(1_000_000_000L);
  private static final DateTimeFormatter TIMESTAMP_TEXT =
      DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss");

  private Literals() {}

  static Expression.Literal of(RexLiteral literal) {
    DataType type = TypeBridge.toDataType(literal.getType());
    return new Expression.Literal(literal.isNull() ? null : value(literal, type), type);
  }

  static Expression.Literal ofNull(DataType type) {
    return new Expression.Literal(null, type);
  }

  static Expression.Literal ofBoolean(boolean value) {
    return new Expression.Literal(value, DataType.BOOLEAN);
  }

  private static Object value(RexLiteral literal, DataType type) {
    return switch (type.id()) {
      case BOOLEAN -> literal.getValueAs(Boolean.class);
      case TINYINT, SMALLINT, INTEGER, BIGINT, DECIMAL, REAL, DOUBLE ->
          number(decimal(literal), type);
      case INTERVAL_YEAR, INTERVAL_DAY -> literal.getValueAs(BigDecimal.class).longValueExact();
      case VARCHAR ->
          literal.getValueAs(NlsString.class).getValue().getBytes(StandardCharsets.UTF_8);
      case VARBINARY, BINARY -> literal.getValueAs(ByteString.class).getBytes();
      case UUID -> uuid(literal.getValueAs(UUID.class));
      case DATE -> literal.getValueAs(DateString.class).getDaysSinceEpoch();
      case TIME -> time(literal.getValueAs(TimeString.class), type);
      case TIMESTAMP, TIMESTAMP_TZ -> timestamp(literal.getValueAs(TimestampString.class), type);
      case NULL, VARIANT, LIST, STRUCT, MAP ->
          throw new UnsupportedSqlException("constants of type " + type + " are");
    };
  }

  /** A literal's number; NaN and infinities have no such form and are not written in SQL. */
  private static BigDecimal decimal(RexLiteral literal) {
    Object value = literal.getValue();
    if (value instanceof Double || value instanceof Float) {
      return new BigDecimal(((Number) value).doubleValue());
    }
    return literal.getValueAs(BigDecimal.class);
  }

  private static byte[] uuid(UUID value) {
    return ByteBuffer.allocate(2 * Long.BYTES)
        .putLong(value.getMostSignificantBits())
        .putLong(value.getLeastSignificantBits())
        .array();
  }

  private static Long time(TimeString text, DataType type) {
    long nanos = LocalTime.parse(text.toString()).toNanoOfDay();
    return nanos / (NANOS_PER_SECOND.longValueExact() / type.unitsPerSecond());
  }

  private static Object timestamp(TimestampString text, DataType type) {
    String all = text.toString();
    int point = all.indexOf('.');
    LocalDateTime seconds =
        LocalDateTime.parse(point < 0 ? all : all.substring(0, point), TIMESTAMP_TEXT);
    BigDecimal fraction = point < 0 ? BigDecimal.ZERO : new BigDecimal("0" + all.substring(point));
    BigDecimal units =
        BigDecimal.valueOf(seconds.toEpochSecond(ZoneOffset.UTC))
            .add(fraction)
            .multiply(BigDecimal.valueOf(type.unitsPerSecond()))
            .setScale(0, RoundingMode.FLOOR);
    return units(units.toBigInteger(), type);
  }

  private static Object units(BigInteger units, DataType type) {
    return type.precision() <= DataType.MAX_LONG_TIMESTAMP_PRECISION
        ? (Object) units.longValueExact()
        : units;
  }

  /** The number in the form of {@code type}, or {@code null} where it cannot hold it exactly. */
  static Object exactNumber(BigDecimal value, DataType type) {
    try {
      Object converted = number(value, type);
      boolean exact =
          type.id() != TypeId.DECIMAL || ((BigDecimal) converted).precision() <= type.precision();
      return exact ? converted : null;
    } catch (ArithmeticException e) {
      return null;
    }
  }

  /** Approximate types take the nearest value; the others throw where they cannot hold it. */
  private static Object number(BigDecimal value, DataType type) {
    return switch (type.id()) {
      case TINYINT -> (int) value.byteValueExact();
      case SMALLINT -> (int) value.shortValueExact();
      case INTEGER -> value.intValueExact();
      case BIGINT -> value.longValueExact();
      case DECIMAL -> value.setScale(type.scale(), RoundingMode.UNNECESSARY);
      case REAL -> (double) value.floatValue();
      case DOUBLE -> value.doubleValue();
      default -> throw new IllegalArgumentException(type + " is no type of numbers");
    };
  }

  /**
   * The same constant as a value of another type.
   *
   * @return {@code null} where the type cannot hold it exactly, or where it takes more than another
   *     form to convert
   */
  static Expression.Literal convert(Expression.Literal literal, DataType target) {
    DataType source = literal.type();
    if (source.equals(target)) {
      return literal;
    }
    if (literal.value() == null) {
      return ofNull(target);
    }
    Object value = null;
    if (Types.isNumeric(source) && Types.isNumeric(target)) {
      value =
          literal.value() instanceof Double approximate
              ? approximateNumber(approximate, target)
              : exactNumber(decimal(literal), target);
    } else if (source.id() == target.id() && Types.hasUnits(source)) {
      value = rescale(literal.value(), source, target);
    } else if (Types.isBytes(source) && Types.isBytes(target)) {
      value = literal.value();
    }
    return value == null ? null : new Expression.Literal(value, target);
  }

  /** Zeros keep their sign, and what is no number stays that, where the type has such values. */
  private static Object approximateNumber(double value, DataType target) {
    return switch (target.id()) {
      case DOUBLE -> value;
      case REAL -> (double) (float) value;
      default -> Double.isFinite(value) ? exactNumber(new BigDecimal(value), target) : null;
    };
  }

  /** The number that a literal of a numeric type stands for. */
  static BigDecimal decimal(Expression.Literal literal) {
    Object value = literal.value();
    if (value instanceof BigDecimal exact) {
      return exact;
    }
    return value instanceof Double approximate
        ? new BigDecimal(approximate)
        : BigDecimal.valueOf(((Number) value).longValue());
  }

  private static Object rescale(Object value, DataType source, DataType target) {
    BigInteger units =
        value instanceof BigInteger wide ? wide : BigInteger.valueOf(((Number) value).longValue());
    BigInteger[] scaled =
        units
            .multiply(BigInteger.valueOf(target.unitsPerSecond()))
            .divideAndRemainder(BigInteger.valueOf(source.unitsPerSecond()));
    boolean fitsLong = scaled[0].bitLength() < Long.SIZE;
    boolean wide = target.kind() == VectorKind.INT128;
    if (scaled[1].signum() != 0 || !(wide || fitsLong)) {
      return null;
    }
    return wide ? (Object) scaled[0] : scaled[0].longValueExact();
  }
}
