package io.github.parquetjdbc.engine.expression;

import io.github.parquetjdbc.engine.context.QueryContext;
import io.github.parquetjdbc.engine.function.FunctionCatalogue;
import io.github.parquetjdbc.engine.function.bind.Output;
import io.github.parquetjdbc.vector.RowFilter;

/** Turns expressions into evaluators for one thread. Itself immutable and shareable. */
public final class ExpressionCompiler {

  private final QueryContext context;
  private final FunctionCatalogue catalogue = FunctionCatalogue.standard();

  public ExpressionCompiler(QueryContext context) {
    this.context = context;
  }

  /**
   * @throws io.github.parquetjdbc.engine.context.QueryException UNSUPPORTED for a function that is
   *     not in the catalogue, or a form or a cast of types that have none
   */
  public Evaluator compile(Expression expression) {
    return tree().compile(expression);
  }

  /**
   * A filter that keeps the rows for which the BOOLEAN {@code condition} is true.
   *
   * @throws io.github.parquetjdbc.engine.context.QueryException as {@link #compile} does
   */
  public RowFilter compileFilter(Expression condition) {
    return new FilterCompiler(tree()).compile(condition);
  }

  private EvaluatorTree tree() {
    return new EvaluatorTree(
        context, catalogue, Output.Reuse.NEXT_BATCH, EvaluatorTree.Entries.WHERE_ONE_COLUMN);
  }
}
