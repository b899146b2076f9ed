package io.github.parquetjdbc.engine.function.text;

import io.github.parquetjdbc.engine.context.QueryError;
import io.github.parquetjdbc.engine.context.QueryException;

/** The errors of text functions. */
final class TextErrors {

  /** Bytes that a function may make of one row. */
  static final long MAX_RESULT = 1L << 26;

  private TextErrors() {}

  static QueryException invalid(String message) {
    return new QueryException(QueryError.INVALID_ARGUMENT, message);
  }

  /** Refuses results that only an attack or a mistake asks for. */
  static void checkSize(String function, long bytes) {
    if (bytes > MAX_RESULT) {
      throw invalid("the result of " + function + " would have " + bytes + " bytes");
    }
  }
}
