package io.github.parquetjdbc.adapter;

import java.util.List;
import org.apache.calcite.avatica.util.TimeUnit;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlIntervalLiteral;
import org.apache.calcite.sql.SqlIntervalQualifier;
import org.apache.calcite.sql.SqlLiteral;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.fun.SqlLibraryOperators;
import org.apache.calcite.sql.fun.SqlStdOperatorTable;
import org.apache.calcite.sql.parser.SqlParserPos;
import org.apache.calcite.sql.util.SqlShuttle;

/**
 * Parts of seconds, which Calcite's intervals lose: it counts TIMESTAMPDIFF in whole seconds first,
 * and intervals in milliseconds. Differences are computed from epochs instead; what adds less than
 * a millisecond is refused.
 */
final class FineIntervals extends SqlShuttle {

  private static final int DIGITS = 3;

  private FineIntervals() {}

  static SqlNode rewritten(SqlNode statement) {
    return statement.accept(new FineIntervals());
  }

  @Override
  public SqlNode visit(SqlCall call) {
    boolean difference = call.getOperator() == SqlStdOperatorTable.TIMESTAMP_DIFF;
    boolean sum = call.getOperator() == SqlStdOperatorTable.TIMESTAMP_ADD;
    if ((difference || sum) && call.operand(0) instanceof SqlIntervalQualifier qualifier) {
      TimeUnit unit = qualifier.getUnit();
      if (unit == TimeUnit.NANOSECOND || sum && unit == TimeUnit.MICROSECOND) {
        throw unsupported(call.getOperator().getName() + " by " + unit);
      }
      if (unit == TimeUnit.MICROSECOND || unit == TimeUnit.MILLISECOND) {
        return difference ? difference(call, unit) : super.visit(call);
      }
    }
    return super.visit(call);
  }

  private SqlNode difference(SqlCall call, TimeUnit unit) {
    SqlParserPos position = call.getParserPosition();
    SqlNode from = micros(call.operand(1));
    SqlNode to = micros(call.operand(2));
    SqlNode micros = SqlStdOperatorTable.MINUS.createCall(position, to, from);
    return unit == TimeUnit.MICROSECOND
        ? micros
        : SqlStdOperatorTable.DIVIDE.createCall(
            position, List.of(micros, SqlLiteral.createExactNumeric("1000", position)));
  }

  private SqlNode micros(SqlNode moment) {
    return SqlLibraryOperators.UNIX_MICROS.createCall(
        moment.getParserPosition(), moment.accept(this));
  }

  @Override
  public SqlNode visit(SqlLiteral literal) {
    if (literal instanceof SqlIntervalLiteral interval
        && interval.getValue() instanceof SqlIntervalLiteral.IntervalValue value) {
      String text = value.getIntervalLiteral().strip();
      int point = text.lastIndexOf('.');
      if (point >= 0
          && !text.substring(Math.min(text.length(), point + 1 + DIGITS)).matches("0*")) {
        throw unsupported("an interval finer than milliseconds");
      }
    }
    return literal;
  }

  private static SqlException unsupported(String what) {
    return new SqlException(SqlException.Kind.UNSUPPORTED, what + " is not supported");
  }
}
