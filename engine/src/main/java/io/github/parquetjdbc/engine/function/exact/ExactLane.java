package io.github.parquetjdbc.engine.function.exact;

import io.github.parquetjdbc.engine.function.bind.Lane;
import io.github.parquetjdbc.engine.kernel.Arithmetic;
import io.github.parquetjdbc.engine.kernel.Division;
import io.github.parquetjdbc.vector.BytesVector;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.Int128Vector;
import io.github.parquetjdbc.vector.TypeId;
import io.github.parquetjdbc.vector.Vector;
import java.math.BigInteger;

/**
 * An argument that is an exact number, integer or DECIMAL, as unscaled integers: longs where all of
 * the batch fit ({@link #isNarrow()}), else 128 bits or objects.
 */
public final class ExactLane {

  private final Lane lane = new Lane();
  private final int scale;
  private long[] narrow;
  private Int128Vector wide;
  private BytesVector bytes;
  private long[] scaled = {};

  public ExactLane(DataType type) {
    this.scale = type.id() == TypeId.DECIMAL ? type.scale() : 0;
  }

  public int scale() {
    return scale;
  }

  /** Takes the next batch's vector. */
  public void load(Vector vector) {
    narrow = null;
    wide = null;
    bytes = null;
    switch (vector.kind()) {
      case INT, LONG -> narrow = lane.longs(vector);
      case INT128 -> {
        wide = lane.int128(vector);
        if (wide.isNarrow()) {
          narrow = wide.low();
        }
      }
      case BYTES -> bytes = lane.bytes(vector);
      default -> throw new IllegalStateException(vector.type() + " is no exact number");
    }
  }

  public boolean isNarrow() {
    return narrow != null;
  }

  /** Unscaled values, of a narrow batch. */
  public long[] longs() {
    return narrow;
  }

  /** The 128-bit form; {@code null} where the type has another. */
  public Int128Vector int128() {
    return wide;
  }

  /** The unscaled value of a row that is not null. */
  public BigInteger get(int row) {
    if (narrow != null) {
      return BigInteger.valueOf(narrow[row]);
    }
    return wide != null ? wide.get(row) : new BigInteger(bytes.copy(row));
  }

  /**
   * The values of a narrow batch times 10 to the {@code exponent} (rounded half up where negative),
   * below 2^62 in magnitude, or {@code null} where that does not fit.
   */
  public long[] scaled(int exponent, int length) {
    if (exponent == 0) {
      return Arithmetic.magnitudeBits(narrow, length) <= 61 ? narrow : null;
    }
    if (Math.abs(exponent) > PowersOfTen.MAX_LONG_EXPONENT) {
      return null;
    }
    if (scaled.length < length) {
      scaled = new long[length];
    }
    long factor = PowersOfTen.asLong(Math.abs(exponent));
    if (exponent < 0) {
      Division.divideHalfUp(narrow, factor, scaled, length);
      return scaled;
    }
    int factorBits = Long.SIZE - Long.numberOfLeadingZeros(factor);
    if (Arithmetic.magnitudeBits(narrow, length) + factorBits > 61) {
      return null;
    }
    Arithmetic.scale(narrow, factor, scaled, length);
    return scaled;
  }
}
