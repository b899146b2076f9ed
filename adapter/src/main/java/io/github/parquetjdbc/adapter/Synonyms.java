package io.github.parquetjdbc.adapter;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.apache.calcite.sql.SqlBasicCall;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlFunctionCategory;
import org.apache.calcite.sql.SqlIdentifier;
import org.apache.calcite.sql.SqlLiteral;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.SqlNodeList;
import org.apache.calcite.sql.SqlOperator;
import org.apache.calcite.sql.SqlUnresolvedFunction;
import org.apache.calcite.sql.fun.SqlCase;
import org.apache.calcite.sql.fun.SqlStdOperatorTable;
import org.apache.calcite.sql.parser.SqlParserPos;
import org.apache.calcite.sql.util.SqlShuttle;

/**
 * Functions that other systems have under names or in forms of their own, written as what they mean
 * here: before validation, so that types and errors are those of the functions that run.
 */
final class Synonyms extends SqlShuttle {

  /** What a call means; {@code null} where it has another number of arguments. */
  private interface Meaning {
    SqlNode of(List<SqlNode> arguments, SqlParserPos position);
  }

  private static final Map<String, Meaning> MEANINGS = new HashMap<>();

  static {
    renamed("LCASE", "LOWER");
    renamed("UCASE", "UPPER");
    renamed("STRLEN", "OCTET_LENGTH");
    renamed("LEN", "CHAR_LENGTH");
    renamed("STARTSWITH", "STARTS_WITH");
    renamed("ENDSWITH", "ENDS_WITH");
    renamed("REGEXP_MATCHES", "REGEXP_LIKE");
    renamed("ARRAY_LENGTH", "CARDINALITY");
    renamed("ARRAY_SIZE", "CARDINALITY");
    renamed("LIST_LENGTH", "CARDINALITY");
    renamed("LIST_CONTAINS", "ARRAY_CONTAINS");
    renamed("LIST_HAS", "ARRAY_CONTAINS");
    renamed("LIST_POSITION", "ARRAY_POSITION");
    renamed("LIST_DISTINCT", "ARRAY_DISTINCT");
    renamed("LIST_SORT", "ARRAY_SORT");
    renamed("SORT_ARRAY", "ARRAY_SORT");
    renamed("LIST_SLICE", "ARRAY_SLICE");
    renamed("LIST_REVERSE", "ARRAY_REVERSE");
    renamed("LIST_CONCAT", "ARRAY_CONCAT");
    renamed("ARRAY_CAT", "ARRAY_CONCAT");
    renamed("ARRAY_JOIN", "ARRAY_TO_STRING");
    renamed("STRING_SPLIT", "SPLIT");
    renamed("STRING_TO_ARRAY", "SPLIT");
    renamed("GET_JSON_OBJECT", "JSON_EXTRACT");
    MEANINGS.put("JSON_EXTRACT_STRING", Synonyms::jsonValue);
    MEANINGS.put("JSON_EXTRACT_SCALAR", Synonyms::jsonValue);
    renamed("ISNAN", "IS_NAN");
    renamed("ISINF", "IS_INF");
    renamed("MAX_BY", "ARG_MAX");
    renamed("MIN_BY", "ARG_MIN");
    renamed("EDITDIST3", "LEVENSHTEIN");
    renamed("EDIT_DISTANCE", "LEVENSHTEIN");
    MEANINGS.put(
        "ELEMENT_AT", (a, at) -> a.size() == 2 ? call(SqlStdOperatorTable.ITEM, at, a) : null);
    MEANINGS.put("COUNT_IF", Synonyms::countIf);
    MEANINGS.put("COUNTIF", Synonyms::countIf);
    MEANINGS.put("IFF", (a, at) -> a.size() == 3 ? choice(a.get(0), a.get(1), a.get(2), at) : null);
    MEANINGS.put("DECODE", Synonyms::decode);
    MEANINGS.put(
        "MEDIAN", (a, at) -> a.size() == 1 ? quantile(a.get(0), number("0.5", at), at) : null);
    MEANINGS.put(
        "QUANTILE_CONT", (a, at) -> a.size() == 2 ? quantile(a.get(0), a.get(1), at) : null);
    MEANINGS.put(
        "SQUARE",
        (a, at) ->
            a.size() == 1
                ? call(SqlStdOperatorTable.MULTIPLY, at, List.of(a.get(0), a.get(0)))
                : null);
    MEANINGS.put(
        "ZEROIFNULL",
        (a, at) ->
            a.size() == 1
                ? call(SqlStdOperatorTable.COALESCE, at, List.of(a.get(0), number("0", at)))
                : null);
    MEANINGS.put("GROUP_CONCAT", Synonyms::groupConcat);
    MEANINGS.put(
        "CURRENT_DATABASE", (a, at) -> a.isEmpty() ? SqlLiteral.createCharString("", at) : null);
  }

  private Synonyms() {}

  static SqlNode rewritten(SqlNode statement) {
    return statement.accept(new Synonyms());
  }

  private static void renamed(String name, String meaning) {
    MEANINGS.put(name, (arguments, at) -> named(meaning, arguments, at));
  }

  private static SqlCall named(String name, List<SqlNode> arguments, SqlParserPos at) {
    return new SqlUnresolvedFunction(
            new SqlIdentifier(name, at),
            null,
            null,
            null,
            null,
            SqlFunctionCategory.USER_DEFINED_FUNCTION)
        .createCall(at, arguments);
  }

  private static SqlNode call(SqlOperator operator, SqlParserPos at, List<SqlNode> arguments) {
    return operator.createCall(at, arguments);
  }

  private static SqlNode number(String digits, SqlParserPos at) {
    return SqlLiteral.createExactNumeric(digits, at);
  }

  private static SqlNode choice(SqlNode condition, SqlNode yes, SqlNode no, SqlParserPos at) {
    return new SqlCase(at, null, SqlNodeList.of(condition), SqlNodeList.of(yes), no);
  }

  private static SqlNode countIf(List<SqlNode> arguments, SqlParserPos at) {
    return arguments.size() == 1
        ? call(
            SqlStdOperatorTable.COUNT,
            at,
            List.of(choice(arguments.get(0), number("1", at), SqlLiteral.createNull(at), at)))
        : null;
  }

  private static SqlNode jsonValue(List<SqlNode> arguments, SqlParserPos at) {
    return arguments.size() == 2 ? call(SqlStdOperatorTable.JSON_VALUE, at, arguments) : null;
  }

  /** Pairs of values and results, and a last one for all others; NULL is the same as NULL. */
  private static SqlNode decode(List<SqlNode> arguments, SqlParserPos at) {
    if (arguments.size() < 3) {
      return null;
    }
    List<SqlNode> conditions = new ArrayList<>();
    List<SqlNode> results = new ArrayList<>();
    int i = 1;
    for (; i + 1 < arguments.size(); i += 2) {
      conditions.add(
          call(
              SqlStdOperatorTable.IS_NOT_DISTINCT_FROM,
              at,
              List.of(arguments.get(0), arguments.get(i))));
      results.add(arguments.get(i + 1));
    }
    SqlNode others = i < arguments.size() ? arguments.get(i) : SqlLiteral.createNull(at);
    return new SqlCase(
        at, null, new SqlNodeList(conditions, at), new SqlNodeList(results, at), others);
  }

  private static SqlNode quantile(SqlNode value, SqlNode share, SqlParserPos at) {
    SqlNode percentile = call(SqlStdOperatorTable.PERCENTILE_CONT, at, List.of(share));
    return SqlStdOperatorTable.WITHIN_GROUP.createCall(at, percentile, SqlNodeList.of(value));
  }

  private static SqlNode groupConcat(List<SqlNode> arguments, SqlParserPos at) {
    return switch (arguments.size()) {
      case 1 ->
          named("STRING_AGG", List.of(arguments.get(0), SqlLiteral.createCharString(",", at)), at);
      case 2 -> named("STRING_AGG", arguments, at);
      default -> null;
    };
  }

  @Override
  public SqlNode visit(SqlCall call) {
    SqlNode visited = super.visit(call);
    if (visited instanceof SqlBasicCall basic
        && isNamed(basic.getOperator())
        && basic.getFunctionQuantifier() == null) {
      Meaning meaning = MEANINGS.get(basic.getOperator().getName().toUpperCase(Locale.ROOT));
      SqlNode written =
          meaning == null ? null : meaning.of(basic.getOperandList(), basic.getParserPosition());
      return written == null ? visited : written;
    }
    return visited;
  }

  /** By the statement, or by the parser, which knows one of them. */
  private static boolean isNamed(SqlOperator operator) {
    return operator instanceof SqlUnresolvedFunction || operator.getName().equals("GROUP_CONCAT");
  }
}
