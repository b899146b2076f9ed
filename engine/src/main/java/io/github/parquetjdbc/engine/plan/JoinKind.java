package io.github.parquetjdbc.engine.plan;

/** Which rows a join gives. */
public enum JoinKind {
  /** Every pair that matches. */
  INNER,
  /** Every pair, and left rows without a match, padded with nulls. */
  LEFT,
  /** Left rows with a match, once; no right columns. */
  SEMI,
  /** Left rows without a match; no right columns. */
  ANTI
}
