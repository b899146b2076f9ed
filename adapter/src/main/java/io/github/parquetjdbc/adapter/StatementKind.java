package io.github.parquetjdbc.adapter;

/** What a statement asks for. */
public enum StatementKind {
  QUERY,
  /** The plan of a query, as rows of text. */
  EXPLAIN,
  /** The same with what running the query took; the query is run to its end for it. */
  ANALYZE
}
