package io.github.parquetjdbc.engine.expression;

import io.github.parquetjdbc.engine.context.QueryContext;
import io.github.parquetjdbc.engine.context.QueryError;
import io.github.parquetjdbc.engine.context.QueryException;
import io.github.parquetjdbc.vector.RowFilter;
import io.github.parquetjdbc.vector.Vector;

/** Turns expressions into evaluators for one thread. Itself immutable and shareable. */
public final class ExpressionCompiler {

  private final QueryContext context;

  public ExpressionCompiler(QueryContext context) {
    this.context = context;
  }

  /**
   * @throws QueryException UNSUPPORTED for a function that is not in the catalogue
   */
  public Evaluator compile(Expression expression) {
    if (expression instanceof Expression.Column column) {
      return batch -> batch.column(column.index());
    }
    if (expression instanceof Expression.Literal literal) {
      return constant(literal.value(), literal);
    }
    if (expression instanceof Expression.Parameter parameter) {
      return constant(context.parameter(parameter.index()), parameter);
    }
    throw new QueryException(QueryError.UNSUPPORTED, "no evaluation for " + expression);
  }

  /**
   * A filter that keeps the rows for which the BOOLEAN {@code condition} is true.
   *
   * @throws QueryException UNSUPPORTED for a function that is not in the catalogue
   */
  public RowFilter compileFilter(Expression condition) {
    throw new QueryException(QueryError.UNSUPPORTED, "no filter for " + condition);
  }

  private static Evaluator constant(Object value, Expression expression) {
    Vector flat = Constants.flat(value, expression.type());
    return batch -> new io.github.parquetjdbc.vector.ConstantVector(flat, batch.length());
  }
}
