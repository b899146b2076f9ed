package io.github.parquetjdbc.engine.rows;

import io.github.parquetjdbc.vector.ConstantVector;
import io.github.parquetjdbc.vector.DictionaryVector;
import io.github.parquetjdbc.vector.Vector;
import java.util.Arrays;

/**
 * Some rows of any vector, seen as positions in the flat vector at its bottom, so that loops need
 * one form: {@code values[positions[i]]}. Scratch of one thread, set anew for each use.
 */
public final class FlatView {

  private int[] scratch = new int[0];
  private Vector base;
  private int[] positions;
  private int from;
  private int to;

  /**
   * Looks at {@code rows[from..to)} of {@code vector}. Null rows have positions that are safe to
   * read, unless the vector is all null.
   */
  public FlatView set(Vector vector, int[] rows, int from, int to) {
    if (vector instanceof DictionaryVector dictionary) {
      map(dictionary.ids(), rows, from, to);
      base = dictionary.dictionary();
    } else if (vector instanceof ConstantVector constant) {
      reset(to - from);
      Arrays.fill(positions, 0, this.to, 0);
      base = constant.value();
    } else {
      base = vector;
      positions = rows;
      this.from = from;
      this.to = to;
    }
    return this;
  }

  private void map(int[] ids, int[] rows, int from, int to) {
    reset(to - from);
    int[] out = positions;
    for (int i = from; i < to; i++) {
      out[i - from] = ids[rows[i]];
    }
  }

  private void reset(int count) {
    if (scratch.length < count) {
      scratch = new int[count];
    }
    positions = scratch;
    from = 0;
    to = count;
  }

  /** The flat vector. */
  public Vector base() {
    return base;
  }

  /** Positions in {@link #base()}, from index {@link #from()} up to {@link #to()}. */
  public int[] positions() {
    return positions;
  }

  public int from() {
    return from;
  }

  public int to() {
    return to;
  }
}
