package io.github.parquetjdbc.reader.column;

import io.github.parquetjdbc.vector.BooleanVector;
import io.github.parquetjdbc.vector.BytesVector;
import io.github.parquetjdbc.vector.ConstantVector;
import io.github.parquetjdbc.vector.DictionaryVector;
import io.github.parquetjdbc.vector.DoubleVector;
import io.github.parquetjdbc.vector.Int128Vector;
import io.github.parquetjdbc.vector.IntVector;
import io.github.parquetjdbc.vector.ListVector;
import io.github.parquetjdbc.vector.LongVector;
import io.github.parquetjdbc.vector.MapVector;
import io.github.parquetjdbc.vector.StructVector;
import io.github.parquetjdbc.vector.Validity;
import io.github.parquetjdbc.vector.Vector;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Some of the rows of a vector, for the rare batch that has to be cut in two. */
public final class VectorParts {

  private VectorParts() {}

  /** Rows {@code from} up to but not including {@code to}, in arrays of their own. */
  public static Vector rows(Vector vector, int from, int to) {
    int length = to - from;
    Validity valid = validity(vector.validity(), from, length);
    if (vector instanceof ConstantVector constant) {
      return new ConstantVector(constant.value(), length);
    }
    if (vector instanceof DictionaryVector ids) {
      return new DictionaryVector(
          Arrays.copyOfRange(ids.ids(), from, to), ids.dictionary(), length, valid);
    }
    if (vector instanceof BooleanVector booleans) {
      byte[] values = Arrays.copyOfRange(booleans.values(), from, to);
      return new BooleanVector(vector.type(), values, length, valid);
    }
    if (vector instanceof IntVector ints) {
      int[] values = Arrays.copyOfRange(ints.values(), from, to);
      return new IntVector(vector.type(), values, length, valid);
    }
    if (vector instanceof LongVector longs) {
      long[] values = Arrays.copyOfRange(longs.values(), from, to);
      return new LongVector(vector.type(), values, length, valid);
    }
    if (vector instanceof DoubleVector doubles) {
      double[] values = Arrays.copyOfRange(doubles.values(), from, to);
      return new DoubleVector(vector.type(), values, length, valid);
    }
    if (vector instanceof Int128Vector wide) {
      return int128(wide, from, to, valid);
    }
    if (vector instanceof BytesVector bytes) {
      int[] offsets = Arrays.copyOfRange(bytes.offsets(), from, to);
      int[] lengths = Arrays.copyOfRange(bytes.lengths(), from, to);
      return new BytesVector(vector.type(), bytes.data(), offsets, lengths, length, valid);
    }
    return nested(vector, from, to, valid);
  }

  private static Vector int128(Int128Vector vector, int from, int to, Validity valid) {
    long[] low = Arrays.copyOfRange(vector.low(), from, to);
    if (vector.isNarrow()) {
      return Int128Vector.narrow(vector.type(), low, to - from, valid);
    }
    long[] high = Arrays.copyOfRange(vector.high(), from, to);
    return new Int128Vector(vector.type(), high, low, to - from, valid);
  }

  /** Lists and maps keep their elements: their offsets may start anywhere. */
  private static Vector nested(Vector vector, int from, int to, Validity valid) {
    int length = to - from;
    if (vector instanceof ListVector list) {
      int[] offsets = Arrays.copyOfRange(list.offsets(), from, to + 1);
      return new ListVector(vector.type(), offsets, list.elements(), length, valid);
    }
    if (vector instanceof MapVector map) {
      int[] offsets = Arrays.copyOfRange(map.offsets(), from, to + 1);
      return new MapVector(vector.type(), offsets, map.keys(), map.values(), length, valid);
    }
    List<Vector> children = new ArrayList<>();
    for (Vector child : ((StructVector) vector).children()) {
      children.add(rows(child, from, to));
    }
    return new StructVector(vector.type(), children, length, valid);
  }

  private static Validity validity(Validity whole, int from, int length) {
    if (whole == null) {
      return null;
    }
    Validity part = Validity.allNull(length);
    for (int i = 0; i < length; i++) {
      if (whole.isValid(from + i)) {
        part.setValid(i);
      }
    }
    return part;
  }
}
