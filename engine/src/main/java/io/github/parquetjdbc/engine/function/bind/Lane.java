package io.github.parquetjdbc.engine.function.bind;

import io.github.parquetjdbc.engine.kernel.Gather;
import io.github.parquetjdbc.vector.BooleanVector;
import io.github.parquetjdbc.vector.BytesVector;
import io.github.parquetjdbc.vector.ConstantVector;
import io.github.parquetjdbc.vector.DictionaryVector;
import io.github.parquetjdbc.vector.DoubleVector;
import io.github.parquetjdbc.vector.Int128Vector;
import io.github.parquetjdbc.vector.IntVector;
import io.github.parquetjdbc.vector.LongVector;
import io.github.parquetjdbc.vector.Vector;

/**
 * One argument of a function, made flat: constants are spread, dictionaries looked up, into scratch
 * arrays of the lane; flat vectors give their own arrays. What a lane gives is read only, and lasts
 * until it is asked again.
 */
public final class Lane {

  private byte[] booleans = {};
  private int[] ints = {};
  private long[] longs = {};
  private long[] highs = {};
  private double[] doubles = {};
  private int[] offsets = {};
  private int[] lengths = {};

  public byte[] booleans(Vector vector) {
    if (vector instanceof BooleanVector flat) {
      return flat.values();
    }
    if (booleans.length < vector.length()) {
      booleans = new byte[vector.length()];
    }
    if (vector instanceof DictionaryVector d) {
      Gather.values(d.ids(), ((BooleanVector) d.dictionary()).values(), booleans, d.length());
    } else {
      Gather.fill(
          ((BooleanVector) ((ConstantVector) vector).value()).values()[0],
          booleans,
          vector.length());
    }
    return booleans;
  }

  public int[] ints(Vector vector) {
    if (vector instanceof IntVector flat) {
      return flat.values();
    }
    if (ints.length < vector.length()) {
      ints = new int[vector.length()];
    }
    if (vector instanceof DictionaryVector d) {
      Gather.values(d.ids(), ((IntVector) d.dictionary()).values(), ints, d.length());
    } else {
      Gather.fill(
          ((IntVector) ((ConstantVector) vector).value()).values()[0], ints, vector.length());
    }
    return ints;
  }

  /** Values of kind LONG; of kind INT, widened. */
  public long[] longs(Vector vector) {
    if (vector instanceof LongVector flat) {
      return flat.values();
    }
    if (longs.length < vector.length()) {
      longs = new long[vector.length()];
    }
    if (vector instanceof IntVector flat) {
      Gather.widen(flat.values(), longs, vector.length());
    } else if (vector instanceof DictionaryVector d) {
      if (d.dictionary() instanceof IntVector dictionary) {
        Gather.values(d.ids(), dictionary.values(), longs, d.length());
      } else {
        Gather.values(d.ids(), ((LongVector) d.dictionary()).values(), longs, d.length());
      }
    } else {
      Gather.fill(single(((ConstantVector) vector).value()), longs, vector.length());
    }
    return longs;
  }

  private static long single(Vector value) {
    return value instanceof IntVector ints ? ints.values()[0] : ((LongVector) value).values()[0];
  }

  public double[] doubles(Vector vector) {
    if (vector instanceof DoubleVector flat) {
      return flat.values();
    }
    if (doubles.length < vector.length()) {
      doubles = new double[vector.length()];
    }
    if (vector instanceof DictionaryVector d) {
      Gather.values(d.ids(), ((DoubleVector) d.dictionary()).values(), doubles, d.length());
    } else {
      Gather.fill(
          ((DoubleVector) ((ConstantVector) vector).value()).values()[0], doubles, vector.length());
    }
    return doubles;
  }

  /** Values of kind INT128, narrow where the vector's own are. */
  public Int128Vector int128(Vector vector) {
    if (vector instanceof Int128Vector flat) {
      return flat;
    }
    int length = vector.length();
    if (longs.length < length) {
      longs = new long[length];
    }
    if (vector instanceof DictionaryVector d) {
      Int128Vector dictionary = (Int128Vector) d.dictionary();
      Gather.values(d.ids(), dictionary.low(), longs, length);
      if (dictionary.isNarrow()) {
        return Int128Vector.narrow(d.type(), longs, length, d.validity());
      }
      Gather.values(d.ids(), dictionary.high(), highs(length), length);
    } else {
      Int128Vector value = (Int128Vector) ((ConstantVector) vector).value();
      Gather.fill(value.low()[0], longs, length);
      if (value.isNarrow()) {
        return Int128Vector.narrow(vector.type(), longs, length, vector.validity());
      }
      Gather.fill(value.high()[0], highs(length), length);
    }
    return new Int128Vector(vector.type(), highs, longs, length, vector.validity());
  }

  private long[] highs(int length) {
    if (highs.length < length) {
      highs = new long[length];
    }
    return highs;
  }

  public BytesVector bytes(Vector vector) {
    if (vector instanceof BytesVector flat) {
      return flat;
    }
    int length = vector.length();
    if (offsets.length < length) {
      offsets = new int[length];
      lengths = new int[length];
    }
    BytesVector source;
    if (vector instanceof DictionaryVector d) {
      source = (BytesVector) d.dictionary();
      Gather.values(d.ids(), source.offsets(), offsets, length);
      Gather.values(d.ids(), source.lengths(), lengths, length);
    } else {
      source = (BytesVector) ((ConstantVector) vector).value();
      Gather.fill(source.offsets()[0], offsets, length);
      Gather.fill(source.lengths()[0], lengths, length);
    }
    return new BytesVector(
        vector.type(), source.data(), offsets, lengths, length, vector.validity());
  }
}
