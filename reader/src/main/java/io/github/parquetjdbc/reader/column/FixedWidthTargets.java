package io.github.parquetjdbc.reader.column;

import io.github.parquetjdbc.reader.encoding.Decoders;
import io.github.parquetjdbc.reader.encoding.ValueDecoder;
import io.github.parquetjdbc.reader.error.FilePosition;
import io.github.parquetjdbc.reader.metadata.Encoding;
import io.github.parquetjdbc.reader.metadata.PhysicalType;
import io.github.parquetjdbc.vector.BooleanVector;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.DoubleVector;
import io.github.parquetjdbc.vector.Int128Vector;
import io.github.parquetjdbc.vector.IntVector;
import io.github.parquetjdbc.vector.LongVector;
import io.github.parquetjdbc.vector.Validity;
import io.github.parquetjdbc.vector.Vector;
import java.io.IOException;

/** The ways of BOOLEAN, INT32, INT64, FLOAT and DOUBLE. */
final class FixedWidthTargets {

  private FixedWidthTargets() {}

  /** BOOLEAN. */
  static final class Booleans implements ValueTarget<byte[]> {
    private final DataType type;
    private final byte[] values;

    Booleans(DataType type, int capacity) {
      this.type = type;
      this.values = new byte[capacity];
    }

    @Override
    public ValueDecoder<byte[]> decoder(Encoding encoding, FilePosition position)
        throws IOException {
      return Decoders.booleans(encoding, position);
    }

    @Override
    public byte[] array() {
      return values;
    }

    @Override
    public ValueTarget<byte[]> withCapacity(int capacity) {
      return new Booleans(type, capacity);
    }

    @Override
    public Vector vector(int count, Validity valid, int rows, FilePosition position) {
      if (valid != null) {
        Spread.bytes(values, valid.words(), count, rows);
      }
      return new BooleanVector(type, values, rows, valid);
    }
  }

  /** INT32 as INT. */
  static final class Ints implements ValueTarget<int[]> {
    private final DataType type;
    private final int[] values;
    private final int mask;

    /**
     * @param mask bits that count: all, or those of a small unsigned integer
     */
    Ints(DataType type, int capacity, int mask) {
      this.type = type;
      this.values = new int[capacity];
      this.mask = mask;
    }

    @Override
    public ValueDecoder<int[]> decoder(Encoding encoding, FilePosition position)
        throws IOException {
      return Decoders.ints(encoding, position);
    }

    @Override
    public int[] array() {
      return values;
    }

    @Override
    public ValueTarget<int[]> withCapacity(int capacity) {
      return new Ints(type, capacity, mask);
    }

    @Override
    public Vector vector(int count, Validity valid, int rows, FilePosition position) {
      if (mask != -1) {
        Conversions.mask(values, count, mask);
      }
      if (valid != null) {
        Spread.ints(values, valid.words(), count, rows);
      }
      return new IntVector(type, values, rows, valid);
    }
  }

  /** INT32 as LONG, or as narrow INT128. */
  static final class IntsAsLongs implements ValueTarget<int[]> {
    private final DataType type;
    private final int[] stored;
    private final long[] values;
    private final long mask;

    /**
     * @param mask bits that count after sign extension: all, or the lower 32 of an unsigned integer
     */
    IntsAsLongs(DataType type, int capacity, long mask) {
      this.type = type;
      this.stored = new int[capacity];
      this.values = new long[capacity];
      this.mask = mask;
    }

    @Override
    public ValueDecoder<int[]> decoder(Encoding encoding, FilePosition position)
        throws IOException {
      return Decoders.ints(encoding, position);
    }

    @Override
    public int[] array() {
      return stored;
    }

    @Override
    public ValueTarget<int[]> withCapacity(int capacity) {
      return new IntsAsLongs(type, capacity, mask);
    }

    @Override
    public Vector vector(int count, Validity valid, int rows, FilePosition position) {
      Conversions.widen(stored, values, count, mask);
      return longs(type, values, count, valid, rows);
    }
  }

  /** INT64 as LONG, or as narrow INT128. */
  static final class Longs implements ValueTarget<long[]> {
    private final DataType type;
    private final long[] values;

    Longs(DataType type, int capacity) {
      this.type = type;
      this.values = new long[capacity];
    }

    @Override
    public ValueDecoder<long[]> decoder(Encoding encoding, FilePosition position)
        throws IOException {
      return Decoders.longs(encoding, position);
    }

    @Override
    public long[] array() {
      return values;
    }

    @Override
    public ValueTarget<long[]> withCapacity(int capacity) {
      return new Longs(type, capacity);
    }

    @Override
    public Vector vector(int count, Validity valid, int rows, FilePosition position) {
      return longs(type, values, count, valid, rows);
    }
  }

  /** Unsigned INT64 as INT128. */
  static final class UnsignedLongs implements ValueTarget<long[]> {
    private final DataType type;
    private final long[] values;
    private final long[] zeros;

    UnsignedLongs(DataType type, int capacity) {
      this.type = type;
      this.values = new long[capacity];
      this.zeros = new long[capacity];
    }

    @Override
    public ValueDecoder<long[]> decoder(Encoding encoding, FilePosition position)
        throws IOException {
      return Decoders.longs(encoding, position);
    }

    @Override
    public long[] array() {
      return values;
    }

    @Override
    public ValueTarget<long[]> withCapacity(int capacity) {
      return new UnsignedLongs(type, capacity);
    }

    @Override
    public Vector vector(int count, Validity valid, int rows, FilePosition position) {
      boolean narrow = !Conversions.anyNegative(values, count);
      if (valid != null) {
        Spread.longs(values, valid.words(), count, rows);
      }
      return narrow
          ? Int128Vector.narrow(type, values, rows, valid)
          : new Int128Vector(type, zeros, values, rows, valid);
    }
  }

  /** FLOAT and DOUBLE. */
  static final class Doubles implements ValueTarget<double[]> {
    private final DataType type;
    private final PhysicalType physicalType;
    private final double[] values;

    Doubles(DataType type, PhysicalType physicalType, int capacity) {
      this.type = type;
      this.physicalType = physicalType;
      this.values = new double[capacity];
    }

    @Override
    public ValueDecoder<double[]> decoder(Encoding encoding, FilePosition position)
        throws IOException {
      return physicalType == PhysicalType.FLOAT
          ? Decoders.floats(encoding, position)
          : Decoders.doubles(encoding, position);
    }

    @Override
    public double[] array() {
      return values;
    }

    @Override
    public ValueTarget<double[]> withCapacity(int capacity) {
      return new Doubles(type, physicalType, capacity);
    }

    @Override
    public Vector vector(int count, Validity valid, int rows, FilePosition position) {
      if (valid != null) {
        Spread.doubles(values, valid.words(), count, rows);
      }
      return new DoubleVector(type, values, rows, valid);
    }
  }

  /** A LONG vector, or a narrow INT128 vector, as the type wants. */
  private static Vector longs(DataType type, long[] values, int count, Validity valid, int rows) {
    if (valid != null) {
      Spread.longs(values, valid.words(), count, rows);
    }
    return switch (type.kind()) {
      case INT128 -> Int128Vector.narrow(type, values, rows, valid);
      default -> new LongVector(type, values, rows, valid);
    };
  }
}
