package io.github.parquetjdbc.adapter.rule;

import io.github.parquetjdbc.adapter.rel.Unnest;
import java.util.ArrayList;
import java.util.List;
import org.apache.calcite.plan.RelOptCluster;
import org.apache.calcite.plan.RelOptUtil;
import org.apache.calcite.rel.RelHomogeneousShuttle;
import org.apache.calcite.rel.RelNode;
import org.apache.calcite.rel.core.Correlate;
import org.apache.calcite.rel.core.CorrelationId;
import org.apache.calcite.rel.core.Filter;
import org.apache.calcite.rel.core.JoinRelType;
import org.apache.calcite.rel.core.Project;
import org.apache.calcite.rel.core.Uncollect;
import org.apache.calcite.rel.core.Values;
import org.apache.calcite.rel.type.RelDataTypeFactory;
import org.apache.calcite.rel.type.RelDataTypeField;
import org.apache.calcite.rex.RexCorrelVariable;
import org.apache.calcite.rex.RexFieldAccess;
import org.apache.calcite.rex.RexInputRef;
import org.apache.calcite.rex.RexNode;
import org.apache.calcite.rex.RexShuttle;
import org.apache.calcite.tools.RelBuilder;
import org.apache.calcite.util.ImmutableIntList;

/**
 * Makes correlations with UNNEST of the outer row's collections, and UNNEST of constants, our own
 * {@link Unnest}.
 */
final class Unnests extends RelHomogeneousShuttle {

  private final RelBuilder builder;

  Unnests(RelBuilder builder) {
    this.builder = builder;
  }

  @Override
  public RelNode visit(RelNode other) {
    RelNode rel = super.visit(other);
    if (rel instanceof Uncollect uncollect) {
      return alone(uncollect);
    }
    if (rel instanceof Correlate correlate
        && (correlate.getJoinType() == JoinRelType.INNER
            || correlate.getJoinType() == JoinRelType.LEFT)) {
      RelNode joined = joined(correlate);
      return joined == null ? rel : joined;
    }
    return rel;
  }

  /** An UNNEST of the rows of its own input; correlated ones wait for their correlation. */
  private RelNode alone(Uncollect uncollect) {
    RelNode input = uncollect.getInput();
    int width = input.getRowType().getFieldCount();
    RelNode unnest = unnest(input, ImmutableIntList.range(0, width), JoinRelType.INNER, uncollect);
    int fields = unnest.getRowType().getFieldCount();
    RelNode elements = RelOptUtil.createProject(unnest, ImmutableIntList.range(width, fields));
    return builder.push(elements).convert(uncollect.getRowType(), false).build();
  }

  private static RelNode unnest(
      RelNode input, List<Integer> collections, JoinRelType joinType, Uncollect uncollect) {
    return unnest(
        input,
        collections,
        joinType,
        uncollect.withOrdinality,
        uncollect.getRowType().getFieldList());
  }

  private static Unnest unnest(
      RelNode input,
      List<Integer> collections,
      JoinRelType joinType,
      boolean ordinality,
      List<RelDataTypeField> elements) {
    RelOptCluster cluster = input.getCluster();
    RelDataTypeFactory types = cluster.getTypeFactory();
    RelDataTypeFactory.Builder fields = types.builder().addAll(input.getRowType().getFieldList());
    for (RelDataTypeField field : elements) {
      // Shorter collections are padded.
      fields.add(field.getName(), types.createTypeWithNullability(field.getType(), true));
    }
    return new Unnest(
        cluster,
        input.getTraitSet(),
        input,
        ImmutableIntList.copyOf(collections),
        joinType,
        ordinality,
        fields.uniquify().build());
  }

  /** What the right side does above the UNNEST, the lowest first. */
  private record Chain(List<RelNode> above, Unnest unnest, List<RexNode> collections) {}

  private static Chain chain(RelNode right, JoinRelType joinType) {
    List<RelNode> above = new ArrayList<>();
    RelNode rel = right;
    while (!(rel instanceof Unnest)) {
      boolean goesAlong = rel instanceof Project || rel instanceof Filter;
      if (!goesAlong || rel instanceof Filter && joinType == JoinRelType.LEFT) {
        return null;
      }
      above.add(0, rel);
      rel = rel.getInput(0);
    }
    Unnest unnest = (Unnest) rel;
    if (unnest.getInput() instanceof Project project
        && project.getInput() instanceof Values values
        && values.getTuples().size() == 1) {
      List<RexNode> collections = new ArrayList<>();
      for (int collection : unnest.collections()) {
        collections.add(project.getProjects().get(collection));
      }
      return new Chain(above, unnest, collections);
    }
    return null;
  }

  private RelNode joined(Correlate correlate) {
    Chain chain = chain(correlate.getRight(), correlate.getJoinType());
    if (chain == null) {
      return null;
    }
    RelNode left = correlate.getLeft();
    int outer = left.getRowType().getFieldCount();
    builder.push(left);
    List<RexNode> columns = new ArrayList<>(builder.fields());
    List<Integer> collections = new ArrayList<>();
    for (RexNode collection : chain.collections()) {
      collections.add(columns.size());
      columns.add(collection.accept(new Outer(correlate.getCorrelationId(), builder, 0)));
    }
    builder.project(columns, List.of(), true);
    Unnest inner = chain.unnest();
    int own = inner.getInput().getRowType().getFieldCount();
    List<RelDataTypeField> fields = inner.getRowType().getFieldList();
    RelNode unnest =
        unnest(
            builder.build(),
            collections,
            correlate.getJoinType(),
            inner.ordinality(),
            fields.subList(own, fields.size()));
    builder.push(unnest);
    // The inner UNNEST's rows began with its own input.
    int shift = columns.size() - own;
    for (RelNode above : chain.above()) {
      Outer shifted = new Outer(correlate.getCorrelationId(), builder, shift);
      if (above instanceof Filter filter) {
        builder.filter(filter.getCondition().accept(shifted));
      } else {
        List<RexNode> projects = new ArrayList<>(builder.fields().subList(0, outer));
        for (RexNode expression : ((Project) above).getProjects()) {
          projects.add(expression.accept(shifted));
        }
        builder.project(projects, List.of(), true);
        shift = outer;
      }
    }
    int all = builder.fields().size();
    int right = correlate.getRight().getRowType().getFieldCount();
    List<RexNode> result = new ArrayList<>(builder.fields().subList(0, outer));
    result.addAll(builder.fields().subList(all - right, all));
    return builder
        .project(result, correlate.getRowType().getFieldNames(), true)
        .convert(correlate.getRowType(), false)
        .build();
  }

  /** Outer columns become fields of the builder's rel, and others move up. */
  private static final class Outer extends RexShuttle {
    private final CorrelationId id;
    private final RelBuilder builder;
    private final int shift;

    Outer(CorrelationId id, RelBuilder builder, int shift) {
      this.id = id;
      this.builder = builder;
      this.shift = shift;
    }

    @Override
    public RexNode visitInputRef(RexInputRef ref) {
      return new RexInputRef(ref.getIndex() + shift, ref.getType());
    }

    @Override
    public RexNode visitFieldAccess(RexFieldAccess access) {
      return access.getReferenceExpr() instanceof RexCorrelVariable variable
              && variable.id.equals(id)
          ? builder.field(access.getField().getIndex())
          : super.visitFieldAccess(access);
    }
  }
}
