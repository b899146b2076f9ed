package io.github.parquetjdbc.adapter.rule;

import org.apache.calcite.rel.RelNode;
import org.apache.calcite.rel.RelVisitor;
import org.apache.calcite.rel.core.Correlate;

/** Whether a tree has correlations left. */
final class Correlations extends RelVisitor {

  private boolean found;

  private Correlations() {}

  static boolean in(RelNode rel) {
    Correlations correlations = new Correlations();
    correlations.go(rel);
    return correlations.found;
  }

  @Override
  public void visit(RelNode node, int ordinal, RelNode parent) {
    found |= node instanceof Correlate;
    super.visit(node, ordinal, parent);
  }
}
