package io.github.parquetjdbc.engine.function.nested;

import io.github.parquetjdbc.engine.function.bind.Rows;
import io.github.parquetjdbc.engine.function.bind.ScalarFunction;
import io.github.parquetjdbc.vector.BooleanVector;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.LongVector;
import io.github.parquetjdbc.vector.Validity;
import io.github.parquetjdbc.vector.Vector;

/** Where an element is in a list, from 1: ARRAY_POSITION, null where it is not; ARRAY_CONTAINS. */
final class ListSearch implements ScalarFunction {

  private final DataType element;
  private final DataType type;

  ListSearch(DataType element, DataType type) {
    this.element = element;
    this.type = type;
  }

  @Override
  public Vector apply(Vector[] arguments, Rows rows) {
    int length = rows.length();
    ListInput input = new ListInput(element);
    ListInput.Ranges lists = input.addLists(arguments[0], length);
    int values = input.addValues(arguments[1], length);
    ElementOrder order = new ElementOrder(input.flat());
    long[] found = new long[length];
    for (int row = 0; row < length; row++) {
      if (!rows.isNull(row)) {
        found[row] = find(input.flat(), order, lists, row, values + row);
      }
    }
    return type.equals(DataType.BOOLEAN) ? test(found, rows) : positions(found, rows);
  }

  private static long find(
      Vector flat, ElementOrder order, ListInput.Ranges lists, int row, int value) {
    for (int i = lists.starts()[row]; i < lists.ends()[row]; i++) {
      if (!flat.isNull(i) && order.compare(i, value) == 0) {
        return i - lists.starts()[row] + 1;
      }
    }
    return 0;
  }

  private static Vector test(long[] found, Rows rows) {
    byte[] mask = new byte[found.length];
    for (int i = 0; i < found.length; i++) {
      mask[i] = (byte) (found[i] > 0 ? 1 : 0);
    }
    return new BooleanVector(DataType.BOOLEAN, mask, found.length, rows.validity());
  }

  private Vector positions(long[] found, Rows rows) {
    Validity validity = Validity.allValid(found.length);
    for (int i = 0; i < found.length; i++) {
      if (found[i] == 0 || rows.isNull(i)) {
        validity.setNull(i);
      }
    }
    return new LongVector(type, found, found.length, validity);
  }
}
