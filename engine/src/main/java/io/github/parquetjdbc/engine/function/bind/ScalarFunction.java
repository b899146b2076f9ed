package io.github.parquetjdbc.engine.function.bind;

import io.github.parquetjdbc.vector.Vector;

/** A function bound to its types. May keep scratch space: one instance, one thread. */
public interface ScalarFunction {

  /**
   * Computes a batch.
   *
   * @param arguments vectors of any form, each {@code rows.length()} long; not all constant unless
   *     the length is 1
   * @return a vector of that length; undefined outside the selection. Of a strict function, null
   *     rows of {@code rows} must be null in it.
   * @throws io.github.parquetjdbc.engine.context.QueryException where a row that counts has no
   *     result
   */
  Vector apply(Vector[] arguments, Rows rows);

  /** Whether a null argument makes the result null, so that the function need not see it. */
  default boolean isStrict() {
    return true;
  }

  /** Whether equal arguments give different results in different rows, as RANDOM does. */
  default boolean differsByRow() {
    return false;
  }
}
