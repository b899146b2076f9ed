package io.github.parquetjdbc.engine.collect;

import io.github.parquetjdbc.engine.context.QueryError;
import io.github.parquetjdbc.engine.context.QueryException;
import io.github.parquetjdbc.engine.rows.DoubleStore;

/** The fraction of a percentile, and the rows that it is taken of: those with a value. */
final class Fraction {

  private Fraction() {}

  /** The second argument, which is the same in all rows. */
  static double of(CollectedRows rows, int group) {
    int row = rows.order()[rows.start(group)];
    double fraction = ((DoubleStore) rows.arguments()[1]).values()[row];
    if (rows.arguments()[1].isNull(row) || !(fraction >= 0 && fraction <= 1)) {
      throw new QueryException(
          QueryError.INVALID_ARGUMENT, "a percentile's fraction is not between 0 and 1");
    }
    return fraction;
  }

  /** The first row with a value, nulls being at either end. */
  static int start(CollectedRows rows, int group) {
    int start = rows.start(group);
    while (start < rows.end(group) && rows.isNull(0, start)) {
      start++;
    }
    return start;
  }

  static int end(CollectedRows rows, int group) {
    int end = rows.end(group);
    while (end > rows.start(group) && rows.isNull(0, end - 1)) {
      end--;
    }
    return end;
  }
}
