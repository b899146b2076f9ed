package io.github.parquetjdbc.engine.operator;

import io.github.parquetjdbc.engine.expression.Evaluator;
import io.github.parquetjdbc.engine.expression.Expression;
import io.github.parquetjdbc.engine.expression.ExpressionCompiler;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.Vector;
import java.util.List;

/** Computes one column an expression; the selection stays. */
public final class ProjectTransform extends RowTransform {

  private final Evaluator[] evaluators;

  public ProjectTransform(List<Expression> expressions, ExpressionCompiler compiler) {
    evaluators = new Evaluator[expressions.size()];
    for (int i = 0; i < evaluators.length; i++) {
      evaluators[i] = compiler.compile(expressions.get(i));
    }
  }

  @Override
  Batch transform(Batch input) {
    Vector[] columns = new Vector[evaluators.length];
    for (int i = 0; i < columns.length; i++) {
      columns[i] = evaluators[i].evaluate(input);
    }
    return new Batch(columns, input.length(), input.selection());
  }
}
