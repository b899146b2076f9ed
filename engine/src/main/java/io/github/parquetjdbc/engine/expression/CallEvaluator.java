package io.github.parquetjdbc.engine.expression;

import io.github.parquetjdbc.engine.function.bind.Rows;
import io.github.parquetjdbc.engine.function.bind.ScalarFunction;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.ConstantVector;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.Validity;
import io.github.parquetjdbc.vector.Vector;
import java.util.List;

/** A function over arguments that are all evaluated first. Nulls and constants are seen to here. */
final class CallEvaluator implements Evaluator {

  private static final Rows ONE_ROW = new Rows(1, null, null);

  private final ScalarFunction function;
  private final Evaluator[] arguments;
  private final Vector[] values;
  private final DataType type;

  CallEvaluator(ScalarFunction function, List<Evaluator> arguments, DataType type) {
    this.function = function;
    this.arguments = arguments.toArray(new Evaluator[0]);
    this.values = new Vector[arguments.size()];
    this.type = type;
  }

  @Override
  public Vector evaluate(Batch batch) {
    int length = batch.length();
    if (batch.rowCount() == 0) {
      return Constants.vector(null, type, length);
    }
    boolean constant = !function.differsByRow();
    Validity validity = null;
    for (int i = 0; i < arguments.length; i++) {
      Vector value = arguments[i].evaluate(batch);
      values[i] = value;
      if (!(value instanceof ConstantVector single)) {
        constant = false;
        validity = Validity.and(validity, value.validity(), length);
      } else if (single.isAllNull() && function.isStrict()) {
        return Constants.vector(null, type, length);
      }
    }
    return constant
        ? onConstants(length)
        : function.apply(values, new Rows(length, batch.selection(), validity));
  }

  private Vector onConstants(int length) {
    for (int i = 0; i < values.length; i++) {
      values[i] = ((ConstantVector) values[i]).value();
    }
    Vector result = function.apply(values, ONE_ROW);
    return new ConstantVector(
        result instanceof ConstantVector single ? single.value() : result, length);
  }
}
