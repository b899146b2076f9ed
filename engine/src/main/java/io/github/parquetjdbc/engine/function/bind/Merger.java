package io.github.parquetjdbc.engine.function.bind;

import io.github.parquetjdbc.engine.kernel.Scatter;
import io.github.parquetjdbc.engine.rows.RowStore;
import io.github.parquetjdbc.vector.BooleanVector;
import io.github.parquetjdbc.vector.BytesVector;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.DoubleVector;
import io.github.parquetjdbc.vector.Int128Vector;
import io.github.parquetjdbc.vector.IntVector;
import io.github.parquetjdbc.vector.LongVector;
import io.github.parquetjdbc.vector.Validity;
import io.github.parquetjdbc.vector.Vector;
import java.util.Arrays;
import java.util.List;

/**
 * Puts a vector together from rows of several, row {@code i} staying row {@code i}: the branches of
 * a CASE, for one. Rows never put are undefined.
 */
public final class Merger {

  private final DataType type;
  private final Output output;
  private final Lane lane = new Lane();
  private int length;
  private long[] valid;
  private boolean nulls;
  private byte[] booleans;
  private int[] ints;
  private long[] longs;
  private long[] highs;
  private boolean wide;
  private double[] doubles;
  private Slices slices;

  /** Nested values that were put, and where each row's is. */
  private RowStore nested;

  private int[] positions;

  public Merger(DataType type, Output output) {
    this.type = type;
    this.output = output;
  }

  public void start(int newLength) {
    length = newLength;
    valid = output.words(length);
    Arrays.fill(valid, 0, Validity.wordCount(length), -1L);
    nulls = false;
    wide = false;
    switch (type.kind()) {
      case BOOLEAN -> booleans = output.booleans(length);
      case INT -> ints = output.ints(length);
      case LONG -> longs = output.longs(length);
      case DOUBLE -> doubles = output.doubles(length);
      case INT128 -> longs = output.longs(length);
      case BYTES -> slices = output.slices(length);
      case LIST, STRUCT, MAP -> {
        nested = new RowStore(List.of(type));
        positions = new int[length];
        Arrays.fill(positions, -1);
      }
    }
  }

  /**
   * Takes the listed rows, none put before, of {@code source}, which is of the merged type's kind.
   */
  public void put(Vector source, int[] rows, int count) {
    Validity validity = source.validity();
    if (validity != null) {
      nulls = true;
      for (int i = 0; i < count; i++) {
        int row = rows[i];
        long bit = 1L << row;
        valid[row >>> 6] &= ~bit | validity.words()[row >>> 6];
      }
    }
    switch (type.kind()) {
      case BOOLEAN -> Scatter.rows(lane.booleans(source), booleans, rows, count);
      case INT -> Scatter.rows(lane.ints(source), ints, rows, count);
      case LONG -> Scatter.rows(lane.longs(source), longs, rows, count);
      case DOUBLE -> Scatter.rows(lane.doubles(source), doubles, rows, count);
      case INT128 -> putInt128(lane.int128(source), rows, count);
      case BYTES -> putBytes(lane.bytes(source), rows, count);
      case LIST, STRUCT, MAP -> putNested(source, rows, count);
    }
  }

  private void putNested(Vector source, int[] rows, int count) {
    int first = nested.size();
    nested.append(new Vector[] {source}, rows, 0, count);
    for (int i = 0; i < count; i++) {
      positions[rows[i]] = first + i;
    }
  }

  private void putInt128(Int128Vector source, int[] rows, int count) {
    if (!wide && !source.isNarrow()) {
      wide = true;
      highs = output.highs(length);
      for (int i = 0; i < length; i++) {
        highs[i] = longs[i] >> 63;
      }
    }
    Scatter.rows(source.low(), longs, rows, count);
    if (wide) {
      Scatter.rows(source.high(), highs, rows, count);
    }
  }

  private void putBytes(BytesVector source, int[] rows, int count) {
    for (int i = 0; i < count; i++) {
      int row = rows[i];
      if (!source.isNull(row)) {
        slices.put(row, source.data(), source.offsets()[row], source.lengths()[row]);
      }
    }
  }

  public Vector finish() {
    Validity validity = nulls ? new Validity(valid) : null;
    return switch (type.kind()) {
      case BOOLEAN -> new BooleanVector(type, booleans, length, validity);
      case INT -> new IntVector(type, ints, length, validity);
      case LONG -> new LongVector(type, longs, length, validity);
      case DOUBLE -> new DoubleVector(type, doubles, length, validity);
      case INT128 -> new Int128Vector(type, wide ? highs : null, longs, length, validity);
      case BYTES -> slices.vector(type, length, validity);
      case LIST, STRUCT, MAP -> nested.gatherPadded(0, positions, length);
    };
  }
}
