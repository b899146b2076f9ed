package io.github.parquetjdbc.engine.sort;

import io.github.parquetjdbc.engine.context.QueryError;
import io.github.parquetjdbc.engine.context.QueryException;
import io.github.parquetjdbc.engine.plan.SortKey;
import io.github.parquetjdbc.engine.plan.SortKey.Direction;
import io.github.parquetjdbc.engine.plan.SortKey.NullOrder;
import io.github.parquetjdbc.engine.rows.BooleanStore;
import io.github.parquetjdbc.engine.rows.BytesStore;
import io.github.parquetjdbc.engine.rows.ColumnStore;
import io.github.parquetjdbc.engine.rows.DoubleStore;
import io.github.parquetjdbc.engine.rows.Int128Store;
import io.github.parquetjdbc.engine.rows.IntStore;
import io.github.parquetjdbc.engine.rows.LongStore;
import io.github.parquetjdbc.vector.TypeId;
import java.math.BigInteger;
import java.util.Arrays;

/** Compares rows of one stored column by a sort key. */
final class ColumnOrder {

  /** Compares the values of two rows, neither null, in ascending order. */
  private interface Values {
    int compare(int left, int right);
  }

  private final ColumnStore column;
  private final Values values;
  private final int direction;
  private final int nullSide;

  /**
   * @throws QueryException UNSUPPORTED for a nested column
   */
  ColumnOrder(ColumnStore column, SortKey key) {
    this.column = column;
    values = values(column);
    direction = key.direction() == Direction.ASCENDING ? 1 : -1;
    nullSide = key.nulls() == NullOrder.FIRST ? -1 : 1;
  }

  /** Negative where {@code left} comes before {@code right}. */
  int compare(int left, int right) {
    if (column.hasNulls()) {
      boolean leftNull = column.isNull(left);
      boolean rightNull = column.isNull(right);
      if (leftNull || rightNull) {
        return leftNull == rightNull ? 0 : leftNull ? nullSide : -nullSide;
      }
    }
    return direction * values.compare(left, right);
  }

  /** Whether {@link KeyPrefix} says all there is to say of this column. */
  boolean isPrefixExact() {
    return switch (column.type().kind()) {
      case BOOLEAN, INT -> true;
      case LONG, DOUBLE -> !column.hasNulls();
      case INT128 -> !column.hasNulls() && ((Int128Store) column).high() == null;
      default -> false;
    };
  }

  private static Values values(ColumnStore column) {
    if (column instanceof BooleanStore store) {
      return (left, right) -> Byte.compare(store.values()[left], store.values()[right]);
    }
    if (column instanceof IntStore store) {
      return (left, right) -> Integer.compare(store.values()[left], store.values()[right]);
    }
    if (column instanceof LongStore store) {
      return (left, right) -> Long.compare(store.values()[left], store.values()[right]);
    }
    if (column instanceof DoubleStore store) {
      return (left, right) ->
          Long.compare(
              KeyPrefix.ordered(store.values()[left]), KeyPrefix.ordered(store.values()[right]));
    }
    if (column instanceof Int128Store store) {
      return (left, right) -> compare(store, left, right);
    }
    if (!(column instanceof BytesStore store)) {
      throw new QueryException(
          QueryError.UNSUPPORTED, "ordering by a value of type " + column.type());
    }
    return column.type().id() == TypeId.DECIMAL
        ? (left, right) -> number(store, left).compareTo(number(store, right))
        : (left, right) -> compare(store, left, right);
  }

  private static int compare(Int128Store store, int left, int right) {
    long[] low = store.low();
    if (store.high() == null) {
      return Long.compare(low[left], low[right]);
    }
    int order = Long.compare(store.high()[left], store.high()[right]);
    return order != 0 ? order : Long.compareUnsigned(low[left], low[right]);
  }

  private static BigInteger number(BytesStore store, int row) {
    return new BigInteger(store.page(row), store.offset(row), store.length(row));
  }

  private static int compare(BytesStore store, int left, int right) {
    int leftStart = store.offset(left);
    int rightStart = store.offset(right);
    return Arrays.compareUnsigned(
        store.page(left),
        leftStart,
        leftStart + store.length(left),
        store.page(right),
        rightStart,
        rightStart + store.length(right));
  }
}
