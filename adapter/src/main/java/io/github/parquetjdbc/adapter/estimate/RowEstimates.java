package io.github.parquetjdbc.adapter.estimate;

import java.util.IdentityHashMap;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicBoolean;
import org.apache.calcite.rel.RelNode;
import org.apache.calcite.rel.core.Filter;
import org.apache.calcite.rel.core.Join;
import org.apache.calcite.rel.core.Project;
import org.apache.calcite.rel.metadata.MetadataHandlerProvider;
import org.apache.calcite.rel.metadata.RelMetadataQuery;
import org.apache.calcite.rex.RexNode;
import org.apache.calcite.util.ImmutableBitSet;

/**
 * Calcite's metadata, but for numbers of rows: Calcite takes each condition to leave a fixed share,
 * whatever the table's statistics say.
 */
public final class RowEstimates extends RelMetadataQuery {

  /** Different values of a column that nothing is known of, of all rows. */
  private static final double DISTINCT = 0.1;

  private final AtomicBoolean abandoned;

  /** Orders of joins are compared by asking the same joins again and again. */
  private final Map<Join, Double> joins = new IdentityHashMap<>();

  /**
   * @param abandoned true once nobody waits for the plan: a search for join orders, which is one
   *     rule to Calcite, ends then
   */
  public RowEstimates(MetadataHandlerProvider provider, AtomicBoolean abandoned) {
    super(provider);
    this.abandoned = abandoned;
  }

  /**
   * @throws CancellationException once the plan is abandoned
   */
  @Override
  public Double getRowCount(RelNode node) {
    if (abandoned.get()) {
      throw new CancellationException("the plan is not needed any more");
    }
    RelNode rel = node.stripped();
    if (rel instanceof Filter filter) {
      RelNode input = filter.getInput();
      return atLeastOne(getRowCount(input) * getSelectivity(input, filter.getCondition()));
    }
    if (rel instanceof Join join) {
      Double known = joins.get(join);
      if (known == null) {
        double left = getRowCount(join.getLeft());
        double right = getRowCount(join.getRight());
        known = atLeastOne(new JoinEstimate(join, left, right).rows());
        joins.put(join, known);
      }
      return known;
    }
    return rel instanceof Project project
        ? getRowCount(project.getInput())
        : super.getRowCount(rel);
  }

  private static double atLeastOne(double rows) {
    return Math.max(1, rows);
  }

  @Override
  public Double getSelectivity(RelNode rel, RexNode predicate) {
    return predicate == null
        ? 1.0
        : new Selectivity(rel.getCluster().getRexBuilder(), column -> ColumnTrace.of(rel, column))
            .of(predicate);
  }

  @Override
  public Double getDistinctRowCount(RelNode rel, ImmutableBitSet groupKey, RexNode predicate) {
    double rows = getRowCount(rel) * getSelectivity(rel, predicate);
    double distinct = 1;
    for (int column : groupKey) {
      double values = ColumnTrace.of(rel, column).distinct();
      distinct *= Double.isNaN(values) ? Math.max(1, rows * DISTINCT) : values;
    }
    return atLeastOne(Math.min(rows, distinct));
  }
}
