package io.github.parquetjdbc.reader.column;

import io.github.parquetjdbc.reader.encoding.Slices;
import io.github.parquetjdbc.reader.error.FilePosition;
import io.github.parquetjdbc.reader.error.MalformedFileException;
import io.github.parquetjdbc.vector.BytesVector;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.DoubleVector;
import io.github.parquetjdbc.vector.Int128Vector;
import io.github.parquetjdbc.vector.LongVector;
import io.github.parquetjdbc.vector.Validity;
import io.github.parquetjdbc.vector.Vector;
import java.io.IOException;

/** What byte strings can stand for. */
final class SliceForms {

  private SliceForms() {}

  /** Themselves: text, binary, UUIDs, decimals beyond 38 digits. */
  record Bytes(DataType type) implements SliceTarget.Form {
    @Override
    public SliceTarget.Form withCapacity(int capacity) {
      return this;
    }

    @Override
    public Vector vector(
        Slices slices, int count, Validity valid, int rows, FilePosition position) {
      if (valid != null) {
        Spread.ints(slices.offsets(), valid.words(), count, rows);
        Spread.ints(slices.lengths(), valid.words(), count, rows);
      }
      return new BytesVector(type, slices.data(), slices.offsets(), slices.lengths(), rows, valid);
    }
  }

  /** Big-endian two's complement integers that fit 64 bits, padded or not: short decimals. */
  record Longs(DataType type, long[] values) implements SliceTarget.Form {
    @Override
    public SliceTarget.Form withCapacity(int capacity) {
      return new Longs(type, new long[capacity]);
    }

    @Override
    public Vector vector(Slices slices, int count, Validity valid, int rows, FilePosition position)
        throws IOException {
      int bad = BigEndian.toLongs(slices, values, count);
      if (bad >= 0) {
        throw tooLong(type, slices.lengths()[bad], position);
      }
      if (valid != null) {
        Spread.longs(values, valid.words(), count, rows);
      }
      return new LongVector(type, values, rows, valid);
    }
  }

  /** Big-endian two's complement integers that fit 128 bits, padded or not: long decimals. */
  record Int128s(DataType type, long[] high, long[] low) implements SliceTarget.Form {
    @Override
    public SliceTarget.Form withCapacity(int capacity) {
      return new Int128s(type, new long[capacity], new long[capacity]);
    }

    @Override
    public Vector vector(Slices slices, int count, Validity valid, int rows, FilePosition position)
        throws IOException {
      int bad = BigEndian.toInt128s(slices, high, low, count);
      if (bad >= 0) {
        throw tooLong(type, slices.lengths()[bad], position);
      }
      return int128(type, high, low, count, valid, rows);
    }
  }

  /** INT96: a Julian day and nanoseconds of it. */
  record Int96Timestamps(DataType type, long[] high, long[] low) implements SliceTarget.Form {
    @Override
    public SliceTarget.Form withCapacity(int capacity) {
      return new Int96Timestamps(type, new long[capacity], new long[capacity]);
    }

    @Override
    public Vector vector(
        Slices slices, int count, Validity valid, int rows, FilePosition position) {
      Conversions.int96ToNanos(slices, high, low, count);
      return int128(type, high, low, count, valid, rows);
    }
  }

  /** Half-precision floating-point numbers. */
  record Halves(DataType type, double[] values) implements SliceTarget.Form {
    @Override
    public SliceTarget.Form withCapacity(int capacity) {
      return new Halves(type, new double[capacity]);
    }

    @Override
    public Vector vector(
        Slices slices, int count, Validity valid, int rows, FilePosition position) {
      Conversions.halvesToDoubles(slices, values, count);
      if (valid != null) {
        Spread.doubles(values, valid.words(), count, rows);
      }
      return new DoubleVector(type, values, rows, valid);
    }
  }

  /** Twelve-byte intervals as ISO 8601 text. */
  record Intervals(DataType type) implements SliceTarget.Form {
    @Override
    public SliceTarget.Form withCapacity(int capacity) {
      return this;
    }

    @Override
    public Vector vector(
        Slices slices, int count, Validity valid, int rows, FilePosition position) {
      int[] offsets = new int[rows];
      int[] lengths = new int[rows];
      byte[] text = IntervalText.of(slices, offsets, lengths, count);
      if (valid != null) {
        Spread.ints(offsets, valid.words(), count, rows);
        Spread.ints(lengths, valid.words(), count, rows);
      }
      return new BytesVector(type, text, offsets, lengths, rows, valid);
    }
  }

  private static Vector int128(
      DataType type, long[] high, long[] low, int count, Validity valid, int rows) {
    boolean narrow = Conversions.allNarrow(high, low, count);
    if (valid != null) {
      Spread.longs(low, valid.words(), count, rows);
      if (!narrow) {
        Spread.longs(high, valid.words(), count, rows);
      }
    }
    return narrow
        ? Int128Vector.narrow(type, low, rows, valid)
        : new Int128Vector(type, high, low, rows, valid);
  }

  private static IOException tooLong(DataType type, int length, FilePosition position) {
    return new MalformedFileException(
        position, "a value of " + length + " bytes does not fit " + type);
  }
}
