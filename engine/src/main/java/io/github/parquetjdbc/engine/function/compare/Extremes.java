package io.github.parquetjdbc.engine.function.compare;

import io.github.parquetjdbc.engine.function.bind.Binding;
import io.github.parquetjdbc.engine.function.bind.Merger;
import io.github.parquetjdbc.engine.function.bind.Rows;
import io.github.parquetjdbc.engine.function.bind.ScalarFunction;
import io.github.parquetjdbc.vector.BooleanVector;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.Vector;

/** GREATEST and LEAST: nulls are passed over, as in PostgreSQL; null if all are. */
final class Extremes implements ScalarFunction {

  private final ScalarFunction better;
  private final Merger[] steps;
  private int[] kept = {};
  private int[] replaced = {};

  /**
   * @param better whether its first argument is to be kept against the second
   */
  Extremes(ScalarFunction better, DataType type, int arguments, Binding binding) {
    this.better = better;
    this.steps = new Merger[arguments - 1];
    for (int i = 0; i < steps.length; i++) {
      steps[i] = new Merger(type, binding.output());
    }
  }

  @Override
  public boolean isStrict() {
    return false;
  }

  @Override
  public Vector apply(Vector[] arguments, Rows rows) {
    if (kept.length < rows.length()) {
      kept = new int[rows.length()];
      replaced = new int[rows.length()];
    }
    Vector best = arguments[0];
    for (int i = 0; i < steps.length; i++) {
      best = step(steps[i], best, arguments[i + 1], rows);
    }
    return best;
  }

  private Vector step(Merger merger, Vector best, Vector candidate, Rows rows) {
    Rows all = new Rows(rows.length(), rows.selection(), null);
    byte[] keep = ((BooleanVector) better.apply(new Vector[] {best, candidate}, all)).values();
    int keptCount = 0;
    int replacedCount = 0;
    for (int i = 0; i < rows.count(); i++) {
      int row = rows.row(i);
      if (candidate.isNull(row) || !best.isNull(row) && keep[row] == 1) {
        kept[keptCount++] = row;
      } else {
        replaced[replacedCount++] = row;
      }
    }
    merger.start(rows.length());
    merger.put(best, kept, keptCount);
    merger.put(candidate, replaced, replacedCount);
    return merger.finish();
  }
}
