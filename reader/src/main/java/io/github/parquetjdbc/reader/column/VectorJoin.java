package io.github.parquetjdbc.reader.column;

import io.github.parquetjdbc.reader.error.FilePosition;
import io.github.parquetjdbc.reader.error.UnsupportedFeatureException;
import io.github.parquetjdbc.vector.BooleanVector;
import io.github.parquetjdbc.vector.BytesVector;
import io.github.parquetjdbc.vector.ConstantVector;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.DictionaryVector;
import io.github.parquetjdbc.vector.DoubleVector;
import io.github.parquetjdbc.vector.Int128Vector;
import io.github.parquetjdbc.vector.IntVector;
import io.github.parquetjdbc.vector.LongVector;
import io.github.parquetjdbc.vector.Validity;
import io.github.parquetjdbc.vector.Vector;
import java.util.List;

/**
 * Vectors of one leaf, one after the other as a single vector: for the window of a nested column
 * that lies in more than one page. Pieces are flat, dictionary ids, or constant NULLs.
 */
final class VectorJoin {

  private static final int MAX_BYTES = Integer.MAX_VALUE - 16;

  private final DataType type;
  private final List<Vector> pieces;
  private final int length;
  private final Validity validity;

  private VectorJoin(List<Vector> pieces) {
    this.type = pieces.get(0).type();
    this.pieces = pieces;
    this.length = pieces.stream().mapToInt(Vector::length).sum();
    this.validity = validity(pieces, length);
  }

  /** The same values in arrays that no page and no reader will write to. */
  static Vector owned(Vector piece, FilePosition position) throws UnsupportedFeatureException {
    if (piece instanceof BytesVector) {
      return new VectorJoin(List.of(piece)).bytes(position);
    }
    return VectorParts.rows(piece, 0, piece.length());
  }

  /**
   * The pieces together, in arrays of their own.
   *
   * @param pieces at least one
   * @param position for errors
   */
  static Vector of(List<Vector> pieces, FilePosition position) throws UnsupportedFeatureException {
    if (pieces.size() == 1) {
      return pieces.get(0);
    }
    VectorJoin join = new VectorJoin(pieces);
    if (pieces.stream().allMatch(ConstantVector.class::isInstance)) {
      return new ConstantVector(((ConstantVector) pieces.get(0)).value(), join.length);
    }
    Vector dictionary = join.commonDictionary();
    return dictionary == null ? join.flat(position) : join.ids(dictionary);
  }

  private static Validity validity(List<Vector> pieces, int length) {
    if (pieces.stream().allMatch(piece -> piece.validity() == null)) {
      return null;
    }
    Validity validity = Validity.allNull(length);
    int at = 0;
    for (Vector piece : pieces) {
      for (int i = 0; i < piece.length(); i++, at++) {
        if (!piece.isNull(i)) {
          validity.setValid(at);
        }
      }
    }
    return validity;
  }

  /** The dictionary of all pieces that have values, or {@code null}. */
  private Vector commonDictionary() {
    Vector common = null;
    for (Vector piece : pieces) {
      if (piece instanceof DictionaryVector ids) {
        if (common != null && common != ids.dictionary()) {
          return null;
        }
        common = ids.dictionary();
      } else if (!(piece instanceof ConstantVector)) {
        return null;
      }
    }
    return common;
  }

  private Vector ids(Vector dictionary) {
    int[] joined = new int[length];
    int at = 0;
    for (Vector piece : pieces) {
      if (piece instanceof DictionaryVector ids) {
        System.arraycopy(ids.ids(), 0, joined, at, piece.length());
      }
      at += piece.length();
    }
    return new DictionaryVector(joined, dictionary, length, validity);
  }

  private Vector flat(FilePosition position) throws UnsupportedFeatureException {
    return switch (type.kind()) {
      case BOOLEAN -> booleans();
      case INT -> ints();
      case LONG -> longs();
      case DOUBLE -> doubles();
      case INT128 -> int128s();
      case BYTES -> bytes(position);
      case LIST, STRUCT, MAP -> throw new IllegalArgumentException("a leaf of type " + type);
    };
  }

  /** The flat vector with a piece's values, or {@code null} if all are NULL. */
  private static Vector source(Vector piece) {
    if (piece instanceof ConstantVector) {
      return null;
    }
    return piece instanceof DictionaryVector ids ? ids.dictionary() : piece;
  }

  /** Where in {@link #source} the value of a row is. */
  private static int index(Vector piece, int row) {
    return piece instanceof DictionaryVector ids ? ids.ids()[row] : row;
  }

  private Vector booleans() {
    byte[] values = new byte[length];
    int at = 0;
    for (Vector piece : pieces) {
      if (source(piece) instanceof BooleanVector from) {
        for (int i = 0; i < piece.length(); i++) {
          values[at + i] = from.values()[index(piece, i)];
        }
      }
      at += piece.length();
    }
    return new BooleanVector(type, values, length, validity);
  }

  private Vector ints() {
    int[] values = new int[length];
    int at = 0;
    for (Vector piece : pieces) {
      if (source(piece) instanceof IntVector from) {
        for (int i = 0; i < piece.length(); i++) {
          values[at + i] = from.values()[index(piece, i)];
        }
      }
      at += piece.length();
    }
    return new IntVector(type, values, length, validity);
  }

  private Vector longs() {
    long[] values = new long[length];
    int at = 0;
    for (Vector piece : pieces) {
      if (source(piece) instanceof LongVector from) {
        for (int i = 0; i < piece.length(); i++) {
          values[at + i] = from.values()[index(piece, i)];
        }
      }
      at += piece.length();
    }
    return new LongVector(type, values, length, validity);
  }

  private Vector doubles() {
    double[] values = new double[length];
    int at = 0;
    for (Vector piece : pieces) {
      if (source(piece) instanceof DoubleVector from) {
        for (int i = 0; i < piece.length(); i++) {
          values[at + i] = from.values()[index(piece, i)];
        }
      }
      at += piece.length();
    }
    return new DoubleVector(type, values, length, validity);
  }

  private Vector int128s() {
    long[] high = new long[length];
    long[] low = new long[length];
    int at = 0;
    for (Vector piece : pieces) {
      if (source(piece) instanceof Int128Vector from) {
        long[] upper = from.high();
        for (int i = 0; i < piece.length(); i++) {
          high[at + i] = upper[index(piece, i)];
          low[at + i] = from.low()[index(piece, i)];
        }
      }
      at += piece.length();
    }
    return new Int128Vector(type, high, low, length, validity);
  }

  private Vector bytes(FilePosition position) throws UnsupportedFeatureException {
    int[] offsets = new int[length];
    int[] lengths = new int[length];
    long total = 0;
    int at = 0;
    for (Vector piece : pieces) {
      if (source(piece) instanceof BytesVector from) {
        for (int i = 0; i < piece.length(); i++) {
          lengths[at + i] = piece.isNull(i) ? 0 : from.lengths()[index(piece, i)];
          total += lengths[at + i];
        }
      }
      at += piece.length();
    }
    if (total > MAX_BYTES) {
      throw new UnsupportedFeatureException(
          position, "values of " + total + " bytes in " + length + " rows");
    }
    byte[] data = new byte[(int) total];
    copy(data, offsets, lengths);
    return new BytesVector(type, data, offsets, lengths, length, validity);
  }

  private void copy(byte[] data, int[] offsets, int[] lengths) {
    int at = 0;
    int end = 0;
    for (Vector piece : pieces) {
      if (source(piece) instanceof BytesVector from) {
        for (int i = 0; i < piece.length(); i++) {
          offsets[at + i] = end;
          if (lengths[at + i] > 0) {
            int start = from.offsets()[index(piece, i)];
            System.arraycopy(from.data(), start, data, end, lengths[at + i]);
            end += lengths[at + i];
          }
        }
      }
      at += piece.length();
    }
  }
}
