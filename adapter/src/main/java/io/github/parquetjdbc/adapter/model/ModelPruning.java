package io.github.parquetjdbc.adapter.model;

import io.github.parquetjdbc.engine.plan.Column;
import io.github.parquetjdbc.reader.prune.ScanFilter;
import io.github.parquetjdbc.reader.prune.ScanFilter.Operator;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.TypeId;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.apache.calcite.rex.RexCall;
import org.apache.calcite.rex.RexInputRef;
import org.apache.calcite.rex.RexLiteral;
import org.apache.calcite.rex.RexNode;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.type.SqlTypeName;

/**
 * What of a condition can leave out files and row groups, where Calcite compares as the files'
 * statistics do: whole numbers and dates in their order, text for equality, and NULLs.
 */
final class ModelPruning {

  private final List<Column> columns;

  private ModelPruning(List<Column> columns) {
    this.columns = columns;
  }

  /** What follows from all of the conditions, or {@code null}. */
  static ScanFilter of(List<RexNode> conditions, List<Column> columns) {
    return new ModelPruning(columns).and(conditions);
  }

  private ScanFilter and(List<RexNode> conditions) {
    List<ScanFilter> kept = new ArrayList<>();
    for (RexNode condition : conditions) {
      ScanFilter filter = filter(condition);
      if (filter != null) {
        kept.add(filter);
      }
    }
    if (kept.isEmpty()) {
      return null;
    }
    return kept.size() == 1 ? kept.get(0) : new ScanFilter.And(kept);
  }

  private ScanFilter or(List<RexNode> conditions) {
    List<ScanFilter> all = new ArrayList<>();
    for (RexNode condition : conditions) {
      ScanFilter filter = filter(condition);
      if (filter == null) {
        return null;
      }
      all.add(filter);
    }
    return new ScanFilter.Or(all);
  }

  private ScanFilter filter(RexNode condition) {
    if (!(condition instanceof RexCall call)) {
      return null;
    }
    return switch (call.getKind()) {
      case AND -> and(call.getOperands());
      case OR -> or(call.getOperands());
      case IS_NULL, IS_NOT_NULL -> nullness(call);
      case EQUALS, LESS_THAN, LESS_THAN_OR_EQUAL, GREATER_THAN, GREATER_THAN_OR_EQUAL ->
          comparison(call);
      default -> null;
    };
  }

  private ScanFilter nullness(RexCall call) {
    Column column = column(call.getOperands().get(0));
    if (column == null || column.type().isNested()) {
      return null;
    }
    return call.getKind() == SqlKind.IS_NULL
        ? new ScanFilter.IsNull(column.name())
        : new ScanFilter.IsNotNull(column.name());
  }

  private ScanFilter comparison(RexCall call) {
    RexNode left = call.getOperands().get(0);
    RexNode right = call.getOperands().get(1);
    boolean swapped = left instanceof RexLiteral;
    Column column = column(swapped ? right : left);
    if (column == null || !((swapped ? left : right) instanceof RexLiteral literal)) {
      return null;
    }
    SqlKind kind = swapped ? call.getKind().reverse() : call.getKind();
    Object value = value(literal, column.type());
    boolean text = column.type().id() == TypeId.VARCHAR;
    return value == null || text && kind != SqlKind.EQUALS
        ? null
        : new ScanFilter.Comparison(column.name(), operator(kind), value);
  }

  private static Operator operator(SqlKind kind) {
    return switch (kind) {
      case LESS_THAN -> Operator.LESS;
      case LESS_THAN_OR_EQUAL -> Operator.LESS_OR_EQUAL;
      case GREATER_THAN -> Operator.GREATER;
      case GREATER_THAN_OR_EQUAL -> Operator.GREATER_OR_EQUAL;
      default -> Operator.EQUAL;
    };
  }

  private Column column(RexNode node) {
    return node instanceof RexInputRef ref ? columns.get(ref.getIndex()) : null;
  }

  /** In the form of the column's type; {@code null} where it has none that is exact. */
  private static Object value(RexLiteral literal, DataType type) {
    if (literal.isNull()) {
      return null;
    }
    SqlTypeName of = literal.getType().getSqlTypeName();
    try {
      return switch (type.id()) {
        case TINYINT, SMALLINT, INTEGER ->
            SqlTypeName.INT_TYPES.contains(of)
                ? (Object) literal.getValueAs(BigDecimal.class).intValueExact()
                : null;
        case BIGINT ->
            SqlTypeName.INT_TYPES.contains(of)
                ? (Object) literal.getValueAs(BigDecimal.class).longValueExact()
                : null;
        case DATE -> of == SqlTypeName.DATE ? literal.getValueAs(Integer.class) : null;
        case VARCHAR -> text(literal);
        default -> null;
      };
    } catch (ArithmeticException e) {
      return null;
    }
  }

  private static byte[] text(RexLiteral literal) {
    return switch (literal.getType().getSqlTypeName()) {
      case CHAR, VARCHAR -> {
        String value = literal.getValueAs(String.class);
        yield value == null ? null : value.getBytes(StandardCharsets.UTF_8);
      }
      default -> null;
    };
  }
}
