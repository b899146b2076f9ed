package io.github.parquetjdbc.engine.expression;

/** What a cast does with a value that the target type cannot hold. */
public enum CastMode {
  /** Fails the query. */
  STRICT,
  /** Gives null. */
  SAFE
}
