package io.github.parquetjdbc.engine.context;

/** Ends a query for a reason of its own data or conditions, not of the files. */
public final class QueryException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final QueryError error;

  public QueryException(QueryError error, String message) {
    super(message);
    this.error = error;
  }

  public QueryException(QueryError error, String message, Throwable cause) {
    super(message, cause);
    this.error = error;
  }

  public QueryError error() {
    return error;
  }
}
