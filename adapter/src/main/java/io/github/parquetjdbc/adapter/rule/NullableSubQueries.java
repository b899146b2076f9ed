package io.github.parquetjdbc.adapter.rule;

import java.util.List;
import org.apache.calcite.rel.RelHomogeneousShuttle;
import org.apache.calcite.rel.RelNode;
import org.apache.calcite.rel.type.RelDataType;
import org.apache.calcite.rex.RexBuilder;
import org.apache.calcite.rex.RexCall;
import org.apache.calcite.rex.RexNode;
import org.apache.calcite.rex.RexShuttle;
import org.apache.calcite.rex.RexSubQuery;
import org.apache.calcite.sql.SqlKind;

/**
 * Gives conditions made of IN and quantified comparisons the type that they have: nullable. Calcite
 * forgets it where the left side is never NULL, and then takes {@code CASE WHEN x NOT IN (...)} for
 * two-valued.
 */
final class NullableSubQueries extends RelHomogeneousShuttle {

  @Override
  public RelNode visit(RelNode other) {
    RelNode node = super.visit(other);
    return node.accept(new Retyped(node.getCluster().getRexBuilder()));
  }

  private static final class Retyped extends RexShuttle {

    private final RexBuilder builder;

    Retyped(RexBuilder builder) {
      this.builder = builder;
    }

    @Override
    public RexNode visitSubQuery(RexSubQuery subQuery) {
      RexSubQuery visited = (RexSubQuery) super.visitSubQuery(subQuery);
      RelDataType type = visited.getType();
      if (visited.getKind() != SqlKind.IN && visited.getKind() != SqlKind.SOME
          || type.isNullable()) {
        return visited;
      }
      return visited.clone(
          builder.getTypeFactory().createTypeWithNullability(type, true), visited.getOperands());
    }

    @Override
    public RexNode visitCall(RexCall call) {
      RexNode visited = super.visitCall(call);
      if (visited == call || !(visited instanceof RexCall changed)) {
        return visited;
      }
      return switch (changed.getKind()) {
        case NOT, AND, OR ->
            builder.makeCall(changed.getOperator(), List.copyOf(changed.getOperands()));
        default -> visited;
      };
    }
  }
}
