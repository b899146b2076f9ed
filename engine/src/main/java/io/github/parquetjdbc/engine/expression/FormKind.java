package io.github.parquetjdbc.engine.expression;

/** Expressions with evaluation rules of their own; arguments that are not reached never fail. */
public enum FormKind {
  /** Three-valued AND of two or more. */
  AND,
  /** Three-valued OR of two or more. */
  OR,
  NOT,
  IS_NULL,
  IS_NOT_NULL,
  IS_TRUE,
  IS_NOT_TRUE,
  IS_FALSE,
  IS_NOT_FALSE,
  /** Two arguments; never null. */
  IS_DISTINCT_FROM,
  /** Two arguments; never null. */
  IS_NOT_DISTINCT_FROM,
  /** condition, value, condition, value, ..., default. */
  CASE,
  /** The first argument that is not null. */
  COALESCE,
  /**
   * The first argument among the literals that follow, three-valued: NULL literals turn false into
   * null.
   */
  IN
}
