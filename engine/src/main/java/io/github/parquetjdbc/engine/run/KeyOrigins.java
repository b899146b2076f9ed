package io.github.parquetjdbc.engine.run;

import io.github.parquetjdbc.engine.expression.Expression;
import io.github.parquetjdbc.engine.plan.PlanNode;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds the scans that columns of a plan come from unchanged, where leaving out rows of the scan
 * does no more than leave out, or pad with nulls, rows of the plan with those very values: a join
 * that needs a partner for them can then have them left out by the scan. Nodes that are not named
 * here end the search.
 */
final class KeyOrigins {

  /**
   * A scan that is one origin.
   *
   * @param outputs for each column its place in the scan's output
   */
  record Origin(PlanNode.Scan scan, List<Integer> outputs) {}

  private final List<Origin> found = new ArrayList<>();

  private KeyOrigins() {}

  /** Origins of {@code columns} of {@code node}, all of them in one scan each time; maybe none. */
  static List<Origin> of(PlanNode node, List<Integer> columns) {
    KeyOrigins origins = new KeyOrigins();
    origins.search(node, columns);
    return origins.found;
  }

  private void search(PlanNode node, List<Integer> columns) {
    if (node instanceof PlanNode.Scan scan) {
      found.add(new Origin(scan, columns));
    } else if (node instanceof PlanNode.Filter filter) {
      search(filter.input(), columns);
    } else if (node instanceof PlanNode.Project project) {
      searchProject(project, columns);
    } else if (node instanceof PlanNode.Aggregate aggregate) {
      searchAggregate(aggregate, columns);
    } else if (node instanceof PlanNode.Join join) {
      searchJoin(join, columns);
    } else if (node instanceof PlanNode.UnionAll union) {
      union.inputs().forEach(input -> search(input, columns));
    } else if (node instanceof PlanNode.Sort sort
        && sort.offset() == 0
        && sort.limit() == PlanNode.UNLIMITED) {
      search(sort.input(), columns);
    }
  }

  private void searchProject(PlanNode.Project project, List<Integer> columns) {
    List<Integer> inputs = new ArrayList<>();
    for (int column : columns) {
      if (!(project.expressions().get(column) instanceof Expression.Column reference)) {
        return;
      }
      inputs.add(reference.index());
    }
    search(project.input(), inputs);
  }

  /** Whole groups vanish with the rows of one key; what is aggregated has no origin. */
  private void searchAggregate(PlanNode.Aggregate aggregate, List<Integer> columns) {
    if (columns.stream().allMatch(column -> column < aggregate.keys().size())) {
      search(aggregate.input(), columns.stream().map(aggregate.keys()::get).toList());
    }
  }

  /**
   * Right rows that a LEFT join misses leave nulls behind, which have no partner above either. Rows
   * of the other input with the same keys meet none but such rows.
   */
  private void searchJoin(PlanNode.Join join, List<Integer> columns) {
    int left = join.kind().givesLeft() ? join.left().columns().size() : 0;
    if (columns.stream().allMatch(column -> column < left)) {
      search(join.left(), columns);
      searchPartner(join.right(), columns, join.leftKeys(), join.rightKeys());
    } else if (columns.stream().allMatch(column -> column >= left)) {
      List<Integer> own = columns.stream().map(column -> column - left).toList();
      search(join.right(), own);
      searchPartner(join.left(), own, join.rightKeys(), join.leftKeys());
    }
  }

  private void searchPartner(
      PlanNode partner, List<Integer> columns, List<Integer> keys, List<Integer> partnerKeys) {
    if (keys.containsAll(columns)) {
      search(
          partner, columns.stream().map(column -> partnerKeys.get(keys.indexOf(column))).toList());
    }
  }
}
