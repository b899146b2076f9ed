package io.github.parquetjdbc.engine.function.cast;

import io.github.parquetjdbc.engine.function.bind.Rows;
import io.github.parquetjdbc.engine.function.bind.ScalarFunction;
import io.github.parquetjdbc.vector.Validity;
import io.github.parquetjdbc.vector.Vector;

/** A conversion row by row, of the rows that count and are not null. */
abstract class RowCast implements ScalarFunction {

  private final CastFailures failures;

  RowCast(CastFailures failures) {
    this.failures = failures;
  }

  @Override
  public Vector apply(Vector[] arguments, Rows rows) {
    failures.start(rows.length());
    start(arguments[0], rows);
    for (int i = 0; i < rows.count(); i++) {
      int row = rows.row(i);
      if (!rows.isNull(row) && !convert(row)) {
        failures.fail(row, show(row));
      }
    }
    return result(rows.length(), failures.validity(rows.validity(), rows.length()));
  }

  /** Takes the next batch's argument, and makes ready for its results. */
  abstract void start(Vector argument, Rows rows);

  /** Converts one row; false if it has no result. */
  abstract boolean convert(int row);

  /** The argument's row as text, for messages. */
  abstract String show(int row);

  abstract Vector result(int length, Validity validity);
}
