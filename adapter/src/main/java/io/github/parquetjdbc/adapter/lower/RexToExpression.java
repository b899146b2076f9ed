package io.github.parquetjdbc.adapter.lower;

import io.github.parquetjdbc.engine.expression.CastMode;
import io.github.parquetjdbc.engine.expression.Expression;
import io.github.parquetjdbc.engine.expression.FormKind;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.TypeId;
import java.util.ArrayList;
import java.util.List;
import org.apache.calcite.rel.type.RelDataType;
import org.apache.calcite.rex.RexBuilder;
import org.apache.calcite.rex.RexCall;
import org.apache.calcite.rex.RexCorrelVariable;
import org.apache.calcite.rex.RexDynamicParam;
import org.apache.calcite.rex.RexFieldAccess;
import org.apache.calcite.rex.RexInputRef;
import org.apache.calcite.rex.RexLiteral;
import org.apache.calcite.rex.RexNode;
import org.apache.calcite.rex.RexOver;
import org.apache.calcite.rex.RexSubQuery;
import org.apache.calcite.rex.RexVisitorImpl;
import org.apache.calcite.sql.type.SqlTypeUtil;
import org.apache.calcite.util.Sarg;

/**
 * Row expressions to the engine's. The result has exactly the type of the row expression, as {@link
 * TypeBridge} gives it.
 */
public final class RexToExpression extends RexVisitorImpl<Expression> {

  /** The engine's evaluators recurse as deep on the stacks of its workers, which are small. */
  private static final int MAX_DEPTH = 1000;

  private final Searches searches;
  private int depth;

  public RexToExpression(RexBuilder rexBuilder) {
    super(false);
    searches = new Searches(rexBuilder);
  }

  /**
   * @throws UnsupportedSqlException for what the engine has no expression for
   */
  public Expression lower(RexNode node) {
    if (depth == MAX_DEPTH) {
      throw new UnsupportedSqlException("an expression more than " + MAX_DEPTH + " levels deep is");
    }
    depth++;
    Expression expression = node.accept(this);
    depth--;
    if (expression == null) {
      throw new UnsupportedSqlException("the expression " + node + " is");
    }
    return Casts.to(ConstantFolding.fold(expression), TypeBridge.toDataType(node.getType()));
  }

  private List<Expression> lowerAll(List<RexNode> nodes) {
    List<Expression> expressions = new ArrayList<>(nodes.size());
    for (RexNode node : nodes) {
      expressions.add(lower(node));
    }
    return expressions;
  }

  @Override
  public Expression visitInputRef(RexInputRef ref) {
    return new Expression.Column(ref.getIndex(), TypeBridge.toDataType(ref.getType()));
  }

  @Override
  public Expression visitLiteral(RexLiteral literal) {
    return Literals.of(literal);
  }

  @Override
  public Expression visitDynamicParam(RexDynamicParam parameter) {
    return new Expression.Parameter(
        parameter.getIndex(), TypeBridge.toDataType(parameter.getType()));
  }

  @Override
  public Expression visitOver(RexOver over) {
    throw new UnsupportedSqlException("window functions are");
  }

  @Override
  public Expression visitSubQuery(RexSubQuery subQuery) {
    throw new UnsupportedSqlException("a sub-query in this place is");
  }

  @Override
  public Expression visitCorrelVariable(RexCorrelVariable variable) {
    throw new UnsupportedSqlException("a sub-query correlated in this way is");
  }

  @Override
  public Expression visitFieldAccess(RexFieldAccess access) {
    if (access.getReferenceExpr() instanceof RexCorrelVariable) {
      throw new UnsupportedSqlException("a sub-query correlated in this way is");
    }
    return new Expression.Field(
        lower(access.getReferenceExpr()),
        access.getField().getIndex(),
        TypeBridge.toDataType(access.getType()));
  }

  @Override
  public Expression visitCall(RexCall call) {
    DataType type = TypeBridge.toDataType(call.getType());
    return switch (call.getKind()) {
      case AND -> junction(FormKind.AND, call);
      case OR -> junction(FormKind.OR, call);
      case NOT -> form(FormKind.NOT, call);
      case IS_NULL -> form(FormKind.IS_NULL, call);
      case IS_NOT_NULL -> form(FormKind.IS_NOT_NULL, call);
      case IS_TRUE -> form(FormKind.IS_TRUE, call);
      case IS_NOT_TRUE -> form(FormKind.IS_NOT_TRUE, call);
      case IS_FALSE -> form(FormKind.IS_FALSE, call);
      case IS_NOT_FALSE -> form(FormKind.IS_NOT_FALSE, call);
      case IS_DISTINCT_FROM -> distinct(FormKind.IS_DISTINCT_FROM, call);
      case IS_NOT_DISTINCT_FROM -> distinct(FormKind.IS_NOT_DISTINCT_FROM, call);
      case EQUALS -> comparison("=", call);
      case NOT_EQUALS -> comparison("<>", call);
      case LESS_THAN -> comparison("<", call);
      case LESS_THAN_OR_EQUAL -> comparison("<=", call);
      case GREATER_THAN -> comparison(">", call);
      case GREATER_THAN_OR_EQUAL -> comparison(">=", call);
      case SEARCH -> search(call);
      case CASE -> caseForm(call, type);
      case COALESCE, NVL -> coalesce(call, type);
      case NULLIF -> nullIf(call, type);
      case CAST -> cast(call, CastMode.STRICT);
      case SAFE_CAST -> cast(call, CastMode.SAFE);
      case PLUS, CHECKED_PLUS -> arithmetic("+", call, type);
      case MINUS, CHECKED_MINUS -> arithmetic("-", call, type);
      case TIMES, CHECKED_TIMES -> arithmetic("*", call, type);
      case DIVIDE, CHECKED_DIVIDE -> arithmetic("/", call, type);
      case MOD -> arithmetic("%", call, type);
      case MINUS_PREFIX, CHECKED_MINUS_PREFIX -> arithmetic("neg", call, type);
      case PLUS_PREFIX -> lower(call.getOperands().get(0));
      default -> Functions.lower(call, type, this);
    };
  }

  private Expression junction(FormKind kind, RexCall call) {
    List<Expression> operands = new ArrayList<>();
    for (Expression operand : lowerAll(call.getOperands())) {
      if (operand instanceof Expression.Form form && form.kind() == kind) {
        operands.addAll(form.arguments());
      } else {
        operands.add(operand);
      }
    }
    return new Expression.Form(kind, operands, DataType.BOOLEAN);
  }

  private Expression form(FormKind kind, RexCall call) {
    return new Expression.Form(kind, lowerAll(call.getOperands()), DataType.BOOLEAN);
  }

  private Expression comparison(String operator, RexCall call) {
    return Comparisons.compare(
        operator, lower(call.getOperands().get(0)), lower(call.getOperands().get(1)));
  }

  private Expression distinct(FormKind kind, RexCall call) {
    return Comparisons.distinct(
        kind, lower(call.getOperands().get(0)), lower(call.getOperands().get(1)));
  }

  private Expression arithmetic(String operator, RexCall call, DataType type) {
    return Arithmetic.call(operator, lowerAll(call.getOperands()), type);
  }

  private Expression search(RexCall call) {
    RexLiteral ranges = (RexLiteral) call.getOperands().get(1);
    Sarg<?> sarg = ranges.getValueAs(Sarg.class);
    return searches.lower(lower(call.getOperands().get(0)), sarg, ranges.getType());
  }

  private Expression caseForm(RexCall call, DataType type) {
    List<RexNode> operands = call.getOperands();
    List<Expression> arguments = new ArrayList<>(operands.size());
    for (int i = 0; i < operands.size(); i++) {
      boolean condition = i % 2 == 0 && i < operands.size() - 1;
      Expression argument = lower(operands.get(i));
      arguments.add(condition ? argument : Casts.to(argument, type));
    }
    return new Expression.Form(FormKind.CASE, arguments, type);
  }

  private Expression coalesce(RexCall call, DataType type) {
    return new Expression.Form(
        FormKind.COALESCE, Casts.allTo(lowerAll(call.getOperands()), type), type);
  }

  private Expression nullIf(RexCall call, DataType type) {
    Expression value = lower(call.getOperands().get(0));
    Expression equal = Comparisons.compare("=", value, lower(call.getOperands().get(1)));
    return new Expression.Form(
        FormKind.CASE, List.of(equal, Literals.ofNull(type), Casts.to(value, type)), type);
  }

  private Expression cast(RexCall call, CastMode mode) {
    RexNode operand = call.getOperands().get(0);
    DataType type = TypeBridge.toDataType(call.getType());
    Expression argument = lower(operand);
    Expression converted =
        mode == CastMode.STRICT || argument.type().equals(type)
            ? Casts.to(argument, type)
            : new Expression.Cast(argument, mode, type);
    return cutsText(operand.getType(), call.getType())
        ? Functions.leading(converted, call.getType().getPrecision())
        : converted;
  }

  /** CAST to VARCHAR(n) keeps the first n characters. */
  private static boolean cutsText(RelDataType from, RelDataType to) {
    if (!SqlTypeUtil.inCharFamily(to) || to.getPrecision() == RelDataType.PRECISION_NOT_SPECIFIED) {
      return false;
    }
    boolean fits =
        SqlTypeUtil.inCharFamily(from)
            && from.getPrecision() != RelDataType.PRECISION_NOT_SPECIFIED
            && from.getPrecision() <= to.getPrecision();
    return !fits && TypeBridge.toDataType(from).id() != TypeId.NULL;
  }
}
