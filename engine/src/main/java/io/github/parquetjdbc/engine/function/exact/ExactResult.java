package io.github.parquetjdbc.engine.function.exact;

import io.github.parquetjdbc.engine.function.bind.Output;
import io.github.parquetjdbc.engine.function.bind.Rows;
import io.github.parquetjdbc.engine.function.bind.Slices;
import io.github.parquetjdbc.engine.kernel.Arithmetic;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.Int128Vector;
import io.github.parquetjdbc.vector.IntVector;
import io.github.parquetjdbc.vector.LongVector;
import io.github.parquetjdbc.vector.TypeId;
import io.github.parquetjdbc.vector.Validity;
import io.github.parquetjdbc.vector.Vector;
import java.math.BigInteger;

/** Results of an exact type, integer or DECIMAL, given as unscaled integers. */
public final class ExactResult {

  private final DataType type;
  private final Output output;
  private final BigInteger min;
  private final BigInteger max;
  private final long narrowMin;
  private final long narrowMax;
  private int[] ints;
  private long[] longs;
  private long[] highs;
  private Slices slices;
  private long wide;

  public ExactResult(DataType type, Output output) {
    this.type = type;
    this.output = output;
    this.max =
        switch (type.id()) {
          case TINYINT -> BigInteger.valueOf(Byte.MAX_VALUE);
          case SMALLINT -> BigInteger.valueOf(Short.MAX_VALUE);
          case INTEGER -> BigInteger.valueOf(Integer.MAX_VALUE);
          case BIGINT -> BigInteger.valueOf(Long.MAX_VALUE);
          case DECIMAL -> PowersOfTen.asBigInteger(type.precision()).subtract(BigInteger.ONE);
          default -> throw new IllegalArgumentException(type + " is no exact number");
        };
    this.min = type.id() == TypeId.DECIMAL ? max.negate() : max.negate().subtract(BigInteger.ONE);
    this.narrowMax = max.bitLength() < Long.SIZE ? max.longValue() : Long.MAX_VALUE;
    this.narrowMin = min.bitLength() < Long.SIZE ? min.longValue() : Long.MIN_VALUE;
  }

  /** Fractional digits of the values given. */
  public int scale() {
    return type.id() == TypeId.DECIMAL ? type.scale() : 0;
  }

  public DataType type() {
    return type;
  }

  /** Arrays for {@code length} longs, to be handed to {@link #narrow}. */
  public long[] longs(int length) {
    return output.longs(length);
  }

  public long[] highs(int length) {
    return output.highs(length);
  }

  /** The first row that counts whose value the type cannot hold, or -1. */
  public int firstOutside(long[] values, Rows rows) {
    int bits = Long.SIZE - Long.numberOfLeadingZeros(narrowMax);
    if (narrowMax == Long.MAX_VALUE || Arithmetic.magnitudeBits(values, rows.length()) < bits) {
      return -1;
    }
    for (int i = 0; i < rows.count(); i++) {
      int row = rows.row(i);
      if ((values[row] < narrowMin || values[row] > narrowMax) && !rows.isNull(row)) {
        return row;
      }
    }
    return -1;
  }

  /** A vector of values known to fit. */
  public Vector narrow(long[] values, int length, Validity validity) {
    return switch (type.kind()) {
      case INT -> new IntVector(type, toInts(values, length), length, validity);
      case LONG -> new LongVector(type, values, length, validity);
      case INT128 -> Int128Vector.narrow(type, values, length, validity);
      default -> toBytes(values, length, validity);
    };
  }

  private int[] toInts(long[] values, int length) {
    int[] out = output.ints(length);
    for (int i = 0; i < length; i++) {
      out[i] = (int) values[i];
    }
    return out;
  }

  private Vector toBytes(long[] values, int length, Validity validity) {
    start(length);
    for (int row = 0; row < length; row++) {
      byte[] bytes = BigInteger.valueOf(values[row]).toByteArray();
      slices.put(row, bytes, 0, bytes.length);
    }
    return finish(length, validity);
  }

  /** Begins a batch given value by value. */
  public void start(int length) {
    wide = 0;
    switch (type.kind()) {
      case INT -> ints = output.ints(length);
      case LONG -> longs = output.longs(length);
      case INT128 -> {
        longs = output.longs(length);
        highs = output.highs(length);
      }
      default -> slices = output.slices(length);
    }
  }

  /** Sets a row; false, and nothing done, if the type cannot hold the value. */
  public boolean put(int row, BigInteger value) {
    if (value.compareTo(min) < 0 || value.compareTo(max) > 0) {
      return false;
    }
    switch (type.kind()) {
      case INT -> ints[row] = value.intValue();
      case LONG -> longs[row] = value.longValue();
      case INT128 -> {
        longs[row] = value.longValue();
        highs[row] = value.shiftRight(Long.SIZE).longValue();
        wide |= highs[row] ^ longs[row] >> 63;
      }
      default -> {
        byte[] bytes = value.toByteArray();
        slices.put(row, bytes, 0, bytes.length);
      }
    }
    return true;
  }

  public Vector finish(int length, Validity validity) {
    return switch (type.kind()) {
      case INT -> new IntVector(type, ints, length, validity);
      case LONG -> new LongVector(type, longs, length, validity);
      case INT128 -> new Int128Vector(type, wide == 0 ? null : highs, longs, length, validity);
      default -> slices.vector(type, length, validity);
    };
  }
}
