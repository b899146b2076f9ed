package io.github.parquetjdbc.engine.collect;

import io.github.parquetjdbc.engine.rows.VectorCopy;
import io.github.parquetjdbc.vector.Vector;

/** Functions whose result is the first argument of one of the group's rows. */
interface PickedRows extends CollectedFunction {

  /** The row's index in the order, or -1 for null. */
  int pick(CollectedRows rows, int group);

  @Override
  default Vector result(CollectedRows rows, int from, int count) {
    int[] picked = new int[count];
    int[] present = new int[count];
    int size = 0;
    for (int i = 0; i < count; i++) {
      int index = pick(rows, from + i);
      picked[i] = index < 0 ? -1 : size;
      if (index >= 0) {
        present[size++] = rows.order()[index];
      }
    }
    return VectorCopy.gatherPadded(rows.arguments()[0].gather(present, 0, size), picked, count);
  }
}
