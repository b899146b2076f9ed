package io.github.parquetjdbc.engine.rows;

import io.github.parquetjdbc.engine.context.QueryError;
import io.github.parquetjdbc.engine.context.QueryException;
import io.github.parquetjdbc.vector.Batch;
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
import java.util.List;

/**
 * Copies of chosen rows in arrays of their own, which outlive the batch they came from.
 * Dictionaries and constants are kept by reference; bytes move together into one new array.
 */
public final class VectorCopy {

  private VectorCopy() {}

  /** The rows of {@code batch} that count, without a selection. */
  public static Batch compact(Batch batch) {
    int[] rows = RowNumbers.of(batch);
    int count = batch.rowCount();
    Vector[] columns = new Vector[batch.columns().length];
    for (int i = 0; i < columns.length; i++) {
      columns[i] = gather(batch.column(i), rows, count);
    }
    return Batch.of(count, columns);
  }

  /** Row {@code rows[i]} of {@code vector} as row {@code i}, for the first {@code count}. */
  public static Vector gather(Vector vector, int[] rows, int count) {
    if (vector instanceof ConstantVector constant) {
      return new ConstantVector(constant.value(), count);
    }
    Validity validity = gatherValidity(vector.validity(), rows, count);
    if (vector instanceof DictionaryVector dictionary) {
      int[] ids = gather(dictionary.ids(), rows, count);
      return new DictionaryVector(ids, dictionary.dictionary(), count, validity);
    }
    return switch (vector.kind()) {
      case BOOLEAN ->
          new BooleanVector(
              vector.type(),
              gather(((BooleanVector) vector).values(), rows, count),
              count,
              validity);
      case INT ->
          new IntVector(
              vector.type(), gather(((IntVector) vector).values(), rows, count), count, validity);
      case LONG ->
          new LongVector(
              vector.type(), gather(((LongVector) vector).values(), rows, count), count, validity);
      case DOUBLE ->
          new DoubleVector(
              vector.type(),
              gather(((DoubleVector) vector).values(), rows, count),
              count,
              validity);
      case INT128 -> gatherInt128((Int128Vector) vector, rows, count, validity);
      case BYTES -> gatherBytes((BytesVector) vector, rows, count, validity);
      case LIST -> gatherList((ListVector) vector, rows, count, validity);
      case STRUCT -> gatherStruct((StructVector) vector, rows, count, validity);
      case MAP -> gatherMap((MapVector) vector, rows, count, validity);
    };
  }

  /** The same, with a null for each negative row; flat. */
  public static Vector gatherPadded(Vector vector, int[] rows, int count) {
    RowStore present = new RowStore(List.of(vector.type()));
    int[] found = new int[count];
    int[] sources = new int[count];
    int size = 0;
    for (int i = 0; i < count; i++) {
      sources[i] = rows[i] < 0 ? -1 : size;
      found[size] = rows[i];
      size += rows[i] < 0 ? 0 : 1;
    }
    present.append(new Vector[] {vector}, found, 0, size);
    return present.gatherPadded(0, sources, count);
  }

  private static Validity gatherValidity(Validity validity, int[] rows, int count) {
    if (validity == null) {
      return null;
    }
    long[] source = validity.words();
    long[] words = new long[Validity.wordCount(count)];
    for (int i = 0; i < count; i++) {
      int row = rows[i];
      words[i >>> 6] |= (source[row >>> 6] >>> row & 1) << i;
    }
    return new Validity(words);
  }

  private static byte[] gather(byte[] values, int[] rows, int count) {
    byte[] result = new byte[count];
    for (int i = 0; i < count; i++) {
      result[i] = values[rows[i]];
    }
    return result;
  }

  private static int[] gather(int[] values, int[] rows, int count) {
    int[] result = new int[count];
    for (int i = 0; i < count; i++) {
      result[i] = values[rows[i]];
    }
    return result;
  }

  private static long[] gather(long[] values, int[] rows, int count) {
    long[] result = new long[count];
    for (int i = 0; i < count; i++) {
      result[i] = values[rows[i]];
    }
    return result;
  }

  private static double[] gather(double[] values, int[] rows, int count) {
    double[] result = new double[count];
    for (int i = 0; i < count; i++) {
      result[i] = values[rows[i]];
    }
    return result;
  }

  private static Vector gatherInt128(
      Int128Vector vector, int[] rows, int count, Validity validity) {
    long[] low = gather(vector.low(), rows, count);
    if (vector.isNarrow()) {
      return Int128Vector.narrow(vector.type(), low, count, validity);
    }
    return new Int128Vector(
        vector.type(), gather(vector.high(), rows, count), low, count, validity);
  }

  private static Vector gatherBytes(BytesVector vector, int[] rows, int count, Validity validity) {
    int[] lengths = gather(vector.lengths(), rows, count);
    byte[] data = new byte[total(lengths, count)];
    int[] offsets = new int[count];
    int end = 0;
    for (int i = 0; i < count; i++) {
      offsets[i] = end;
      System.arraycopy(vector.data(), vector.offsets()[rows[i]], data, end, lengths[i]);
      end += lengths[i];
    }
    return new BytesVector(vector.type(), data, offsets, lengths, count, validity);
  }

  /** The sum of the first {@code count} lengths, refused where one array could not hold it. */
  static int total(int[] lengths, int count) {
    long total = 0;
    for (int i = 0; i < count; i++) {
      total += lengths[i];
    }
    if (total > Integer.MAX_VALUE - 16) {
      throw new QueryException(
          QueryError.OUT_OF_MEMORY, count + " values of one column hold " + total + " bytes");
    }
    return (int) total;
  }

  private static Vector gatherList(ListVector vector, int[] rows, int count, Validity validity) {
    int[] offsets = new int[count + 1];
    int[] elements = ListElements.of(vector.offsets(), rows, 0, count, validity, offsets);
    return new ListVector(
        vector.type(),
        offsets,
        gather(vector.elements(), elements, elements.length),
        count,
        validity);
  }

  private static Vector gatherMap(MapVector vector, int[] rows, int count, Validity validity) {
    int[] offsets = new int[count + 1];
    int[] entries = ListElements.of(vector.offsets(), rows, 0, count, validity, offsets);
    return new MapVector(
        vector.type(),
        offsets,
        gather(vector.keys(), entries, entries.length),
        gather(vector.values(), entries, entries.length),
        count,
        validity);
  }

  private static Vector gatherStruct(
      StructVector vector, int[] rows, int count, Validity validity) {
    List<Vector> children = new ArrayList<>(vector.children().size());
    for (Vector child : vector.children()) {
      children.add(gather(child, rows, count));
    }
    return new StructVector(vector.type(), children, count, validity);
  }
}
