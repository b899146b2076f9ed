package io.github.parquetjdbc.engine.function;

import io.github.parquetjdbc.vector.Vector;

/** A function bound to its types. May keep scratch space: one instance, one thread. */
public interface ScalarFunction {

  /**
   * Computes a batch.
   *
   * @param arguments flat or constant, each as long as {@code rows}
   * @return flat or constant, as long as {@code rows}; undefined outside the selection
   */
  Vector apply(Vector[] arguments, Rows rows);
}
