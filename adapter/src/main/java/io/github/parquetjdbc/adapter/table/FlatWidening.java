package io.github.parquetjdbc.adapter.table;

import io.github.parquetjdbc.reader.error.FilePosition;
import io.github.parquetjdbc.reader.error.MalformedFileException;
import io.github.parquetjdbc.vector.BooleanVector;
import io.github.parquetjdbc.vector.ConstantVector;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.DictionaryVector;
import io.github.parquetjdbc.vector.Int128Vector;
import io.github.parquetjdbc.vector.IntVector;
import io.github.parquetjdbc.vector.LongVector;
import io.github.parquetjdbc.vector.TypeId;
import io.github.parquetjdbc.vector.Validity;
import io.github.parquetjdbc.vector.Vector;
import io.github.parquetjdbc.vector.VectorKind;
import java.util.Arrays;

/**
 * Widens values: a wider array, and a multiplication by a power of ten (scale, fractions of a
 * second) or by the units of a day. Serves one thread; a dictionary is widened once.
 */
final class FlatWidening implements Widening {

  private static final int DIGITS_OF_A_FACTOR = 18;

  private final DataType to;
  private final long[] factors;
  private final FilePosition position;
  private Vector dictionary;
  private Vector widenedDictionary;

  private FlatWidening(DataType to, long[] factors, FilePosition position) {
    this.to = to;
    this.factors = factors;
    this.position = position;
  }

  /**
   * @param to the common type of {@code from} and others
   * @param position the column of the file, for messages
   */
  static FlatWidening of(DataType from, DataType to, FilePosition position) {
    if (from.id() == TypeId.DATE && to.id() == TypeId.TIMESTAMP) {
      return new FlatWidening(to, new long[] {86_400 * to.unitsPerSecond()}, position);
    }
    int digits = fractionDigits(to) - fractionDigits(from);
    long[] factors = new long[(digits + DIGITS_OF_A_FACTOR - 1) / DIGITS_OF_A_FACTOR];
    for (int i = 0; i < factors.length; i++) {
      int exponent = Math.min(DIGITS_OF_A_FACTOR, digits - i * DIGITS_OF_A_FACTOR);
      factors[i] = powerOfTen(exponent);
    }
    return new FlatWidening(to, factors, position);
  }

  /** Decimal digits that a unit lies behind the point. */
  private static int fractionDigits(DataType type) {
    return switch (type.id()) {
      case TIME, TIMESTAMP, TIMESTAMP_TZ ->
          type.precision() <= 3 ? 3 : type.precision() <= 6 ? 6 : 9;
      default -> type.scale();
    };
  }

  private static long powerOfTen(int exponent) {
    long power = 1;
    for (int i = 0; i < exponent; i++) {
      power *= 10;
    }
    return power;
  }

  /**
   * @throws MalformedFileException where a value is larger than its column's declared type allows
   */
  @Override
  public Vector widen(Vector vector) throws MalformedFileException {
    if (vector instanceof ConstantVector constant) {
      return constant.isAllNull()
          ? NullVector.constant(to, vector.length())
          : new ConstantVector(widenFlat(constant.value()), vector.length());
    }
    if (vector instanceof DictionaryVector encoded) {
      if (dictionary != encoded.dictionary()) {
        widenedDictionary = widenFlat(encoded.dictionary());
        dictionary = encoded.dictionary();
      }
      return new DictionaryVector(
          encoded.ids(), widenedDictionary, encoded.length(), encoded.validity());
    }
    return widenFlat(vector);
  }

  private Vector widenFlat(Vector vector) throws MalformedFileException {
    if (vector instanceof BooleanVector && vector.type().id() == TypeId.NULL) {
      return NullVector.constant(to, vector.length());
    }
    if (factors.length == 0 && vector.kind() == to.kind()) {
      return vector.withType(to);
    }
    if (vector instanceof Int128Vector wide && !wide.isNarrow()) {
      return multiply(wide.high().clone(), wide.low().clone(), vector);
    }
    long[] values = longs(vector);
    if (to.kind() == VectorKind.LONG) {
      return scaled(values, vector);
    }
    if (factors.length == 0) {
      return Int128Vector.narrow(to, values, vector.length(), vector.validity());
    }
    long[] high = new long[vector.length()];
    for (int i = 0; i < high.length; i++) {
      high[i] = values[i] >> 63;
    }
    return multiply(high, values, vector);
  }

  /** A copy, as long as the vector. */
  private static long[] longs(Vector vector) {
    if (vector instanceof IntVector ints) {
      int[] from = ints.values();
      long[] values = new long[vector.length()];
      for (int i = 0; i < values.length; i++) {
        values[i] = from[i];
      }
      return values;
    }
    long[] from =
        vector instanceof LongVector
            ? ((LongVector) vector).values()
            : ((Int128Vector) vector).low();
    return Arrays.copyOf(from, vector.length());
  }

  private Vector scaled(long[] values, Vector original) throws MalformedFileException {
    for (long factor : factors) {
      for (int i = 0; i < values.length; i++) {
        long product = values[i] * factor;
        if (Math.multiplyHigh(values[i], factor) != product >> 63 && !original.isNull(i)) {
          throw tooLarge(original);
        }
        values[i] = product;
      }
    }
    return new LongVector(to, values, values.length, original.validity());
  }

  /** 128 times 64 bits, in place. */
  private Vector multiply(long[] high, long[] low, Vector original) throws MalformedFileException {
    Validity validity = original.validity();
    int length = original.length();
    for (long factor : factors) {
      long bound = Long.MAX_VALUE / factor - 1;
      for (int i = 0; i < length; i++) {
        if ((high[i] > bound || high[i] < -bound) && !original.isNull(i)) {
          throw tooLarge(original);
        }
        long carry = Math.multiplyHigh(low[i], factor) + (low[i] >> 63 & factor);
        high[i] = high[i] * factor + carry;
        low[i] *= factor;
      }
    }
    return new Int128Vector(to, high, low, length, validity);
  }

  private MalformedFileException tooLarge(Vector original) {
    return new MalformedFileException(
        position, "a value of type " + original.type() + " is too large to be read as " + to);
  }
}
