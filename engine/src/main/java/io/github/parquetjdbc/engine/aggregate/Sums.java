package io.github.parquetjdbc.engine.aggregate;

import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.DoubleVector;
import io.github.parquetjdbc.vector.TypeId;
import io.github.parquetjdbc.vector.Validity;
import io.github.parquetjdbc.vector.Vector;
import io.github.parquetjdbc.vector.VectorKind;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;

/** Results of SUM and AVG. The parts: the sum, all rows, the nulls among them. */
final class Sums {

  /** What the sum of no values is. */
  enum Empty {
    NULL,
    ZERO
  }

  /** Whole numbers up to here are doubles without loss. */
  private static final long EXACT_DOUBLES = 1L << 53;

  private final DataType argument;
  private final DataType type;
  private final Empty empty;

  /** Ten to the power of the argument's scale, where the divisors below are not 0. */
  private final long unit;

  /** Divisors whose product with the unit is a double without loss. */
  private final long greatestDivisor;

  Sums(DataType argument, DataType type, Empty empty) {
    this.argument = argument;
    this.type = type;
    this.empty = empty;
    boolean small = argument.scale() < 16;
    unit = small ? BigInteger.TEN.pow(argument.scale()).longValueExact() : 1;
    greatestDivisor = small ? EXACT_DOUBLES / unit : 0;
  }

  Vector sum(Accumulator[] parts, int from, int count) {
    if (type.kind() == VectorKind.DOUBLE) {
      return doubles(parts, from, count, Asked.SUM);
    }
    ExactColumn column = new ExactColumn(type, count);
    Int128 scratch = new Int128();
    boolean direct = parts[0] instanceof IntegerSum && argument.scale() == type.scale();
    for (int i = 0; i < count; i++) {
      if (isNull(parts, from + i)) {
        column.setNull(i);
      } else if (direct) {
        column.set(i, ((IntegerSum) parts[0]).total(from + i, scratch));
      } else {
        column.set(i, unscaled(exact(parts[0], from + i)));
      }
    }
    return column.vector();
  }

  private boolean isNull(Accumulator[] parts, int group) {
    return empty == Empty.NULL && values(parts, group) == 0;
  }

  private static long values(Accumulator[] parts, int group) {
    return Counts.nonNull(parts[1], parts[2], group);
  }

  /** Decimals are rounded half away from zero, integers cut off. */
  private BigInteger unscaled(BigDecimal value) {
    RoundingMode rounding = type.id() == TypeId.DECIMAL ? RoundingMode.HALF_UP : RoundingMode.DOWN;
    return value.setScale(type.scale(), rounding).unscaledValue();
  }

  private BigDecimal exact(Accumulator sum, int group) {
    if (sum instanceof DoubleSum doubles) {
      return new BigDecimal(doubles.total(group));
    }
    BigInteger total =
        sum instanceof BigSum big
            ? big.total(group)
            : ((IntegerSum) sum).total(group, new Int128()).toBigInteger();
    return new BigDecimal(total, argument.scale());
  }

  Vector average(Accumulator[] parts, int from, int count) {
    if (type.kind() == VectorKind.DOUBLE) {
      return doubles(parts, from, count, Asked.AVERAGE);
    }
    ExactColumn column = new ExactColumn(type, count);
    for (int i = 0; i < count; i++) {
      long values = values(parts, from + i);
      if (values == 0) {
        column.setNull(i);
      } else {
        column.set(i, average(exact(parts[0], from + i), values));
      }
    }
    return column.vector();
  }

  private BigInteger average(BigDecimal sum, long values) {
    RoundingMode rounding = type.id() == TypeId.DECIMAL ? RoundingMode.HALF_UP : RoundingMode.DOWN;
    return sum.divide(BigDecimal.valueOf(values), type.scale(), rounding).unscaledValue();
  }

  private enum Asked {
    SUM,
    AVERAGE
  }

  private Vector doubles(Accumulator[] parts, int from, int count, Asked asked) {
    double[] results = new double[count];
    Int128 scratch = new Int128();
    Validity validity = null;
    for (int i = 0; i < count; i++) {
      int group = from + i;
      if (isNull(parts, group)) {
        validity = validity == null ? Validity.allValid(count) : validity;
        validity.setNull(i);
      } else {
        long divisor = asked == Asked.SUM ? 1 : values(parts, group);
        results[i] = quotient(parts[0], group, divisor, scratch);
      }
    }
    return new DoubleVector(type, results, count, validity);
  }

  /** Exact sums are divided before they are rounded to a double. */
  private double quotient(Accumulator sum, int group, long divisor, Int128 scratch) {
    if (sum instanceof DoubleSum sums) {
      return sums.total(group) / divisor;
    }
    if (sum instanceof IntegerSum integers && divisor <= greatestDivisor) {
      Int128 total = integers.total(group, scratch);
      if (total.fitsLong() && Math.abs(total.low()) <= EXACT_DOUBLES) {
        // Both are doubles without loss, so that the quotient is rounded once.
        return (double) total.low() / (double) (divisor * unit);
      }
    }
    return exact(sum, group)
        .divide(BigDecimal.valueOf(divisor), MathContext.DECIMAL128)
        .doubleValue();
  }
}
