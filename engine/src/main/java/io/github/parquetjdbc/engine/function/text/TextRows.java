package io.github.parquetjdbc.engine.function.text;

import io.github.parquetjdbc.engine.function.bind.Rows;
import io.github.parquetjdbc.engine.function.bind.ScalarFunction;
import io.github.parquetjdbc.engine.function.bind.Signature;
import io.github.parquetjdbc.vector.Vector;

/**
 * A function of texts, row by row, of the rows that count and are not null. What is done for a row
 * costs many times the call that this class makes for it.
 */
abstract class TextRows implements ScalarFunction {

  final Signature signature;
  final TextArguments in;

  TextRows(Signature signature) {
    this.signature = signature;
    this.in = new TextArguments(signature.count());
  }

  @Override
  public Vector apply(Vector[] arguments, Rows rows) {
    in.load(arguments);
    start(rows.length());
    for (int i = 0; i < rows.count(); i++) {
      int row = rows.row(i);
      if (!isStrict() || !rows.isNull(row)) {
        compute(row);
      }
    }
    return finish(rows);
  }

  /** Makes ready for results of {@code length} rows. */
  abstract void start(int length);

  abstract void compute(int row);

  abstract Vector finish(Rows rows);
}
