package io.github.parquetjdbc.adapter.estimate;

import java.math.BigDecimal;
import org.apache.calcite.rex.RexCall;
import org.apache.calcite.rex.RexLiteral;
import org.apache.calcite.rex.RexNode;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.type.SqlTypeName;
import org.apache.calcite.util.DateString;
import org.apache.calcite.util.TimestampString;

/** Constants as numbers that can be compared with a {@link ColumnEstimate}'s. */
final class ConstantNumber {

  static final double MILLIS_PER_DAY = 86_400_000;
  private static final double MILLIS_PER_MONTH = MILLIS_PER_DAY * 146_097 / 4800;

  private ConstantNumber() {}

  /** The number, roughly; NaN where the expression is no constant, or one of another kind. */
  static double of(RexNode node) {
    if (node instanceof RexLiteral literal) {
      return literal.isNull() ? Double.NaN : value(literal);
    }
    if (!(node instanceof RexCall call)) {
      return Double.NaN;
    }
    if (call.getKind() == SqlKind.CAST) {
      return of(call.getOperands().get(0));
    }
    if (call.getOperands().size() != 2) {
      return Double.NaN;
    }
    return switch (call.getKind()) {
      case PLUS -> of(call.getOperands().get(0)) + of(call.getOperands().get(1));
      case MINUS -> of(call.getOperands().get(0)) - of(call.getOperands().get(1));
      case TIMES -> of(call.getOperands().get(0)) * of(call.getOperands().get(1));
      default -> Double.NaN;
    };
  }

  private static double value(RexLiteral literal) {
    SqlTypeName type = literal.getType().getSqlTypeName();
    if (SqlTypeName.YEAR_INTERVAL_TYPES.contains(type)) {
      return literal.getValueAs(BigDecimal.class).doubleValue() * MILLIS_PER_MONTH;
    }
    if (SqlTypeName.NUMERIC_TYPES.contains(type) || SqlTypeName.DAY_INTERVAL_TYPES.contains(type)) {
      return literal.getValueAs(BigDecimal.class).doubleValue();
    }
    return switch (type) {
      case DATE -> literal.getValueAs(DateString.class).getDaysSinceEpoch() * MILLIS_PER_DAY;
      case TIMESTAMP -> literal.getValueAs(TimestampString.class).getMillisSinceEpoch();
      default -> Double.NaN;
    };
  }
}
