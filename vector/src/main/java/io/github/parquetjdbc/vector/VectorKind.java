package io.github.parquetjdbc.vector;

/** How the values of a column lie in memory; several {@link TypeId}s share a kind. */
public enum VectorKind {
  /** {@code byte[]} of 0 and 1. */
  BOOLEAN,
  /** {@code int[]}. */
  INT,
  /** {@code long[]}. */
  LONG,
  /** {@code double[]}; REAL too, widened. */
  DOUBLE,
  /** Two {@code long[]}: signed high and unsigned low halves. */
  INT128,
  /** Slices of one {@code byte[]}. */
  BYTES,
  LIST,
  STRUCT,
  MAP
}
