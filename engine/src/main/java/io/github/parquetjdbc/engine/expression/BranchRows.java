package io.github.parquetjdbc.engine.expression;

import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.RowFilter;
import io.github.parquetjdbc.vector.Selection;

/** Which rows of a batch go to which branch of a CASE. */
final class BranchRows {

  private final int[][] rows;
  private final int[] counts;
  private int total;
  private int[] remaining = {};

  BranchRows(int branches) {
    rows = new int[branches][];
    counts = new int[branches];
  }

  /** Gives each selected row to the first condition that is true of it, else to the last branch. */
  void split(Batch batch, RowFilter[] conditions) {
    int last = conditions.length;
    start(batch);
    for (int branch = 0; branch < last; branch++) {
      if (counts[last] == 0) {
        counts[branch] = 0;
        continue;
      }
      Selection left = new Selection(remaining, counts[last]);
      counts[branch] = conditions[branch].select(batch.withSelection(left), rows[branch]);
      removeTaken(branch);
    }
    rows[last] = remaining;
  }

  private void start(Batch batch) {
    if (remaining.length < batch.length()) {
      remaining = new int[batch.length()];
      for (int branch = 0; branch < rows.length - 1; branch++) {
        rows[branch] = new int[batch.length()];
      }
    }
    total = batch.rowCount();
    counts[counts.length - 1] = total;
    if (batch.selection() != null) {
      System.arraycopy(batch.selection().rows(), 0, remaining, 0, total);
    } else {
      for (int i = 0; i < total; i++) {
        remaining[i] = i;
      }
    }
  }

  /** Both lists ascend, so one pass tells what is left. */
  private void removeTaken(int branch) {
    int[] taken = rows[branch];
    int takenCount = counts[branch];
    int count = counts[counts.length - 1];
    int next = 0;
    int kept = 0;
    for (int i = 0; i < count; i++) {
      int row = remaining[i];
      if (next < takenCount && taken[next] == row) {
        next++;
      } else {
        remaining[kept++] = row;
      }
    }
    counts[counts.length - 1] = kept;
  }

  /** The branch that has all rows, or -1. */
  int onlyBranch() {
    for (int branch = 0; branch < counts.length; branch++) {
      if (counts[branch] == total) {
        return branch;
      }
    }
    return -1;
  }

  int[] rows(int branch) {
    return rows[branch];
  }

  int count(int branch) {
    return counts[branch];
  }
}
