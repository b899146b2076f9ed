package io.github.parquetjdbc.adapter;

/** The SQL text is not a query that can be run over these tables. */
public final class SqlException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /** What is wrong; the driver gives each its SQLSTATE. */
  public enum Kind {
    SYNTAX,
    UNKNOWN_TABLE,
    UNKNOWN_COLUMN,
    UNKNOWN_FUNCTION,
    AMBIGUOUS,
    TYPE_MISMATCH,
    /** DML or DDL. */
    READ_ONLY,
    /** Valid SQL that this version cannot run; the message names the feature. */
    UNSUPPORTED,
    /** The tables' columns are others than when the statement was prepared. */
    STALE,
    INVALID
  }

  private final Kind kind;

  public SqlException(Kind kind, String message) {
    super(message);
    this.kind = kind;
  }

  public SqlException(Kind kind, String message, Throwable cause) {
    super(message, cause);
    this.kind = kind;
  }

  public Kind kind() {
    return kind;
  }
}
