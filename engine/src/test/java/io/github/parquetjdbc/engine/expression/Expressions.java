package io.github.parquetjdbc.engine.expression;

import io.github.parquetjdbc.engine.context.QueryContext;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.DataType;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;

/** Short ways to write expressions in tests. */
final class Expressions {

  static final Instant NOW = Instant.parse("2024-02-29T22:45:06.123456789Z");

  private Expressions() {}

  static QueryContext context(Object... parameters) {
    return new QueryContext(java.util.Arrays.asList(parameters), ZoneId.of("Europe/Paris"), NOW, 1);
  }

  static Expression column(int index, DataType type) {
    return new Expression.Column(index, type);
  }

  static Expression literal(Object value, DataType type) {
    return new Expression.Literal(TestVectors.literal(value), type);
  }

  static Expression call(String name, DataType type, Expression... arguments) {
    return new Expression.Call(name, List.of(arguments), type);
  }

  static Expression form(FormKind kind, DataType type, Expression... arguments) {
    return new Expression.Form(kind, List.of(arguments), type);
  }

  static Expression test(FormKind kind, Expression... arguments) {
    return form(kind, DataType.BOOLEAN, arguments);
  }

  static Expression cast(Expression argument, DataType type) {
    return new Expression.Cast(argument, CastMode.STRICT, type);
  }

  static Expression safeCast(Expression argument, DataType type) {
    return new Expression.Cast(argument, CastMode.SAFE, type);
  }

  /** The value of an expression without columns. */
  static Object value(Expression expression) {
    Evaluator evaluator = new ExpressionCompiler(context()).compile(expression);
    return TestVectors.value(evaluator.evaluate(Batch.of(1)), 0);
  }
}
