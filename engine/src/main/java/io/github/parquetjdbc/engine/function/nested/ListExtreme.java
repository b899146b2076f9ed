package io.github.parquetjdbc.engine.function.nested;

import io.github.parquetjdbc.engine.function.bind.Rows;
import io.github.parquetjdbc.engine.function.bind.ScalarFunction;
import io.github.parquetjdbc.engine.rows.VectorCopy;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.Vector;

/** The least or greatest element of a list that is not null; null where there is none. */
final class ListExtreme implements ScalarFunction {

  private final DataType type;

  /** -1 for the least, 1 for the greatest. */
  private final int sign;

  ListExtreme(DataType type, int sign) {
    this.type = type;
    this.sign = sign;
  }

  @Override
  public Vector apply(Vector[] arguments, Rows rows) {
    int length = rows.length();
    ListInput input = new ListInput(type);
    ListInput.Ranges lists = input.addLists(arguments[0], length);
    Vector flat = input.flat();
    ElementOrder order = new ElementOrder(flat);
    int[] best = new int[length];
    for (int row = 0; row < length; row++) {
      best[row] = -1;
      int end = rows.isNull(row) ? 0 : lists.ends()[row];
      for (int i = lists.starts()[row]; i < end; i++) {
        boolean better =
            !flat.isNull(i) && (best[row] < 0 || sign * order.compare(i, best[row]) > 0);
        best[row] = better ? i : best[row];
      }
    }
    return VectorCopy.gatherPadded(flat, best, length);
  }
}
