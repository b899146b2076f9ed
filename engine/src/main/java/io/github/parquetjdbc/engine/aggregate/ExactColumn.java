package io.github.parquetjdbc.engine.aggregate;

import io.github.parquetjdbc.engine.context.QueryError;
import io.github.parquetjdbc.engine.context.QueryException;
import io.github.parquetjdbc.vector.BytesVector;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.Int128Vector;
import io.github.parquetjdbc.vector.IntVector;
import io.github.parquetjdbc.vector.LongVector;
import io.github.parquetjdbc.vector.TypeId;
import io.github.parquetjdbc.vector.Validity;
import io.github.parquetjdbc.vector.Vector;
import java.math.BigInteger;

/** Makes a column of integers or unscaled decimals, each checked against the type's range. */
final class ExactColumn {

  private final DataType type;
  private final BigInteger[] big;
  private final long[] small;
  private final Validity validity;
  private final long smallLimit;
  private final BigInteger limit;
  private boolean allSmall = true;
  private boolean anyNull;

  ExactColumn(DataType type, int length) {
    this.type = type;
    big = new BigInteger[length];
    small = new long[length];
    validity = Validity.allValid(length);
    limit = limit(type);
    smallLimit = limit.bitLength() < Long.SIZE ? limit.longValue() : Long.MAX_VALUE;
  }

  /** The greatest magnitude; integers have one value more on the negative side. */
  private static BigInteger limit(DataType type) {
    if (type.id() == TypeId.DECIMAL) {
      return BigInteger.TEN.pow(type.precision()).subtract(BigInteger.ONE);
    }
    int bits =
        switch (type.id()) {
          case TINYINT -> 7;
          case SMALLINT -> 15;
          case INTEGER -> 31;
          default -> 63;
        };
    return BigInteger.ONE.shiftLeft(bits).subtract(BigInteger.ONE);
  }

  void setNull(int row) {
    validity.setNull(row);
    anyNull = true;
  }

  /**
   * @throws QueryException NUMERIC_OVERFLOW where the value is outside the type
   */
  void set(int row, Int128 value) {
    if (value.fitsLong() && value.low() <= smallLimit && value.low() >= -smallLimit) {
      small[row] = value.low();
    } else {
      set(row, value.toBigInteger());
    }
  }

  /**
   * @throws QueryException NUMERIC_OVERFLOW where the value is outside the type
   */
  void set(int row, BigInteger value) {
    BigInteger least =
        type.id() == TypeId.DECIMAL ? limit.negate() : limit.add(BigInteger.ONE).negate();
    if (value.compareTo(limit) > 0 || value.compareTo(least) < 0) {
      throw new QueryException(
          QueryError.NUMERIC_OVERFLOW, "an aggregate's result is outside " + type);
    }
    small[row] = value.longValue();
    if (value.bitLength() >= Long.SIZE) {
      big[row] = value;
      allSmall = false;
    }
  }

  Vector vector() {
    Validity nulls = anyNull ? validity : null;
    int length = small.length;
    return switch (type.kind()) {
      case INT -> ints(nulls);
      case LONG -> new LongVector(type, small, length, nulls);
      case INT128 -> allSmall ? Int128Vector.narrow(type, small, length, nulls) : wide(nulls);
      case BYTES -> bytes(nulls);
      default -> throw new IllegalArgumentException(type.toString());
    };
  }

  private Vector ints(Validity nulls) {
    int[] values = new int[small.length];
    for (int i = 0; i < values.length; i++) {
      values[i] = (int) small[i];
    }
    return new IntVector(type, values, values.length, nulls);
  }

  private Vector wide(Validity nulls) {
    long[] high = new long[small.length];
    for (int i = 0; i < high.length; i++) {
      high[i] = big[i] == null ? small[i] >> 63 : big[i].shiftRight(Long.SIZE).longValue();
    }
    return new Int128Vector(type, high, small, small.length, nulls);
  }

  private Vector bytes(Validity nulls) {
    byte[][] values = new byte[small.length][];
    for (int i = 0; i < values.length; i++) {
      BigInteger value = big[i] == null ? BigInteger.valueOf(small[i]) : big[i];
      values[i] = value.toByteArray();
    }
    return joined(type, values, nulls);
  }

  /** Byte strings one after another; {@code null} elements are empty. */
  static BytesVector joined(DataType type, byte[][] values, Validity validity) {
    int[] offsets = new int[values.length];
    int[] lengths = new int[values.length];
    long end = 0;
    for (int i = 0; i < values.length; i++) {
      offsets[i] = (int) end;
      lengths[i] = values[i] == null ? 0 : values[i].length;
      end += lengths[i];
    }
    if (end > Integer.MAX_VALUE - 16) {
      throw new QueryException(
          QueryError.OUT_OF_MEMORY, values.length + " aggregates hold " + end + " bytes");
    }
    byte[] data = new byte[(int) end];
    for (int i = 0; i < values.length; i++) {
      System.arraycopy(values[i] == null ? data : values[i], 0, data, offsets[i], lengths[i]);
    }
    return new BytesVector(type, data, offsets, lengths, values.length, validity);
  }
}
