package io.github.parquetjdbc.engine.expression;

import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.ConstantVector;
import io.github.parquetjdbc.vector.Vector;

/**
 * A literal or a parameter.
 *
 * @param value flat, of length 1
 */
record ConstantEvaluator(Vector value) implements Evaluator {

  @Override
  public Vector evaluate(Batch batch) {
    return new ConstantVector(value, batch.length());
  }
}
