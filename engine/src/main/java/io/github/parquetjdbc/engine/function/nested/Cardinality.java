package io.github.parquetjdbc.engine.function.nested;

import io.github.parquetjdbc.engine.function.bind.Rows;
import io.github.parquetjdbc.engine.function.bind.ScalarFunction;
import io.github.parquetjdbc.engine.rows.FlatView;
import io.github.parquetjdbc.engine.rows.RowNumbers;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.IntVector;
import io.github.parquetjdbc.vector.ListVector;
import io.github.parquetjdbc.vector.MapVector;
import io.github.parquetjdbc.vector.Vector;

/** The number of a list's elements or a map's entries, as INTEGER. */
final class Cardinality implements ScalarFunction {

  private final DataType type;
  private final FlatView view = new FlatView();

  Cardinality(DataType type) {
    this.type = type;
  }

  @Override
  public Vector apply(Vector[] arguments, Rows rows) {
    int length = rows.length();
    view.set(arguments[0], RowNumbers.all(length), 0, length);
    int[] offsets = offsets(view.base());
    int[] counts = new int[length];
    for (int i = 0; i < length; i++) {
      int position = view.positions()[i];
      counts[i] = offsets[position + 1] - offsets[position];
    }
    return new IntVector(type, counts, length, rows.validity());
  }

  static int[] offsets(Vector collection) {
    return collection instanceof ListVector list
        ? list.offsets()
        : ((MapVector) collection).offsets();
  }
}
