package io.github.parquetjdbc.engine.expression;

import io.github.parquetjdbc.engine.function.bind.Merger;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.Selection;
import io.github.parquetjdbc.vector.Validity;
import io.github.parquetjdbc.vector.Vector;
import java.util.List;

/** COALESCE: each argument is asked for the rows in which those before are null. */
final class CoalesceEvaluator implements Evaluator {

  private final Evaluator[] arguments;
  private final Merger merger;
  private int[] found = {};
  private int[] missing = {};

  CoalesceEvaluator(List<Evaluator> arguments, Merger merger) {
    this.arguments = arguments.toArray(new Evaluator[0]);
    this.merger = merger;
  }

  @Override
  public Vector evaluate(Batch batch) {
    Vector first = arguments[0].evaluate(batch);
    if (first.validity() == null || arguments.length == 1) {
      return first;
    }
    start(batch);
    merger.start(batch.length());
    int count = take(first, batch.rowCount());
    for (int i = 1; i < arguments.length && count > 0; i++) {
      Vector next = arguments[i].evaluate(batch.withSelection(new Selection(missing, count)));
      if (i < arguments.length - 1) {
        count = take(next, count);
      } else {
        merger.put(next, missing, count);
      }
    }
    return merger.finish();
  }

  private void start(Batch batch) {
    if (missing.length < batch.length()) {
      missing = new int[batch.length()];
      found = new int[batch.length()];
    }
    for (int i = 0; i < batch.rowCount(); i++) {
      missing[i] = batch.selection() == null ? i : batch.selection().rows()[i];
    }
  }

  /** Takes the rows that are not null; returns how many are still missing. */
  private int take(Vector value, int count) {
    Validity validity = value.validity();
    int foundCount = 0;
    int left = 0;
    for (int i = 0; i < count; i++) {
      int row = missing[i];
      int valid = validity == null || validity.isValid(row) ? 1 : 0;
      found[foundCount] = row;
      missing[left] = row;
      foundCount += valid;
      left += valid ^ 1;
    }
    merger.put(value, found, foundCount);
    return left;
  }
}
