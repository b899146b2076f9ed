package io.github.parquetjdbc.engine.expression;

import io.github.parquetjdbc.engine.function.bind.Merger;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.RowFilter;
import io.github.parquetjdbc.vector.Selection;
import io.github.parquetjdbc.vector.Vector;
import java.util.List;

/** CASE: each condition is asked of the rows left by those before, each value of its own rows. */
final class CaseEvaluator implements Evaluator {

  private final RowFilter[] conditions;
  private final Evaluator[] values;
  private final Merger merger;
  private final BranchRows branches;

  /**
   * @param values one a condition, and the default
   */
  CaseEvaluator(List<RowFilter> conditions, List<Evaluator> values, Merger merger) {
    this.conditions = conditions.toArray(new RowFilter[0]);
    this.values = values.toArray(new Evaluator[0]);
    this.merger = merger;
    this.branches = new BranchRows(values.size());
  }

  @Override
  public Vector evaluate(Batch batch) {
    branches.split(batch, conditions);
    int only = branches.onlyBranch();
    if (only >= 0) {
      return values[only].evaluate(batch);
    }
    merger.start(batch.length());
    for (int branch = 0; branch < values.length; branch++) {
      int count = branches.count(branch);
      if (count > 0) {
        int[] rows = branches.rows(branch);
        Vector value = values[branch].evaluate(batch.withSelection(new Selection(rows, count)));
        merger.put(value, rows, count);
      }
    }
    return merger.finish();
  }
}
