package io.github.parquetjdbc.engine.function.nested;

import io.github.parquetjdbc.engine.function.bind.Rows;
import io.github.parquetjdbc.engine.function.bind.ScalarFunction;
import io.github.parquetjdbc.engine.rows.FlatView;
import io.github.parquetjdbc.engine.rows.RowNumbers;
import io.github.parquetjdbc.engine.rows.RowStore;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.ListVector;
import io.github.parquetjdbc.vector.MapVector;
import io.github.parquetjdbc.vector.Vector;
import java.util.Arrays;
import java.util.List;

/** The keys or the values of maps, as lists in the order of the entries. */
final class MapParts implements ScalarFunction {

  /** Which of them. */
  enum Part {
    KEYS,
    VALUES
  }

  private final Part part;
  private final DataType type;
  private final FlatView view = new FlatView();

  MapParts(Part part, DataType type) {
    this.part = part;
    this.type = type;
  }

  @Override
  public Vector apply(Vector[] arguments, Rows rows) {
    int length = rows.length();
    view.set(arguments[0], RowNumbers.all(length), 0, length);
    MapVector map = (MapVector) view.base();
    Vector all = part == Part.KEYS ? map.keys() : map.values();
    int[] chosen = new int[all.length()];
    int[] offsets = new int[length + 1];
    int count = 0;
    for (int row = 0; row < length; row++) {
      int position = view.positions()[view.from() + row];
      int end = rows.isNull(row) ? 0 : map.offsets()[position + 1];
      for (int i = map.offsets()[position]; i < end; i++) {
        chosen = count == chosen.length ? Arrays.copyOf(chosen, Math.max(16, 2 * count)) : chosen;
        chosen[count++] = i;
      }
      offsets[row + 1] = count;
    }
    RowStore store = new RowStore(List.of(type.element().type()));
    store.append(new Vector[] {all}, chosen, 0, count);
    Vector elements = store.column(0).gather(RowNumbers.all(count), 0, count);
    return new ListVector(type, offsets, elements, length, rows.validity());
  }
}
