package io.github.parquetjdbc.engine.expression;

import static io.github.parquetjdbc.engine.expression.Expressions.call;
import static io.github.parquetjdbc.engine.expression.Expressions.column;
import static io.github.parquetjdbc.engine.expression.Expressions.context;
import static io.github.parquetjdbc.engine.expression.Expressions.form;
import static io.github.parquetjdbc.engine.expression.Expressions.literal;
import static io.github.parquetjdbc.engine.expression.Expressions.test;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.parquetjdbc.engine.context.QueryError;
import io.github.parquetjdbc.engine.context.QueryException;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.Vector;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class LogicTest {

  private static final DataType BOOLEAN = DataType.BOOLEAN;
  private static final DataType INTEGER = DataType.INTEGER;
  private static final List<Boolean> LEFT =
      Arrays.asList(true, true, true, false, false, false, null, null, null);
  private static final List<Boolean> RIGHT =
      Arrays.asList(true, false, null, true, false, null, true, false, null);

  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "AND, T F N F F F N F N",
    "OR, T T T T F N T N N",
    "IS_DISTINCT_FROM, F T T T F T T T F",
    "IS_NOT_DISTINCT_FROM, T F F F T F F F T"
  })
  void binaryFormsFollowTheirTruthTables(FormKind kind, String expected) {
    Expression expression = test(kind, column(0, BOOLEAN), column(1, BOOLEAN));
    assertTruths(expected, expression);
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "NOT, F F F T T T N N N",
    "IS_NULL, F F F F F F T T T",
    "IS_NOT_NULL, T T T T T T F F F",
    "IS_TRUE, T T T F F F F F F",
    "IS_NOT_TRUE, F F F T T T T T T",
    "IS_FALSE, F F F T T T F F F",
    "IS_NOT_FALSE, T T T F F F T T T"
  })
  void unaryFormsFollowTheirTruthTables(FormKind kind, String expected) {
    assertTruths(expected, test(kind, column(0, BOOLEAN)));
  }

  @ParameterizedTest
  @EnumSource(
      value = FormKind.class,
      names = {"AND", "OR"})
  void threeArgumentsEqualTwoNestedPairs(FormKind kind) {
    List<Boolean> third = Arrays.asList(null, true, false, false, true, null, true, null, false);
    Expression flat = test(kind, column(0, BOOLEAN), column(1, BOOLEAN), column(2, BOOLEAN));
    Expression nested =
        test(kind, column(0, BOOLEAN), test(kind, column(1, BOOLEAN), column(2, BOOLEAN)));
    Batch batch =
        Batch.of(
            9,
            TestVectors.flat(BOOLEAN, LEFT),
            TestVectors.flat(BOOLEAN, RIGHT),
            TestVectors.flat(BOOLEAN, third));
    assertEquals(truths(nested, batch), truths(flat, batch));
  }

  @Test
  void laterArgumentsOfAndDoNotSeeRowsAlreadyFalse() {
    Expression x = column(0, INTEGER);
    Expression safe =
        test(
            FormKind.AND,
            call("<>", BOOLEAN, x, literal(0, INTEGER)),
            call(">", BOOLEAN, call("/", INTEGER, literal(10, INTEGER), x), literal(3, INTEGER)));
    Batch batch = Batch.of(4, TestVectors.flat(INTEGER, Arrays.asList(0, 2, null, 5)));
    assertEquals("F T N F", truths(safe, batch));
    int[] rows = new int[4];
    assertEquals(1, new ExpressionCompiler(context()).compileFilter(safe).select(batch, rows));
    assertEquals(1, rows[0]);
  }

  @Test
  void branchesOfCaseSeeOnlyTheirOwnRows() {
    Expression x = column(0, INTEGER);
    Expression guarded =
        form(
            FormKind.CASE,
            INTEGER,
            call("=", BOOLEAN, x, literal(0, INTEGER)),
            literal(-1, INTEGER),
            test(FormKind.IS_NULL, x),
            literal(-2, INTEGER),
            call("/", INTEGER, literal(10, INTEGER), x));
    Batch batch = Batch.of(4, TestVectors.flat(INTEGER, Arrays.asList(0, 2, null, 5)));
    Vector result = new ExpressionCompiler(context()).compile(guarded).evaluate(batch);
    assertEquals(List.of(-1, 5, -2, 2), values(result));
  }

  @Test
  void anEntryThatFailsHarmsNobodyUnlessARowHasIt() {
    Expression inverse = call("/", INTEGER, literal(10, INTEGER), column(0, INTEGER));
    Vector column = TestVectors.dictionary(INTEGER, List.of(0, 2, 5));
    Evaluator evaluator = new ExpressionCompiler(context()).compile(inverse);
    Batch withoutZero =
        Batch.of(3, column)
            .withSelection(new io.github.parquetjdbc.vector.Selection(new int[] {1, 2}, 2));
    Vector result = evaluator.evaluate(withoutZero);
    assertEquals(5, TestVectors.value(result, 1));
    assertEquals(2, TestVectors.value(result, 2));
    QueryException failure =
        assertThrows(QueryException.class, () -> evaluator.evaluate(Batch.of(3, column)));
    assertEquals(QueryError.DIVISION_BY_ZERO, failure.error());
  }

  @Test
  void coalesceTakesTheFirstValueThatIsNotNull() {
    Expression expression =
        form(
            FormKind.COALESCE,
            INTEGER,
            column(0, INTEGER),
            call("+", INTEGER, column(1, INTEGER), literal(1, INTEGER)),
            literal(null, INTEGER));
    Batch batch =
        Batch.of(
            3,
            TestVectors.flat(INTEGER, Arrays.asList(7, null, null)),
            TestVectors.flat(INTEGER, Arrays.asList(Integer.MAX_VALUE, 8, null)));
    Vector result = new ExpressionCompiler(context()).compile(expression).evaluate(batch);
    assertEquals(Arrays.asList(7, 9, null), values(result));
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource({"without null, T F N", "with null, T N N"})
  void inIsThreeValued(String list, String expected) {
    Expression in =
        list.equals("with null")
            ? test(FormKind.IN, column(0, INTEGER), literal(1, INTEGER), literal(null, INTEGER))
            : test(FormKind.IN, column(0, INTEGER), literal(1, INTEGER), literal(3, INTEGER));
    Batch batch = Batch.of(3, TestVectors.flat(INTEGER, Arrays.asList(1, 2, null)));
    assertEquals(expected, truths(in, batch));
    Batch byEntry = Batch.of(3, TestVectors.dictionary(INTEGER, Arrays.asList(1, 2, null)));
    assertEquals(expected, truths(in, byEntry));
  }

  @Test
  void parametersAreTakenFromTheContext() {
    Expression expression =
        call("+", INTEGER, column(0, INTEGER), new Expression.Parameter(1, INTEGER));
    Evaluator evaluator = new ExpressionCompiler(context(1, 40)).compile(expression);
    Vector result = evaluator.evaluate(Batch.of(1, TestVectors.flat(INTEGER, List.of(2))));
    assertEquals(42, TestVectors.value(result, 0));
  }

  @Test
  void boundsOfOneColumnAreJoinedAndStillRight() {
    Expression x = column(0, INTEGER);
    Expression between =
        test(
            FormKind.AND,
            call(">=", BOOLEAN, x, literal(2, INTEGER)),
            call(">", BOOLEAN, literal(5, INTEGER), x));
    List<Integer> numbers = Arrays.asList(1, 2, null, 4, 5, Integer.MIN_VALUE);
    for (Vector column :
        List.of(TestVectors.flat(INTEGER, numbers), TestVectors.dictionary(INTEGER, numbers))) {
      int[] rows = new int[6];
      int count =
          new ExpressionCompiler(context())
              .compileFilter(between)
              .select(Batch.of(6, column), rows);
      assertArrayEquals(new int[] {1, 3}, Arrays.copyOf(rows, count));
    }
  }

  private static void assertTruths(String expected, Expression expression) {
    Batch flat = Batch.of(9, TestVectors.flat(BOOLEAN, LEFT), TestVectors.flat(BOOLEAN, RIGHT));
    Batch byId =
        Batch.of(9, TestVectors.dictionary(BOOLEAN, LEFT), TestVectors.dictionary(BOOLEAN, RIGHT));
    assertEquals(expected, truths(expression, flat));
    assertEquals(expected, truths(expression, byId));
    int[] rows = new int[9];
    int count = new ExpressionCompiler(context()).compileFilter(expression).select(flat, rows);
    assertEquals(expected.chars().filter(c -> c == 'T').count(), count);
  }

  private static String truths(Expression expression, Batch batch) {
    Vector result = new ExpressionCompiler(context()).compile(expression).evaluate(batch);
    List<String> letters = new ArrayList<>();
    for (Object value : values(result)) {
      letters.add(value == null ? "N" : value.equals(true) ? "T" : "F");
    }
    return String.join(" ", letters);
  }

  private static List<Object> values(Vector vector) {
    List<Object> values = new ArrayList<>();
    for (int row = 0; row < vector.length(); row++) {
      values.add(TestVectors.value(vector, row));
    }
    return values;
  }
}
