package io.github.parquetjdbc.engine.expression;

import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.Vector;

/** A compiled {@link Expression}. Keeps scratch space and caches: one instance, one thread. */
public interface Evaluator {

  /**
   * Computes the expression for the selected rows.
   *
   * @return {@code batch.length()} rows in any form (flat, constant, dictionary), possibly an input
   *     vector itself; rows outside the selection are undefined. Like the batch's own arrays, it
   *     lasts until the next call; who needs it longer copies it. Dictionaries last.
   * @throws io.github.parquetjdbc.engine.context.QueryException where a selected row has no result
   */
  Vector evaluate(Batch batch);
}
