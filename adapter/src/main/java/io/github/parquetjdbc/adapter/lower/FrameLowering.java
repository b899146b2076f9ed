package io.github.parquetjdbc.adapter.lower;

import io.github.parquetjdbc.engine.expression.Expression;
import io.github.parquetjdbc.engine.plan.WindowFrame;
import io.github.parquetjdbc.engine.plan.WindowFrame.Bound;
import io.github.parquetjdbc.engine.plan.WindowFrame.BoundKind;
import io.github.parquetjdbc.engine.plan.WindowFrame.Exclusion;
import io.github.parquetjdbc.engine.plan.WindowFrame.Unit;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.VectorKind;
import java.util.List;
import java.util.function.ToIntFunction;
import org.apache.calcite.rex.RexBuilder;
import org.apache.calcite.rex.RexFieldCollation;
import org.apache.calcite.rex.RexNode;
import org.apache.calcite.rex.RexWindow;
import org.apache.calcite.rex.RexWindowBound;
import org.apache.calcite.sql.SqlOperator;
import org.apache.calcite.sql.fun.SqlStdOperatorTable;
import org.apache.calcite.sql.type.SqlTypeName;
import org.apache.calcite.sql.type.SqlTypeUtil;

/**
 * The frame of one window. Where RANGE counts by the key's values, the key reached to is computed
 * for each row, and both keys are brought to one type.
 */
final class FrameLowering {

  private final RexToExpression expressions;
  private final RexBuilder rexBuilder;
  private final RexWindow window;
  private final ToIntFunction<Expression> columns;

  /**
   * @param columns finds or makes a column of an expression
   */
  FrameLowering(
      RexToExpression expressions,
      RexBuilder rexBuilder,
      RexWindow window,
      ToIntFunction<Expression> columns) {
    this.expressions = expressions;
    this.rexBuilder = rexBuilder;
    this.window = window;
    this.columns = columns;
  }

  WindowFrame frame() {
    return new WindowFrame(
        window.isRows() ? Unit.ROWS : Unit.RANGE,
        bound(window.getLowerBound()),
        bound(window.getUpperBound()),
        switch (window.getExclude()) {
          case EXCLUDE_NO_OTHER -> Exclusion.NO_OTHERS;
          case EXCLUDE_CURRENT_ROW -> Exclusion.CURRENT_ROW;
          case EXCLUDE_GROUP -> Exclusion.GROUP;
          case EXCLUDE_TIES -> Exclusion.TIES;
        });
  }

  private Bound bound(RexWindowBound bound) {
    if (bound.isCurrentRow()) {
      return new Bound(BoundKind.CURRENT_ROW, -1);
    }
    if (bound.isUnbounded()) {
      BoundKind kind =
          bound.isPreceding() ? BoundKind.UNBOUNDED_PRECEDING : BoundKind.UNBOUNDED_FOLLOWING;
      return new Bound(kind, -1);
    }
    BoundKind kind = bound.isPreceding() ? BoundKind.PRECEDING : BoundKind.FOLLOWING;
    Expression reach =
        window.isRows()
            ? Casts.to(expressions.lower(bound.getOffset()), DataType.BIGINT)
            : Casts.to(reach(bound), keyType());
    return new Bound(kind, columns.applyAsInt(reach));
  }

  /** What to sort by for a key. */
  Expression orderKey(RexFieldCollation key) {
    Expression lowered = expressions.lower(key.left);
    return reachesByKey() ? Casts.to(lowered, keyType()) : lowered;
  }

  private boolean reachesByKey() {
    return !window.isRows()
        && (window.getLowerBound().getOffset() != null
            || window.getUpperBound().getOffset() != null);
  }

  /** A type for the key and all that it is compared with. */
  private DataType keyType() {
    DataType type = expressions.lower(window.orderKeys.get(0).left).type();
    for (RexWindowBound bound :
        new RexWindowBound[] {window.getLowerBound(), window.getUpperBound()}) {
      if (bound.getOffset() != null) {
        DataType reach = reach(bound).type();
        type = type.equals(reach) ? type : Types.common(type, reach);
      }
    }
    return type.kind() == VectorKind.INT && isWhole(type) ? DataType.BIGINT : type;
  }

  private static boolean isWhole(DataType type) {
    return switch (type.id()) {
      case TINYINT, SMALLINT, INTEGER -> true;
      default -> false;
    };
  }

  private Expression reach(RexWindowBound bound) {
    RexFieldCollation collation = window.orderKeys.get(0);
    RexNode key = collation.left;
    boolean back = bound.isPreceding() != collation.getDirection().isDescending();
    if (SqlTypeUtil.isDatetime(key.getType())) {
      SqlOperator operator =
          back ? SqlStdOperatorTable.MINUS_DATE : SqlStdOperatorTable.DATETIME_PLUS;
      return expressions.lower(
          rexBuilder.makeCall(key.getType(), operator, List.of(key, bound.getOffset())));
    }
    DataType type = TypeBridge.toDataType(key.getType());
    RexNode wide =
        isWhole(type)
            ? rexBuilder.makeCast(
                rexBuilder
                    .getTypeFactory()
                    .createTypeWithNullability(
                        rexBuilder.getTypeFactory().createSqlType(SqlTypeName.BIGINT),
                        key.getType().isNullable()),
                key)
            : key;
    SqlOperator operator = back ? SqlStdOperatorTable.MINUS : SqlStdOperatorTable.PLUS;
    return expressions.lower(rexBuilder.makeCall(operator, wide, bound.getOffset()));
  }
}
