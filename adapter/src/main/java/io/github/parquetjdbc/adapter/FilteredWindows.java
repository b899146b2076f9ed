package io.github.parquetjdbc.adapter;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.apache.calcite.sql.SqlBasicCall;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlIdentifier;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlLiteral;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.SqlNodeList;
import org.apache.calcite.sql.fun.SqlCase;
import org.apache.calcite.sql.parser.SqlParserPos;
import org.apache.calcite.sql.util.SqlBasicVisitor;

/**
 * Aggregates with both FILTER and OVER, which Calcite's validator does not know: the argument is
 * made NULL in rows that the filter leaves out, which is the same for aggregates that pass NULLs
 * over.
 */
final class FilteredWindows extends SqlBasicVisitor<Void> {

  private static final Set<String> PASS_NULLS_OVER =
      Set.of(
          "COUNT",
          "SUM",
          "AVG",
          "MIN",
          "MAX",
          "ANY_VALUE",
          "EVERY",
          "SOME",
          "BOOL_AND",
          "BOOL_OR",
          "BIT_AND",
          "BIT_OR",
          "BIT_XOR",
          "STDDEV",
          "STDDEV_POP",
          "STDDEV_SAMP",
          "VARIANCE",
          "VAR_POP",
          "VAR_SAMP",
          "COVAR_POP",
          "COVAR_SAMP");

  private FilteredWindows() {}

  /** Rewrites the calls within the statement, in place. */
  static void rewrite(SqlNode statement) {
    statement.accept(new FilteredWindows());
  }

  @Override
  public Void visit(SqlCall call) {
    if (call.getKind() == SqlKind.OVER && call.operand(0).getKind() == SqlKind.FILTER) {
      SqlCall filter = call.operand(0);
      call.setOperand(0, filtered(filter.operand(0), filter.operand(1)));
    }
    return super.visit(call);
  }

  private static SqlCall filtered(SqlCall aggregate, SqlNode condition) {
    String name = aggregate.getOperator().getName();
    if (!PASS_NULLS_OVER.contains(name.toUpperCase(Locale.ROOT)) || aggregate.operandCount() == 0) {
      throw new SqlException(
          SqlException.Kind.UNSUPPORTED,
          "FILTER of the window function " + name + " is not supported");
    }
    SqlParserPos position = aggregate.getParserPosition();
    SqlNode first = aggregate.operand(0);
    boolean countsRows = first instanceof SqlIdentifier identifier && identifier.isStar();
    SqlNode value = countsRows ? SqlLiteral.createExactNumeric("1", position) : first;
    SqlNode[] operands = aggregate.getOperandList().toArray(SqlNode[]::new);
    operands[0] =
        new SqlCase(
            position,
            null,
            new SqlNodeList(List.of(condition), position),
            new SqlNodeList(List.of(value), position),
            SqlLiteral.createNull(position));
    return new SqlBasicCall(
        aggregate.getOperator(),
        Arrays.asList(operands),
        position,
        aggregate.getFunctionQuantifier());
  }
}
