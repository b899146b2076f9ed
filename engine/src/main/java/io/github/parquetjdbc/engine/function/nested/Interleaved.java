package io.github.parquetjdbc.engine.function.nested;

import io.github.parquetjdbc.engine.rows.RowNumbers;
import io.github.parquetjdbc.engine.rows.RowStore;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.Vector;
import java.util.List;

/** Rows of several vectors as elements: all of row 0, all of row 1, and so on. */
final class Interleaved {

  private Interleaved() {}

  /**
   * @param vectors of one type, each {@code length} long
   */
  static Vector of(DataType type, List<Vector> vectors, int length) {
    RowStore store = new RowStore(List.of(type));
    for (Vector vector : vectors) {
      store.append(new Vector[] {vector}, RowNumbers.all(length), 0, length);
    }
    int width = vectors.size();
    int[] sources = new int[width * length];
    for (int row = 0; row < length; row++) {
      for (int i = 0; i < width; i++) {
        sources[row * width + i] = i * length + row;
      }
    }
    return store.column(0).gather(sources, 0, sources.length);
  }

  /** Offsets of collections of {@code width} elements each. */
  static int[] offsets(int width, int length) {
    int[] offsets = new int[length + 1];
    for (int row = 0; row <= length; row++) {
      offsets[row] = row * width;
    }
    return offsets;
  }
}
