package io.github.parquetjdbc.adapter.rel;

import java.util.List;
import org.apache.calcite.plan.RelOptCluster;
import org.apache.calcite.plan.RelTraitSet;
import org.apache.calcite.rel.RelNode;
import org.apache.calcite.rel.RelWriter;
import org.apache.calcite.rel.SingleRel;
import org.apache.calcite.rel.core.JoinRelType;
import org.apache.calcite.rel.metadata.RelMetadataQuery;
import org.apache.calcite.rel.type.RelDataType;
import org.apache.calcite.util.ImmutableIntList;

/**
 * Each input row with every element of its collections: what Calcite says by a correlation with an
 * Uncollect. Its fields are the input's, then the elements', then their number if asked for.
 */
public final class Unnest extends SingleRel {

  /** Elements that a collection is guessed to have. */
  private static final double ELEMENTS = 4;

  private final ImmutableIntList collections;
  private final JoinRelType joinType;
  private final boolean ordinality;

  /**
   * @param collections input fields that are arrays or maps
   * @param joinType INNER, or LEFT to keep rows without elements
   * @param rowType with fields as said above
   */
  public Unnest(
      RelOptCluster cluster,
      RelTraitSet traits,
      RelNode input,
      ImmutableIntList collections,
      JoinRelType joinType,
      boolean ordinality,
      RelDataType rowType) {
    super(cluster, traits, input);
    this.collections = collections;
    this.joinType = joinType;
    this.ordinality = ordinality;
    this.rowType = rowType;
  }

  public ImmutableIntList collections() {
    return collections;
  }

  public JoinRelType joinType() {
    return joinType;
  }

  public boolean ordinality() {
    return ordinality;
  }

  @Override
  public RelNode copy(RelTraitSet traits, List<RelNode> inputs) {
    return new Unnest(
        getCluster(), traits, inputs.get(0), collections, joinType, ordinality, rowType);
  }

  @Override
  public double estimateRowCount(RelMetadataQuery metadata) {
    return ELEMENTS * metadata.getRowCount(getInput());
  }

  @Override
  public RelWriter explainTerms(RelWriter writer) {
    return super.explainTerms(writer)
        .item("collections", collections)
        .item("joinType", joinType)
        .item("ordinality", ordinality);
  }
}
