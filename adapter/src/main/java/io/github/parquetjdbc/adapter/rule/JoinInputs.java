package io.github.parquetjdbc.adapter.rule;

import java.util.ArrayList;
import java.util.List;
import org.apache.calcite.plan.RelOptUtil;
import org.apache.calcite.rel.RelHomogeneousShuttle;
import org.apache.calcite.rel.RelNode;
import org.apache.calcite.rel.core.Filter;
import org.apache.calcite.rel.core.Join;
import org.apache.calcite.rel.core.Project;
import org.apache.calcite.rex.RexNode;
import org.apache.calcite.rex.RexUtil;
import org.apache.calcite.util.ImmutableBitSet;
import org.apache.calcite.util.mapping.Mappings;

/**
 * Takes from the inputs of joins the columns that neither the join nor anything above it uses.
 * Calcite's trimmer leaves those that a filter below the join has used up, and the right columns of
 * semi and anti joins.
 */
final class JoinInputs extends RelHomogeneousShuttle {

  @Override
  public RelNode visit(RelNode other) {
    return super.visit(narrowed(other));
  }

  private static RelNode narrowed(RelNode rel) {
    if (rel instanceof Join join && !join.getJoinType().projectsRight()) {
      int width = join.getRowType().getFieldCount();
      return new Narrowed(join, ImmutableBitSet.range(width)).join();
    }
    if (!(rel instanceof Project project)) {
      return rel;
    }
    List<RexNode> projects = project.getProjects();
    RelNode input = project.getInput();
    if (input instanceof Join join) {
      Narrowed narrowed = new Narrowed(join, RelOptUtil.InputFinder.bits(projects, null));
      return narrowed.isSame() ? rel : projected(project, narrowed.join(), narrowed.mapping());
    }
    if (input instanceof Filter filter && filter.getInput() instanceof Join join) {
      RexNode condition = filter.getCondition();
      Narrowed narrowed = new Narrowed(join, RelOptUtil.InputFinder.bits(projects, condition));
      if (!narrowed.isSame()) {
        RexNode mapped = RexUtil.apply(narrowed.mapping(), condition);
        RelNode filtered = filter.copy(filter.getTraitSet(), narrowed.join(), mapped);
        return projected(project, filtered, narrowed.mapping());
      }
    }
    return rel;
  }

  private static RelNode projected(Project project, RelNode input, Mappings.TargetMapping mapping) {
    return project.copy(
        project.getTraitSet(),
        input,
        new ArrayList<>(RexUtil.apply(mapping, project.getProjects())),
        project.getRowType());
  }

  /** A join of only those columns of its inputs that are used. */
  private static final class Narrowed {
    private final Join join;
    private final ImmutableBitSet used;
    private final int leftWidth;
    private final int width;

    /**
     * @param wanted columns of the join's output
     */
    Narrowed(Join join, ImmutableBitSet wanted) {
      this.join = join;
      leftWidth = join.getLeft().getRowType().getFieldCount();
      width = leftWidth + join.getRight().getRowType().getFieldCount();
      ImmutableBitSet all = wanted.union(RelOptUtil.InputFinder.bits(join.getCondition()));
      used = all.union(some(all, 0, leftWidth)).union(some(all, leftWidth, width));
    }

    /** One column, where none is used: rows without columns cannot be. */
    private static ImmutableBitSet some(ImmutableBitSet used, int from, int to) {
      boolean none = used.intersect(ImmutableBitSet.range(from, to)).isEmpty();
      return none && to > from ? ImmutableBitSet.of(from) : ImmutableBitSet.of();
    }

    boolean isSame() {
      return used.cardinality() == width;
    }

    RelNode join() {
      if (isSame()) {
        return join;
      }
      ImmutableBitSet left = used.intersect(ImmutableBitSet.range(leftWidth));
      ImmutableBitSet right = used.except(left).shift(-leftWidth);
      return join.copy(
          join.getTraitSet(),
          RexUtil.apply(mapping(), join.getCondition()),
          picked(join.getLeft(), left),
          picked(join.getRight(), right),
          join.getJoinType(),
          join.isSemiJoinDone());
    }

    private static RelNode picked(RelNode input, ImmutableBitSet columns) {
      return columns.cardinality() == input.getRowType().getFieldCount()
          ? input
          : RelOptUtil.createProject(input, columns.asList());
    }

    /** From the columns of both inputs to those that are left. */
    Mappings.TargetMapping mapping() {
      return Mappings.target(
          column -> used.get(column) ? used.indexOf(column) : -1, width, used.cardinality());
    }
  }
}
