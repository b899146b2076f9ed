package io.github.parquetjdbc.engine.expression;

import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.ConstantVector;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.Vector;

/**
 * An expression without columns, computed once: when a row first reaches it, since it may fail and
 * then no row may ever.
 */
final class FoldedEvaluator implements Evaluator {

  private final Evaluator expression;
  private final DataType type;
  private Vector value;

  /**
   * @param expression with results that are never written over
   */
  FoldedEvaluator(Evaluator expression, DataType type) {
    this.expression = expression;
    this.type = type;
  }

  @Override
  public Vector evaluate(Batch batch) {
    if (value == null) {
      if (batch.rowCount() == 0) {
        return Constants.vector(null, type, batch.length());
      }
      Vector result = expression.evaluate(Batch.of(1));
      value = result instanceof ConstantVector constant ? constant.value() : result;
    }
    return new ConstantVector(value, batch.length());
  }
}
