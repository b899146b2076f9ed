package io.github.parquetjdbc.engine.function.nested;

import io.github.parquetjdbc.engine.function.bind.Rows;
import io.github.parquetjdbc.engine.function.bind.ScalarFunction;
import io.github.parquetjdbc.engine.function.nested.ListInput.Ranges;
import io.github.parquetjdbc.engine.rows.FlatView;
import io.github.parquetjdbc.engine.rows.RowNumbers;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.ListVector;
import io.github.parquetjdbc.vector.LongVector;
import io.github.parquetjdbc.vector.Validity;
import io.github.parquetjdbc.vector.Vector;
import java.util.Arrays;

/** Lists made of the elements of lists: in another order, fewer of them, or with others. */
final class ListChange implements ScalarFunction {

  /** What is done. */
  enum Kind {
    REVERSE(1),
    /** Nulls last. */
    SORT(1),
    /** The first of equal elements; null is one of them. */
    DISTINCT(1),
    /** From the second argument's position to the third's, both included and from 1. */
    SLICE(1),
    /** A null list is an empty one, unless both are. */
    CONCAT(2),
    APPEND(1),
    /** The value comes first among the arguments too. */
    PREPEND(1),
    REMOVE(1);

    private final int lists;

    Kind(int lists) {
      this.lists = lists;
    }

    boolean compares() {
      return this == SORT || this == DISTINCT || this == REMOVE;
    }
  }

  private final Kind kind;
  private final DataType type;
  private int[] chosen = new int[64];
  private int count;

  ListChange(Kind kind, DataType type) {
    this.kind = kind;
    this.type = type;
  }

  /** Values that are appended or removed may be null. */
  @Override
  public boolean isStrict() {
    return kind == Kind.REVERSE || kind == Kind.SORT || kind == Kind.DISTINCT || kind == Kind.SLICE;
  }

  @Override
  public Vector apply(Vector[] arguments, Rows rows) {
    int length = rows.length();
    ListInput input = new ListInput(type.element().type());
    int list = kind == Kind.PREPEND ? 1 : 0;
    Ranges lists = input.addLists(arguments[list], length);
    Ranges others = kind.lists == 2 ? input.addLists(arguments[1], length) : null;
    boolean hasValue = kind == Kind.APPEND || kind == Kind.PREPEND || kind == Kind.REMOVE;
    int values = hasValue ? input.addValues(arguments[1 - list], length) : 0;
    ElementOrder order = kind.compares() ? new ElementOrder(input.flat()) : null;
    long[][] bounds =
        kind == Kind.SLICE
            ? new long[][] {longs(arguments[1], length), longs(arguments[2], length)}
            : null;
    int[] offsets = new int[length + 1];
    Validity validity = null;
    count = 0;
    for (int row = 0; row < length; row++) {
      boolean isNull = isNull(arguments, rows, row, list);
      if (isNull) {
        validity = validity == null ? Validity.allValid(length) : validity;
        validity.setNull(row);
      } else {
        fill(lists, others, values + row, order, bounds, row, arguments[list].isNull(row));
      }
      offsets[row + 1] = count;
    }
    return new ListVector(type, offsets, input.gather(chosen, count), length, validity);
  }

  private boolean isNull(Vector[] arguments, Rows rows, int row, int list) {
    if (isStrict()) {
      return rows.isNull(row);
    }
    boolean first = arguments[list].isNull(row);
    return switch (kind) {
      case CONCAT -> first && arguments[1].isNull(row);
      case REMOVE -> first;
      default -> false;
    };
  }

  private static long[] longs(Vector vector, int length) {
    FlatView view = new FlatView();
    view.set(vector, RowNumbers.all(length), 0, length);
    long[] all = ((LongVector) view.base()).values();
    long[] values = new long[length];
    for (int i = 0; i < length; i++) {
      values[i] = all.length == 0 ? 0 : all[view.positions()[view.from() + i]];
    }
    return values;
  }

  private void fill(
      Ranges lists,
      Ranges others,
      int value,
      ElementOrder order,
      long[][] bounds,
      int row,
      boolean nullList) {
    int start = lists.starts()[row];
    int end = nullList ? start : lists.ends()[row];
    switch (kind) {
      case REVERSE -> {
        for (int i = end - 1; i >= start; i--) {
          add(i);
        }
      }
      case SORT -> {
        int first = count;
        addAll(start, end);
        order.sort(chosen, first, count);
      }
      case DISTINCT -> addDistinct(start, end, order);
      case SLICE -> {
        long from = Math.max(1, bounds[0][row]);
        long to = Math.min(end - start, bounds[1][row]);
        if (from <= to) {
          addAll(start + (int) from - 1, start + (int) to);
        }
      }
      case CONCAT -> {
        addAll(start, end);
        addAll(others.starts()[row], others.ends()[row]);
      }
      case APPEND -> {
        addAll(start, end);
        add(value);
      }
      case PREPEND -> {
        add(value);
        addAll(start, end);
      }
      case REMOVE -> {
        for (int i = start; i < end; i++) {
          if (order.compareNullable(i, value) != 0) {
            add(i);
          }
        }
      }
    }
  }

  private void addDistinct(int start, int end, ElementOrder order) {
    int[] sorted = new int[end - start];
    for (int i = 0; i < sorted.length; i++) {
      sorted[i] = start + i;
    }
    order.sort(sorted, 0, sorted.length);
    boolean[] repeated = new boolean[sorted.length];
    for (int i = 1; i < sorted.length; i++) {
      repeated[sorted[i] - start] = order.compareNullable(sorted[i - 1], sorted[i]) == 0;
    }
    for (int i = start; i < end; i++) {
      if (!repeated[i - start]) {
        add(i);
      }
    }
  }

  private void addAll(int from, int to) {
    for (int i = from; i < to; i++) {
      add(i);
    }
  }

  private void add(int position) {
    if (count == chosen.length) {
      chosen = Arrays.copyOf(chosen, 2 * count);
    }
    chosen[count++] = position;
  }
}
