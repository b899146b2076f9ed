package io.github.parquetjdbc.adapter.table;

import io.github.parquetjdbc.reader.prune.ScanFilter;
import io.github.parquetjdbc.reader.prune.ScanFilter.Operator;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.TypeId;
import java.math.BigDecimal;
import java.math.BigInteger;

/**
 * Comparisons with a literal of a table's type, said of a file's narrower type. A value of the file
 * becomes one of the table by a multiplication; the literal is divided instead, and rounded the way
 * that keeps the comparison true of the same values.
 */
final class NarrowedLiteral {

  private final DataType narrow;
  private final DataType wide;

  /** What values of the file are multiplied by. */
  private final BigInteger factor;

  private NarrowedLiteral(DataType narrow, DataType wide, BigInteger factor) {
    this.narrow = narrow;
    this.wide = wide;
    this.factor = factor;
  }

  /** {@code null} where values are not multiplied, or nothing can be said. */
  static NarrowedLiteral of(DataType narrow, DataType wide) {
    return switch (narrow.id()) {
      case TINYINT, SMALLINT, INTEGER, BIGINT, DECIMAL ->
          new NarrowedLiteral(
              narrow, wide, BigInteger.TEN.pow(Math.max(0, wide.scale() - narrow.scale())));
      case DATE ->
          new NarrowedLiteral(narrow, wide, BigInteger.valueOf(86_400 * wide.unitsPerSecond()));
      case TIME, TIMESTAMP, TIMESTAMP_TZ ->
          new NarrowedLiteral(
              narrow, wide, BigInteger.valueOf(wide.unitsPerSecond() / narrow.unitsPerSecond()));
      default -> null;
    };
  }

  /**
   * A comparison that is true of the same values of the file.
   *
   * @return {@link FilePruning#NEVER}, or {@code null} where nothing can be said
   */
  ScanFilter compare(String column, Operator operator, Object literal) {
    BigInteger units = units(literal);
    if (units == null) {
      return null;
    }
    BigInteger[] parts = units.divideAndRemainder(factor);
    boolean exact = parts[1].signum() == 0;
    BigInteger floor = exact || units.signum() > 0 ? parts[0] : parts[0].subtract(BigInteger.ONE);
    BigInteger ceiling = exact ? floor : floor.add(BigInteger.ONE);
    return switch (operator) {
      case EQUAL -> exact ? comparison(column, operator, floor) : FilePruning.NEVER;
      case NOT_EQUAL -> exact ? comparison(column, operator, floor) : null;
      case LESS, GREATER_OR_EQUAL -> comparison(column, operator, ceiling);
      case LESS_OR_EQUAL, GREATER -> comparison(column, operator, floor);
    };
  }

  private ScanFilter comparison(String column, Operator operator, BigInteger units) {
    if (isInRange(units)) {
      return new ScanFilter.Comparison(column, operator, literal(units));
    }
    if (narrow.id() == TypeId.DECIMAL) {
      // Digits are only declared: some files hold values of more.
      return null;
    }
    boolean above = units.signum() > 0;
    return switch (operator) {
      case EQUAL -> FilePruning.NEVER;
      case NOT_EQUAL -> null;
      case LESS, LESS_OR_EQUAL -> above ? null : FilePruning.NEVER;
      case GREATER, GREATER_OR_EQUAL -> above ? FilePruning.NEVER : null;
    };
  }

  /** As the file stores values. */
  private boolean isInRange(BigInteger units) {
    return switch (narrow.id()) {
      case TINYINT, SMALLINT, INTEGER, DATE -> units.bitLength() < Integer.SIZE;
      case DECIMAL -> new BigDecimal(units).precision() <= narrow.precision();
      default -> units.bitLength() < Long.SIZE;
    };
  }

  private Object literal(BigInteger units) {
    return switch (narrow.id()) {
      case TINYINT, SMALLINT, INTEGER, DATE -> (Object) units.intValueExact();
      case DECIMAL -> new BigDecimal(units, narrow.scale());
      default -> units.longValueExact();
    };
  }

  /** {@code null} where the literal is none that is understood. */
  private BigInteger units(Object literal) {
    if (literal instanceof BigDecimal decimal) {
      // A literal of more digits than the table's type has is compared as it is.
      return decimal.stripTrailingZeros().scale() > wide.scale()
          ? null
          : decimal.setScale(wide.scale()).unscaledValue();
    }
    if (literal instanceof Integer || literal instanceof Long) {
      return BigInteger.valueOf(((Number) literal).longValue());
    }
    return literal instanceof BigInteger integer ? integer : null;
  }
}
