package io.github.parquetjdbc.adapter;

/** What a statement asks for. */
public enum StatementKind {
  QUERY,
  /** The plan of a query, as rows of text. */
  EXPLAIN
}
