package io.github.parquetjdbc.engine.expression;

import static io.github.parquetjdbc.engine.expression.FunctionCase.integer;
import static io.github.parquetjdbc.engine.expression.FunctionCase.of;
import static io.github.parquetjdbc.engine.expression.FunctionCase.text;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import io.github.parquetjdbc.engine.context.QueryContext;
import io.github.parquetjdbc.engine.context.QueryError;
import io.github.parquetjdbc.engine.context.QueryException;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.DataType;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class TextFunctionTest {

  private static final DataType TEXT = DataType.VARCHAR;
  private static final DataType INT = DataType.INTEGER;
  private static final DataType BOOLEAN = DataType.BOOLEAN;

  @ParameterizedTest(name = "{0}")
  @MethodSource
  void functions(FunctionCase given) {
    given.check();
  }

  static List<FunctionCase> functions() {
    return List.of(
        of("upper", TEXT, "ABC1", text("aBc1")),
        of("upper", TEXT, "ÄSS", text("äß")),
        of("lower", TEXT, "äö", text("ÄÖ")),
        of("initcap", TEXT, "Hello World_2x", text("hELLO wORLD_2X")),
        of("upper", TEXT, null, text(null)),
        of("substring", TEXT, "ell", text("hello"), integer(2), integer(3)),
        of("substring", TEXT, "h", text("hello"), integer(-1), integer(3)),
        of("substring", TEXT, "", text("hello"), integer(9), integer(3)),
        of("substring", TEXT, "ö€", text("äö€𝄞"), integer(2), integer(2)),
        of("substring", TEXT, "𝄞", text("äö€𝄞"), integer(4)),
        of("substring", TEXT, "lo", text("hello"), integer(4), integer(Integer.MAX_VALUE)),
        of("substring", TEXT, QueryError.INVALID_ARGUMENT, text("a"), integer(1), integer(-1)),
        of("left", TEXT, "äö", text("äö€"), integer(2)),
        of("left", TEXT, "ä", text("äö€"), integer(-2)),
        of("right", TEXT, "ö€", text("äö€"), integer(2)),
        of("right", TEXT, "€", text("äö€"), integer(-2)),
        of("left", TEXT, "", text("äö€"), integer(Integer.MIN_VALUE)),
        of("trim", TEXT, "a b", text("  a b ")),
        of("ltrim", TEXT, "a ", text("  a ")),
        of("rtrim", TEXT, "  a", text("  a ")),
        of("btrim", TEXT, "b", text("äöbäö"), text("öä")),
        of("trim", TEXT, "xxx", text("xxx"), text("")),
        of("char_length", INT, 4, text("äö€𝄞")),
        of("octet_length", INT, 11, text("äö€𝄞")),
        of("position", INT, 3, text("€"), text("äö€")),
        of("position", INT, 0, text("x"), text("äö€")),
        of("position", INT, 1, text(""), text("abc")),
        of("position", INT, 4, text("a"), text("abca"), integer(2)),
        of("strpos", INT, 3, text("äö€"), text("€")),
        of("replace", TEXT, "xbxb", text("abab"), text("a"), text("x")),
        of("replace", TEXT, "abab", text("abab"), text(""), text("x")),
        of("||", TEXT, "ab", text("a"), text("b")),
        of("||", TEXT, null, text("a"), text(null)),
        of("concat", TEXT, "a", text("a"), text(null)),
        of("concat_ws", TEXT, "a,b", text(","), text("a"), text(null), text("b")),
        of("concat_ws", TEXT, null, text(null), text("a")),
        of("lpad", TEXT, "xyxya", text("a"), integer(5), text("xy")),
        of("lpad", TEXT, "ab", text("abc"), integer(2)),
        of("rpad", TEXT, "a  ", text("a"), integer(3)),
        of("reverse", TEXT, "𝄞€öä", text("äö€𝄞")),
        of("repeat", TEXT, "ababab", text("ab"), integer(3)),
        of("repeat", TEXT, "", text("ab"), integer(-1)),
        of("repeat", TEXT, QueryError.INVALID_ARGUMENT, text("ab"), integer(Integer.MAX_VALUE)),
        of("split_part", TEXT, "b", text("a,b,c"), text(","), integer(2)),
        of("split_part", TEXT, "c", text("a,b,c"), text(","), integer(-1)),
        of("split_part", TEXT, "", text("a,b,c"), text(","), integer(4)),
        of("split_part", TEXT, QueryError.INVALID_ARGUMENT, text("a"), text(","), integer(0)),
        of("overlay", TEXT, "Thomas", text("Txxxxas"), text("hom"), integer(2), integer(4)),
        of("translate", TEXT, "a2x5", text("12345"), text("143"), text("ax")),
        of("ascii", INT, 8364, text("€")),
        of("chr", TEXT, "€", integer(8364)),
        of("starts_with", BOOLEAN, true, text("abc"), text("ab")),
        of("ends_with", BOOLEAN, false, text("abc"), text("ab")),
        of("contains", BOOLEAN, true, text("abc"), text("b")),
        of("regexp_like", BOOLEAN, true, text("foobar"), text("o+b")),
        of("regexp_like", BOOLEAN, true, text("FOO"), text("foo"), text("i")),
        of("regexp_like", BOOLEAN, QueryError.INVALID_ARGUMENT, text("a"), text("(")),
        of("regexp_replace", TEXT, "xba$1", text("aba$1"), text("a"), text("x")),
        of("regexp_replace", TEXT, "b0-a", text("ab"), text("(a)(b)"), text("\\20-\\1")),
        of("regexp_replace", TEXT, "$$", text("ab"), text("[ab]"), text("$"), text("g")),
        of("similar_to", BOOLEAN, true, text("abc"), text("(a|x)_%")),
        of("similar_to", BOOLEAN, false, text("abc"), text("b")));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource
  void patterns(FunctionCase given) {
    given.check();
  }

  static List<FunctionCase> patterns() {
    return List.of(
        like(true, "abc", "abc"),
        like(false, "abcd", "abc"),
        like(true, "abc", "a%"),
        like(true, "abc", "%c"),
        like(true, "abc", "%b%"),
        like(false, "abc", "%d%"),
        like(true, "", "%"),
        like(true, "", ""),
        like(false, "a", ""),
        like(false, "", "_"),
        like(true, "€", "_"),
        like(true, "a€c", "a_c"),
        like(false, "a€€c", "a_c"),
        like(true, "aXbYYc", "a%b%c"),
        like(false, "ab", "ab%b"),
        like(true, "abab", "ab%ab"),
        like(true, "aaab", "%a_b"),
        like(true, "xay", "%_a%_"),
        like(true, "x\ny", "x%y"),
        like(true, "special packages requests", "%special%requests%"),
        like(false, "a%c", "a!%d"),
        of("like", BOOLEAN, true, text("a%c"), text("a!%c"), text("!")),
        of("like", BOOLEAN, false, text("abc"), text("a!%c"), text("!")),
        of("like", BOOLEAN, QueryError.INVALID_ARGUMENT, text("a"), text("a!"), text("!")),
        of("like", BOOLEAN, QueryError.INVALID_ARGUMENT, text("a"), text("a"), text("!!")),
        of("like", BOOLEAN, null, text("a"), text(null)),
        of("ilike", BOOLEAN, true, text("ÄbC"), text("äB_")),
        of("ilike", BOOLEAN, true, text("ABC"), text("%b%")));
  }

  private static FunctionCase like(boolean expected, String value, String pattern) {
    return of("like", BOOLEAN, expected, text(value), text(pattern));
  }

  @Test
  void aRegularExpressionEndsWithItsQuery() {
    Expression endless =
        Expressions.call(
            "regexp_like",
            BOOLEAN,
            Expressions.literal("a".repeat(60) + "!", TEXT),
            Expressions.literal("(a|aa)+\\1$", TEXT));
    QueryContext context = Expressions.context();
    context.setDeadline(System.nanoTime() + Duration.ofMillis(50).toNanos());
    Evaluator evaluator = new ExpressionCompiler(context).compile(endless);
    QueryException failure =
        assertTimeoutPreemptively(
            Duration.ofSeconds(20),
            () -> assertThrows(QueryException.class, () -> evaluator.evaluate(Batch.of(1))));
    assertEquals(QueryError.TIMED_OUT, failure.error());
  }

  @Test
  void anUnknownFunctionIsRefusedByNameAndTypes() {
    Expression unknown = Expressions.call("frobnicate", TEXT, Expressions.literal("a", TEXT));
    QueryException failure =
        assertThrows(
            QueryException.class,
            () -> new ExpressionCompiler(Expressions.context()).compile(unknown));
    assertEquals(QueryError.UNSUPPORTED, failure.error());
    assertEquals(
        "no function frobnicate(VARCHAR) giving VARCHAR is supported", failure.getMessage());
  }
}
