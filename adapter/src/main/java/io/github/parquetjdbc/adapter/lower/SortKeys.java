package io.github.parquetjdbc.adapter.lower;

import io.github.parquetjdbc.engine.plan.SortKey;
import org.apache.calcite.rel.RelFieldCollation.Direction;
import org.apache.calcite.rel.RelFieldCollation.NullDirection;

/** Calcite's collations as the engine's sort keys; unsaid, nulls are greater than all values. */
final class SortKeys {

  private SortKeys() {}

  static SortKey of(int column, Direction direction, NullDirection nulls) {
    boolean descending = direction.isDescending();
    boolean nullsFirst =
        switch (nulls) {
          case FIRST -> true;
          case LAST -> false;
          case UNSPECIFIED -> descending;
        };
    return new SortKey(
        column,
        descending ? SortKey.Direction.DESCENDING : SortKey.Direction.ASCENDING,
        nullsFirst ? SortKey.NullOrder.FIRST : SortKey.NullOrder.LAST);
  }
}
