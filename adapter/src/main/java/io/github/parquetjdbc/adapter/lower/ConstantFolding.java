package io.github.parquetjdbc.adapter.lower;

import io.github.parquetjdbc.engine.context.QueryContext;
import io.github.parquetjdbc.engine.context.QueryException;
import io.github.parquetjdbc.engine.expression.Expression;
import io.github.parquetjdbc.engine.expression.ExpressionCompiler;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.BooleanVector;
import io.github.parquetjdbc.vector.BytesVector;
import io.github.parquetjdbc.vector.ConstantVector;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.DictionaryVector;
import io.github.parquetjdbc.vector.DoubleVector;
import io.github.parquetjdbc.vector.Int128Vector;
import io.github.parquetjdbc.vector.IntVector;
import io.github.parquetjdbc.vector.LongVector;
import io.github.parquetjdbc.vector.TypeId;
import io.github.parquetjdbc.vector.Vector;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;

/**
 * Replaces calls and casts of constants by their value, which the engine itself computes: {@code
 * DATE '1994-01-01' + INTERVAL '1' YEAR} becomes a date that a scan can prune by. What fails, or
 * depends on the clock or the time zone of an execution, is left to the execution.
 */
final class ConstantFolding {

  private ConstantFolding() {}

  static Expression fold(Expression expression) {
    if (!isConstant(expression)) {
      return expression;
    }
    try {
      QueryContext context = new QueryContext(List.of(), ZoneOffset.UTC, Instant.EPOCH, 1);
      Vector result = new ExpressionCompiler(context).compile(expression).evaluate(Batch.of(1));
      return new Expression.Literal(value(result, 0), expression.type());
    } catch (QueryException e) {
      return expression;
    }
  }

  /** Whether the expression is the same in every execution, seen from its own node. */
  private static boolean isConstant(Expression expression) {
    if (expression instanceof Expression.Cast cast) {
      return isPlain(cast.type()) && isPlainLiteral(cast.argument());
    }
    if (!(expression instanceof Expression.Call call) || call.arguments().isEmpty()) {
      return false;
    }
    for (Expression argument : call.arguments()) {
      if (!isPlainLiteral(argument)) {
        return false;
      }
    }
    return isPlain(call.type()) && !call.name().startsWith("rand");
  }

  private static boolean isPlainLiteral(Expression expression) {
    return expression instanceof Expression.Literal && isPlain(expression.type());
  }

  private static boolean isPlain(DataType type) {
    return !type.isNested() && type.id() != TypeId.TIMESTAMP_TZ && type.id() != TypeId.VARIANT;
  }

  private static Object value(Vector vector, int row) {
    if (vector instanceof ConstantVector constant) {
      return value(constant.value(), 0);
    }
    if (vector.isNull(row)) {
      return null;
    }
    if (vector instanceof DictionaryVector dictionary) {
      return value(dictionary.dictionary(), dictionary.ids()[row]);
    }
    return flatValue(vector, row);
  }

  private static Object flatValue(Vector vector, int row) {
    return switch (vector.kind()) {
      case BOOLEAN -> ((BooleanVector) vector).values()[row] != 0;
      case INT -> ((IntVector) vector).values()[row];
      case DOUBLE -> ((DoubleVector) vector).values()[row];
      case LONG -> {
        long value = ((LongVector) vector).values()[row];
        yield isDecimal(vector) ? decimal(BigInteger.valueOf(value), vector) : (Object) value;
      }
      case INT128 -> {
        BigInteger value = ((Int128Vector) vector).get(row);
        yield isDecimal(vector) ? decimal(value, vector) : value;
      }
      case BYTES -> {
        byte[] bytes = ((BytesVector) vector).copy(row);
        yield isDecimal(vector) ? decimal(new BigInteger(bytes), vector) : (Object) bytes;
      }
      case LIST, STRUCT, MAP ->
          throw new IllegalArgumentException(vector.type() + " has no constants");
    };
  }

  private static boolean isDecimal(Vector vector) {
    return vector.type().id() == TypeId.DECIMAL;
  }

  private static BigDecimal decimal(BigInteger unscaled, Vector vector) {
    return new BigDecimal(unscaled, vector.type().scale());
  }
}
