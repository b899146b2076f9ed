package io.github.parquetjdbc.engine.function.nested;

import io.github.parquetjdbc.engine.function.bind.Rows;
import io.github.parquetjdbc.engine.function.bind.ScalarFunction;
import io.github.parquetjdbc.engine.rows.FlatView;
import io.github.parquetjdbc.engine.rows.RowNumbers;
import io.github.parquetjdbc.engine.rows.VectorCopy;
import io.github.parquetjdbc.vector.ListVector;
import io.github.parquetjdbc.vector.LongVector;
import io.github.parquetjdbc.vector.Vector;

/** Element {@code n} of a list, from 1; null where there is none, as in PostgreSQL. */
final class ListItem implements ScalarFunction {

  private final FlatView lists = new FlatView();
  private final FlatView numbers = new FlatView();

  @Override
  public Vector apply(Vector[] arguments, Rows rows) {
    int length = rows.length();
    lists.set(arguments[0], RowNumbers.all(length), 0, length);
    numbers.set(arguments[1], RowNumbers.all(length), 0, length);
    ListVector list = (ListVector) lists.base();
    long[] wanted = ((LongVector) numbers.base()).values();
    int[] positions = new int[length];
    for (int i = 0; i < length; i++) {
      positions[i] = -1;
      if (!rows.isNull(i)) {
        int row = lists.positions()[i];
        int start = list.offsets()[row];
        long number = wanted[numbers.positions()[i]];
        boolean inside = number >= 1 && number <= list.offsets()[row + 1] - start;
        positions[i] = inside ? start + (int) number - 1 : -1;
      }
    }
    return VectorCopy.gatherPadded(list.elements(), positions, length);
  }
}
