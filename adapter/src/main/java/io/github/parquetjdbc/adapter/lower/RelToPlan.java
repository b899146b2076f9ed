package io.github.parquetjdbc.adapter.lower;

import io.github.parquetjdbc.adapter.rel.Unnest;
import io.github.parquetjdbc.engine.expression.Expression;
import io.github.parquetjdbc.engine.plan.Column;
import io.github.parquetjdbc.engine.plan.PlanNode;
import io.github.parquetjdbc.engine.plan.SortKey;
import io.github.parquetjdbc.vector.DataType;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.calcite.plan.RelOptSamplingParameters;
import org.apache.calcite.plan.RelOptUtil;
import org.apache.calcite.rel.RelFieldCollation;
import org.apache.calcite.rel.RelNode;
import org.apache.calcite.rel.core.Aggregate;
import org.apache.calcite.rel.core.Filter;
import org.apache.calcite.rel.core.Intersect;
import org.apache.calcite.rel.core.Join;
import org.apache.calcite.rel.core.Minus;
import org.apache.calcite.rel.core.Project;
import org.apache.calcite.rel.core.RepeatUnion;
import org.apache.calcite.rel.core.Sample;
import org.apache.calcite.rel.core.Sort;
import org.apache.calcite.rel.core.TableScan;
import org.apache.calcite.rel.core.Union;
import org.apache.calcite.rel.core.Values;
import org.apache.calcite.rex.RexDynamicParam;
import org.apache.calcite.rex.RexInputRef;
import org.apache.calcite.rex.RexLiteral;
import org.apache.calcite.rex.RexNode;
import org.apache.calcite.rex.RexUtil;
import org.apache.calcite.schema.TransientTable;
import org.apache.calcite.util.ImmutableBitSet;
import org.apache.calcite.util.ImmutableIntList;
import org.apache.calcite.util.mapping.Mappings;

/** Lowers a tree of rels, decorrelated and without sub-queries, to plan nodes. */
public final class RelToPlan {

  private final RexToExpression expressions;
  private final ScanLowering scans;
  private final JoinLowering joins;
  private final FooterAnswers footers;
  private final SharedRels sharedRels;
  private final RecursionLowering recursions = new RecursionLowering(this::lower);
  private final Map<Integer, PlanNode> shared = new HashMap<>();

  /**
   * @param root the tree to be lowered; its cluster serves estimates of row counts
   */
  public RelToPlan(RelNode root, ScanOpener opener, ExactColumns exact) {
    footers = new FooterAnswers(exact);
    sharedRels = SharedRels.in(root);
    expressions = new RexToExpression(root.getCluster().getRexBuilder());
    scans = new ScanLowering(opener, expressions);
    joins = new JoinLowering(expressions, root.getCluster().getMetadataQuery());
  }

  /**
   * @throws UnsupportedSqlException for rels that the engine has no node for
   */
  public PlanNode lower(RelNode rel) {
    if (rel instanceof TableScan scan) {
      if (!isStored(scan)) {
        return recursions.workingTable(scan);
      }
      return scans.scan(scan, ImmutableIntList.range(0, scan.getRowType().getFieldCount()), null);
    }
    if (rel instanceof Project project) {
      return project.containsOver() ? windows(narrowed(project)) : project(project);
    }
    if (rel instanceof Filter filter) {
      return filter(filter);
    }
    if (rel instanceof Aggregate aggregate) {
      return aggregate(aggregate);
    }
    if (rel instanceof Sort sort) {
      return sort(sort);
    }
    if (rel instanceof Join join) {
      return joins.lower(join, lower(join.getLeft()), lower(join.getRight()));
    }
    return other(rel);
  }

  private PlanNode aggregate(Aggregate aggregate) {
    PlanNode known = footers.of(aggregate);
    if (known != null) {
      return known;
    }
    int number = sharedRels.number(aggregate);
    PlanNode node = shared.get(number);
    if (node == null) {
      node = AggregateLowering.lower(aggregate, aggregated(aggregate));
    }
    if (number == 0) {
      return node;
    }
    shared.put(number, node);
    return new PlanNode.Shared(node, number);
  }

  /** The input of an aggregate; rows without columns where it does nothing but count them. */
  private PlanNode aggregated(Aggregate aggregate) {
    RelNode input = aggregate.getInput();
    if (!AggregateLowering.usesColumns(aggregate)) {
      while (input instanceof Project project) {
        input = project.getInput();
      }
      if (input instanceof TableScan scan && isStored(scan)) {
        return scans.scan(scan, List.of(), null);
      }
      if (input instanceof Filter filter
          && filter.getInput() instanceof TableScan scan
          && isStored(scan)
          && ScanLowering.canFilter(filter.getCondition())) {
        return scans.scan(scan, List.of(), filter.getCondition());
      }
    }
    return lower(aggregate.getInput());
  }

  /** Whether the table has files; else it is what a recursive query has found so far. */
  private static boolean isStored(TableScan scan) {
    return scan.getTable().unwrap(TransientTable.class) == null;
  }

  private PlanNode other(RelNode rel) {
    if (rel instanceof Sample sample) {
      return sample(sample);
    }
    if (rel instanceof RepeatUnion union) {
      return recursions.lower(union);
    }
    if (rel instanceof Unnest unnest) {
      return UnnestLowering.lower(unnest, lower(unnest.getInput()));
    }
    if (rel instanceof Values values) {
      return values(values);
    }
    if (rel instanceof Union union) {
      return SetOperations.union(union, lowerAll(union.getInputs()));
    }
    if (rel instanceof Intersect intersect) {
      return SetOperations.intersect(intersect, lowerAll(intersect.getInputs()));
    }
    if (rel instanceof Minus minus) {
      return SetOperations.minus(minus, lowerAll(minus.getInputs()));
    }
    throw new UnsupportedSqlException(Features.name(rel));
  }

  private List<PlanNode> lowerAll(List<RelNode> rels) {
    List<PlanNode> nodes = new ArrayList<>(rels.size());
    for (RelNode rel : rels) {
      nodes.add(lower(rel));
    }
    return nodes;
  }

  private PlanNode filter(Filter filter) {
    RexNode condition = filter.getCondition();
    if (filter.getInput() instanceof TableScan scan
        && isStored(scan)
        && ScanLowering.canFilter(condition)) {
      int width = scan.getRowType().getFieldCount();
      return scans.scan(scan, ImmutableIntList.range(0, width), condition);
    }
    return new PlanNode.Filter(lower(filter.getInput()), expressions.lower(condition));
  }

  private PlanNode windows(Project project) {
    return new WindowLowering(expressions, project).lower(lower(project.getInput()));
  }

  /** The same of an input with the columns that it uses, or one: windows hold all that they get. */
  private static Project narrowed(Project project) {
    RelNode input = project.getInput();
    int width = input.getRowType().getFieldCount();
    ImmutableBitSet found = RelOptUtil.InputFinder.bits(project.getProjects(), null);
    ImmutableBitSet used = found.isEmpty() ? ImmutableBitSet.of(0) : found;
    if (used.cardinality() >= width) {
      return project;
    }
    Mappings.TargetMapping mapping =
        Mappings.target(
            column -> used.get(column) ? used.indexOf(column) : -1, width, used.cardinality());
    return project.copy(
        project.getTraitSet(),
        RelOptUtil.createProject(input, used.asList()),
        new ArrayList<>(RexUtil.apply(mapping, project.getProjects())),
        project.getRowType());
  }

  private PlanNode project(Project project) {
    RelNode input = project.getInput();
    if (input instanceof Unnest unnest) {
      return UnnestLowering.lower(project, unnest, lower(unnest.getInput()), expressions);
    }
    RexNode condition = null;
    if (input instanceof Filter filter && ScanLowering.canFilter(filter.getCondition())) {
      condition = filter.getCondition();
      input = filter.getInput();
    }
    if (input instanceof TableScan scan && isStored(scan)) {
      return projectedScan(project, scan, condition);
    }
    return projected(lower(project.getInput()), project, project.getProjects());
  }

  private PlanNode projectedScan(Project project, TableScan scan, RexNode condition) {
    List<Integer> plain = plainColumns(project);
    if (plain != null) {
      return renamed(scans.scan(scan, plain, condition), project);
    }
    ImmutableBitSet used = RelOptUtil.InputFinder.bits(project.getProjects(), null);
    Mappings.TargetMapping mapping =
        Mappings.target(used::indexOf, scan.getRowType().getFieldCount(), used.cardinality());
    PlanNode input = scans.scan(scan, used.asList(), condition);
    return projected(input, project, RexUtil.apply(mapping, project.getProjects()));
  }

  /** The columns, where the projection only picks distinct ones; else {@code null}. */
  private static List<Integer> plainColumns(Project project) {
    List<Integer> columns = new ArrayList<>();
    for (RexNode expression : project.getProjects()) {
      if (!(expression instanceof RexInputRef ref) || columns.contains(ref.getIndex())) {
        return null;
      }
      columns.add(ref.getIndex());
    }
    return columns;
  }

  private static PlanNode renamed(PlanNode node, Project project) {
    List<Column> columns = Columns.of(project.getRowType());
    return node instanceof PlanNode.Scan scan
        ? new PlanNode.Scan(scan.source(), columns, scan.filter())
        : new PlanNode.Values(columns, ((PlanNode.Values) node).rows());
  }

  private PlanNode projected(PlanNode input, Project project, Iterable<RexNode> projects) {
    List<Expression> lowered = new ArrayList<>();
    List<Column> columns = Columns.of(project.getRowType());
    for (RexNode node : projects) {
      lowered.add(Casts.to(expressions.lower(node), columns.get(lowered.size()).type()));
    }
    return input instanceof PlanNode.Scan scan
        ? ScanLowering.projected(scan, lowered, columns)
        : new PlanNode.Project(input, lowered, columns);
  }

  private PlanNode sort(Sort sort) {
    List<SortKey> keys = new ArrayList<>();
    for (RelFieldCollation field : sort.getCollation().getFieldCollations()) {
      keys.add(SortKeys.of(field.getFieldIndex(), field.getDirection(), field.nullDirection));
    }
    return new PlanNode.Sort(
        lower(sort.getInput()),
        keys,
        sort.offset == null ? 0 : count(sort.offset, 0, "OFFSET"),
        sort.fetch == null ? PlanNode.UNLIMITED : count(sort.fetch, PlanNode.UNLIMITED, "LIMIT"));
  }

  /**
   * @param unbound for a parameter without a value
   */
  private static long count(RexNode node, long unbound, String clause) {
    if (node instanceof RexDynamicParam) {
      return unbound;
    }
    if (!(node instanceof RexLiteral literal)) {
      throw new UnsupportedSqlException("a " + clause + " that is no constant is");
    }
    BigDecimal value = literal.getValueAs(BigDecimal.class);
    return value.min(BigDecimal.valueOf(PlanNode.UNLIMITED)).longValue();
  }

  private PlanNode sample(Sample sample) {
    RelOptSamplingParameters parameters = sample.getSamplingParameters();
    return new PlanNode.Sample(
        sampled(sample.getInput()),
        parameters.isBernoulli() ? PlanNode.Sampling.BERNOULLI : PlanNode.Sampling.SYSTEM,
        parameters.sampleRate.doubleValue(),
        parameters.isRepeatable() ? parameters.getRepeatableSeed() : null);
  }

  /** Numbers are drawn morsel by morsel, and without columns a scan would have other morsels. */
  private PlanNode sampled(RelNode input) {
    if (input instanceof Project project
        && project.getInput() instanceof TableScan scan
        && isStored(scan)
        && RelOptUtil.InputFinder.bits(project.getProjects(), null).isEmpty()) {
      return projected(scans.scan(scan, List.of(0), null), project, project.getProjects());
    }
    return lower(input);
  }

  private PlanNode values(Values values) {
    List<Column> columns = Columns.of(values.getRowType());
    List<List<Expression>> rows = new ArrayList<>();
    for (List<RexLiteral> tuple : values.getTuples()) {
      List<Expression> row = new ArrayList<>(tuple.size());
      for (RexLiteral literal : tuple) {
        DataType type = columns.get(row.size()).type();
        row.add(Casts.to(expressions.lower(literal), type));
      }
      rows.add(row);
    }
    return new PlanNode.Values(columns, rows);
  }
}
