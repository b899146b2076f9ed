package io.github.parquetjdbc.engine.expression;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

import io.github.parquetjdbc.engine.context.QueryException;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.RowFilter;
import io.github.parquetjdbc.vector.Selection;
import io.github.parquetjdbc.vector.Vector;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Random expressions over random columns give the same on flat vectors, dictionaries and mixtures,
 * with and without a selection, as row by row on single values; errors included.
 */
class VectorFormsAgreeTest {

  private static final DataType BOOLEAN = DataType.BOOLEAN;
  private static final List<DataType> TYPES =
      List.of(
          DataType.INTEGER,
          DataType.BIGINT,
          DataType.DOUBLE,
          DataType.decimal(9, 2),
          DataType.decimal(30, 2),
          DataType.VARCHAR,
          DataType.DATE);
  private static final int COLUMNS = TYPES.size();
  private static final int ROWS = 97;

  @ParameterizedTest(name = "seed {0}")
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
  void formsAgree(long seed) {
    for (int round = 0; round < 60; round++) {
      compareOnce(seed * 1000 + round);
    }
  }

  private static void compareOnce(long seed) {
    Random random = new Random(seed);
    List<List<Object>> values = new ArrayList<>();
    for (DataType type : TYPES) {
      List<Object> pool = new ArrayList<>();
      for (int i = 0; i < 6; i++) {
        pool.add(value(type, random));
      }
      int nullsOfTen = random.nextInt(3) * 2;
      List<Object> column = new ArrayList<>();
      for (int row = 0; row < ROWS; row++) {
        column.add(random.nextInt(10) < nullsOfTen ? null : pool.get(random.nextInt(6)));
      }
      values.add(column);
    }
    int[] rows = selection(random);
    Expression expression =
        random.nextBoolean() ? predicate(random, 3) : valueExpression(random, 3);
    List<Object> expected = new ArrayList<>();
    for (int row : rows) {
      expected.add(single(expression, values, row));
    }
    for (int form = 0; form < 3; form++) {
      Batch batch = batch(values, form, random).withSelection(new Selection(rows, rows.length));
      compare("seed " + seed + " form " + form + ": " + expression, expression, batch, expected);
    }
  }

  private static void compare(
      String what, Expression expression, Batch batch, List<Object> expected) {
    Evaluator evaluator = new ExpressionCompiler(Expressions.context()).compile(expression);
    int[] rows = batch.selection().rows();
    boolean fails = expected.stream().anyMatch(QueryException.class::isInstance);
    for (int time = 0; time < 2; time++) {
      Vector result;
      try {
        result = evaluator.evaluate(batch);
      } catch (QueryException e) {
        if (!fails) {
          fail(what, e);
        }
        continue;
      }
      assertEquals(false, fails, what + " should have failed");
      for (int i = 0; i < rows.length; i++) {
        assertEquals(expected.get(i), TestVectors.value(result, rows[i]), what + " row " + rows[i]);
      }
    }
    if (expression.type().equals(BOOLEAN) && !fails) {
      compareFilter(what, expression, batch, expected);
    }
  }

  private static void compareFilter(
      String what, Expression expression, Batch batch, List<Object> expected) {
    List<Integer> passing = new ArrayList<>();
    for (int i = 0; i < expected.size(); i++) {
      if (Boolean.TRUE.equals(expected.get(i))) {
        passing.add(batch.selection().rows()[i]);
      }
    }
    RowFilter filter = new ExpressionCompiler(Expressions.context()).compileFilter(expression);
    for (int time = 0; time < 2; time++) {
      int[] rows = new int[batch.length()];
      int count = filter.select(batch, rows);
      List<Integer> selected = Arrays.stream(Arrays.copyOf(rows, count)).boxed().toList();
      assertEquals(passing, selected, what + " as a filter");
    }
  }

  /** The result of one row alone, or the exception. */
  private static Object single(Expression expression, List<List<Object>> values, int row) {
    Vector[] columns = new Vector[COLUMNS];
    for (int c = 0; c < COLUMNS; c++) {
      columns[c] = TestVectors.flat(TYPES.get(c), Arrays.asList(values.get(c).get(row)));
    }
    try {
      Evaluator evaluator = new ExpressionCompiler(Expressions.context()).compile(expression);
      return TestVectors.value(evaluator.evaluate(Batch.of(1, columns)), 0);
    } catch (QueryException e) {
      return e;
    }
  }

  private static Batch batch(List<List<Object>> values, int form, Random random) {
    Vector[] columns = new Vector[COLUMNS];
    for (int c = 0; c < COLUMNS; c++) {
      boolean dictionary = form == 1 || form == 2 && random.nextBoolean();
      columns[c] =
          dictionary
              ? TestVectors.dictionary(TYPES.get(c), values.get(c))
              : TestVectors.flat(TYPES.get(c), values.get(c));
    }
    return Batch.of(ROWS, columns);
  }

  private static int[] selection(Random random) {
    int keepOfTen = 1 + random.nextInt(10);
    List<Integer> rows = new ArrayList<>();
    for (int row = 0; row < ROWS; row++) {
      if (random.nextInt(10) < keepOfTen) {
        rows.add(row);
      }
    }
    return rows.stream().mapToInt(Integer::intValue).toArray();
  }

  private static Object value(DataType type, Random random) {
    return switch (type.id()) {
      case INTEGER, DATE ->
          List.of(0, 1, -1, Integer.MAX_VALUE, Integer.MIN_VALUE, random.nextInt(100))
              .get(random.nextInt(6));
      case BIGINT ->
          List.of(0L, 1L, -1L, Long.MAX_VALUE, Long.MIN_VALUE, (long) random.nextInt(100))
              .get(random.nextInt(6));
      case DOUBLE ->
          List.of(0.0, -0.0, Double.NaN, Double.POSITIVE_INFINITY, 1e308, random.nextInt(9) / 2.0)
              .get(random.nextInt(6));
      case DECIMAL ->
          type.precision() > 18 && random.nextInt(3) == 0
              ? new BigDecimal(new BigInteger(97, random), 2)
              : BigDecimal.valueOf(random.nextInt(2000) - 1000, 2);
      default ->
          List.of("", "a", "ab", "ä€", "abcdefghij", "x".repeat(random.nextInt(20)))
              .get(random.nextInt(6));
    };
  }

  private static Expression predicate(Random random, int depth) {
    int column = random.nextInt(COLUMNS);
    DataType type = TYPES.get(column);
    Expression left = Expressions.column(column, type);
    List<String> operators = List.of("=", "<>", "<", "<=", ">", ">=");
    return switch (random.nextInt(depth > 0 ? 9 : 3)) {
      case 0 -> Expressions.test(FormKind.IS_NULL, left);
      case 1 ->
          Expressions.test(
              FormKind.IN,
              left,
              literal(type, random),
              literal(type, random),
              random.nextInt(4) == 0 ? Expressions.literal(null, type) : literal(type, random));
      case 2, 3 ->
          Expressions.call(operators.get(random.nextInt(6)), BOOLEAN, left, literal(type, random));
      case 4 -> {
        Expression value = valueExpression(random, depth - 1);
        Expression other = random.nextBoolean() ? literal(value.type(), random) : value;
        yield Expressions.call(operators.get(random.nextInt(6)), BOOLEAN, value, other);
      }
      case 5 -> Expressions.test(FormKind.NOT, predicate(random, depth - 1));
      case 6 -> {
        FormKind kind =
            random.nextBoolean() ? FormKind.IS_DISTINCT_FROM : FormKind.IS_NOT_DISTINCT_FROM;
        yield Expressions.test(kind, left, literal(type, random));
      }
      default -> {
        FormKind kind = random.nextBoolean() ? FormKind.AND : FormKind.OR;
        yield Expressions.test(
            kind,
            predicate(random, depth - 1),
            predicate(random, depth - 1),
            predicate(random, depth - 1));
      }
    };
  }

  private static Expression literal(DataType type, Random random) {
    return Expressions.literal(value(type, random), type);
  }

  private static Expression valueExpression(Random random, int depth) {
    int column = random.nextInt(COLUMNS);
    DataType type = TYPES.get(column);
    Expression left = Expressions.column(column, type);
    if (depth == 0) {
      return left;
    }
    Expression other =
        random.nextBoolean() ? literal(type, random) : Expressions.column(column, type);
    switch (random.nextInt(4)) {
      case 0 -> {
        return Expressions.form(
            FormKind.CASE, type, predicate(random, depth - 1), left, literal(type, random));
      }
      case 1 -> {
        return Expressions.form(FormKind.COALESCE, type, left, other);
      }
      default -> {
        return switch (type.id()) {
          case INTEGER, BIGINT, DOUBLE, DECIMAL ->
              Expressions.call(
                  List.of("+", "-", "*", "/", "%", "greatest").get(random.nextInt(6)),
                  type,
                  left,
                  other);
          case VARCHAR ->
              Expressions.call(
                  List.of("||", "concat", "least").get(random.nextInt(3)), type, left, other);
          default -> Expressions.call("extract_month", DataType.BIGINT, left);
        };
      }
    }
  }
}
