package io.github.parquetjdbc.adapter.estimate;

import org.apache.calcite.rel.RelNode;
import org.apache.calcite.rel.core.Aggregate;
import org.apache.calcite.rel.core.Filter;
import org.apache.calcite.rel.core.Join;
import org.apache.calcite.rel.core.Project;
import org.apache.calcite.rel.core.Sort;
import org.apache.calcite.rel.core.TableScan;
import org.apache.calcite.rex.RexInputRef;

/** Follows a column of a rel down to the table that its values come from. */
final class ColumnTrace {

  private ColumnTrace() {}

  /** What the table says of the column; nothing is known of computed ones. */
  static ColumnEstimate of(RelNode node, int column) {
    RelNode rel = node.stripped();
    if (rel instanceof TableScan scan) {
      ColumnEstimates table = scan.getTable().unwrap(ColumnEstimates.class);
      return table == null ? ColumnEstimate.UNKNOWN : table.column(column);
    }
    if (rel instanceof Filter || rel instanceof Sort) {
      return of(rel.getInput(0), column);
    }
    if (rel instanceof Project project) {
      return project.getProjects().get(column) instanceof RexInputRef ref
          ? of(project.getInput(), ref.getIndex())
          : ColumnEstimate.UNKNOWN;
    }
    if (rel instanceof Join join) {
      int leftWidth = join.getLeft().getRowType().getFieldCount();
      return column < leftWidth
          ? of(join.getLeft(), column)
          : of(join.getRight(), column - leftWidth);
    }
    if (rel instanceof Aggregate aggregate && column < aggregate.getGroupCount()) {
      return of(aggregate.getInput(), aggregate.getGroupSet().nth(column));
    }
    return ColumnEstimate.UNKNOWN;
  }
}
