package io.github.parquetjdbc.engine.expression;

import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.Vector;

/** A column of the input, as it is. */
record ColumnEvaluator(int index) implements Evaluator {

  @Override
  public Vector evaluate(Batch batch) {
    return batch.column(index);
  }
}
