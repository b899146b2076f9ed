package io.github.parquetjdbc.engine.window;

import io.github.parquetjdbc.vector.Vector;

/** The results of one call for the rows of a span. */
interface WindowColumn {

  /** Results of rows {@code from} up to {@code from + count}. */
  Vector vector(int from, int count);
}
