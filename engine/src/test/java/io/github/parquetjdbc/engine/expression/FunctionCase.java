package io.github.parquetjdbc.engine.expression;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.parquetjdbc.engine.context.QueryError;
import io.github.parquetjdbc.engine.context.QueryException;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.Selection;
import io.github.parquetjdbc.vector.TypeId;
import io.github.parquetjdbc.vector.Vector;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;

/**
 * A call with given arguments and what it must give: a value, null, or a {@link QueryError}. It is
 * checked on flat columns, dictionaries and literals, beside rows that do not count.
 */
record FunctionCase(String name, Expression expression, Object expected) {

  /** An argument: its type and value. */
  record Argument(DataType type, Object value) {}

  static FunctionCase of(String function, DataType type, Object expected, Argument... arguments) {
    return built(
        function, columns -> new Expression.Call(function, columns, type), expected, arguments);
  }

  static FunctionCase cast(Argument argument, DataType type, Object expected) {
    return built(
        "cast to " + type,
        columns -> new Expression.Cast(columns.get(0), CastMode.STRICT, type),
        expected,
        argument);
  }

  private static FunctionCase built(
      String function,
      Function<List<Expression>, Expression> builder,
      Object expected,
      Argument... arguments) {
    List<Expression> literals = new ArrayList<>();
    StringBuilder name = new StringBuilder(function).append('(');
    for (Argument argument : arguments) {
      literals.add(Expressions.literal(argument.value(), argument.type()));
      name.append(argument.value()).append(' ').append(argument.type()).append("; ");
    }
    return new FunctionCase(name + ") = " + expected, builder.apply(literals), expected);
  }

  static Argument text(String value) {
    return new Argument(DataType.VARCHAR, value);
  }

  static Argument integer(Integer value) {
    return new Argument(DataType.INTEGER, value);
  }

  static Argument bigint(Long value) {
    return new Argument(DataType.BIGINT, value);
  }

  static Argument number(Double value) {
    return new Argument(DataType.DOUBLE, value);
  }

  static Argument decimal(String value, int precision, int scale) {
    return new Argument(
        DataType.decimal(precision, scale), value == null ? null : new BigDecimal(value));
  }

  static Argument date(String value) {
    return new Argument(DataType.DATE, day(value));
  }

  static Argument timestamp(String value, int precision) {
    return new Argument(DataType.timestamp(precision), units(value, precision));
  }

  static int day(String date) {
    return (int) LocalDate.parse(date).toEpochDay();
  }

  /** The stored value of a TIMESTAMP. */
  static Object units(String text, int precision) {
    LocalDateTime time = LocalDateTime.parse(text);
    BigDecimal seconds =
        BigDecimal.valueOf(time.toEpochSecond(ZoneOffset.UTC))
            .add(BigDecimal.valueOf(time.getNano(), 9));
    DataType type = DataType.timestamp(precision);
    BigDecimal units = seconds.multiply(BigDecimal.valueOf(type.unitsPerSecond()));
    return precision <= 6 ? (Object) units.longValueExact() : units.toBigIntegerExact();
  }

  void check() {
    checkLiterals();
    checkColumns(false);
    checkColumns(true);
  }

  private void checkLiterals() {
    Batch batch = Batch.of(1);
    checkRows(expression, batch, 0);
  }

  private void checkColumns(boolean dictionaries) {
    List<Vector> columns = new ArrayList<>();
    Expression overColumns = withColumns(expression, columns, dictionaries);
    if (!columns.isEmpty()) {
      Batch batch = Batch.of(3, columns.toArray(new Vector[0]));
      checkRows(overColumns, batch.withSelection(new Selection(new int[] {0, 2}, 2)), 0, 2);
    }
  }

  private void checkRows(Expression tested, Batch batch, int... rows) {
    Evaluator evaluator = new ExpressionCompiler(Expressions.context()).compile(tested);
    if (expected instanceof QueryError error) {
      QueryException failure =
          assertThrows(QueryException.class, () -> evaluator.evaluate(batch), name);
      assertEquals(error, failure.error(), failure.getMessage());
      return;
    }
    // Twice: dictionaries are looked at anew once they have been seen.
    for (int time = 0; time < 2; time++) {
      Vector result = evaluator.evaluate(batch);
      assertEquals(batch.length(), result.length());
      assertEquals(tested.type(), result.type());
      for (int row : rows) {
        assertEquals(expected, TestVectors.value(result, row), name);
      }
    }
  }

  private static Expression withColumns(
      Expression original, List<Vector> columns, boolean dictionaries) {
    if (original instanceof Expression.Cast cast) {
      return new Expression.Cast(
          column(cast.argument(), columns, dictionaries), cast.mode(), cast.type());
    }
    Expression.Call call = (Expression.Call) original;
    List<Expression> arguments = new ArrayList<>();
    for (Expression argument : call.arguments()) {
      arguments.add(column(argument, columns, dictionaries));
    }
    return new Expression.Call(call.name(), arguments, call.type());
  }

  private static Expression column(
      Expression argument, List<Vector> columns, boolean dictionaries) {
    Expression.Literal literal = (Expression.Literal) argument;
    if (literal.type().id() == TypeId.NULL) {
      return literal;
    }
    List<Object> values = Arrays.asList(literal.value(), null, literal.value());
    columns.add(
        dictionaries
            ? TestVectors.dictionary(literal.type(), values)
            : TestVectors.flat(literal.type(), values));
    return new Expression.Column(columns.size() - 1, literal.type());
  }

  @Override
  public String toString() {
    return name;
  }
}
