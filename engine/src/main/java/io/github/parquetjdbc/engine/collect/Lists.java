package io.github.parquetjdbc.engine.collect;

import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.ListVector;
import io.github.parquetjdbc.vector.Validity;
import io.github.parquetjdbc.vector.Vector;

/** ARRAY_AGG: all values, nulls too; null for no rows. */
record Lists(DataType type) implements CollectedFunction {

  @Override
  public Vector result(CollectedRows rows, int from, int count) {
    int first = rows.start(from);
    int total = rows.end(from + count - 1) - first;
    int[] offsets = new int[count + 1];
    Validity validity = null;
    for (int i = 0; i < count; i++) {
      offsets[i + 1] = rows.end(from + i) - first;
      if (offsets[i + 1] == offsets[i]) {
        validity = validity == null ? Validity.allValid(count) : validity;
        validity.setNull(i);
      }
    }
    Vector elements = rows.arguments()[0].gather(rows.order(), first, total);
    return new ListVector(type, offsets, elements, count, validity);
  }
}
