package io.github.parquetjdbc.driver.base;

import io.github.parquetjdbc.adapter.SqlException;
import io.github.parquetjdbc.engine.context.QueryException;
import io.github.parquetjdbc.reader.error.DecryptionException;
import io.github.parquetjdbc.reader.error.MalformedFileException;
import io.github.parquetjdbc.reader.error.UnsupportedFeatureException;
import io.github.parquetjdbc.reader.store.StoreAccessException;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.sql.SQLDataException;
import java.sql.SQLException;
import java.sql.SQLFeatureNotSupportedException;
import java.sql.SQLNonTransientConnectionException;
import java.sql.SQLNonTransientException;
import java.sql.SQLSyntaxErrorException;
import java.sql.SQLTimeoutException;
import java.sql.SQLTransientException;
import java.time.DateTimeException;
import java.util.Locale;
import java.util.concurrent.CancellationException;

/**
 * The only translator from this project's errors to {@link SQLException}s. Messages are one line
 * and keep what the cause says of file and place. Errors of queries never take an SQLSTATE of class
 * 08: tools would take the connection for lost.
 */
public final class SqlErrors {

  private SqlErrors() {}

  /** What a method of the driver throws for an error from below. */
  public static SQLException of(Exception error) {
    if (error instanceof SQLException known) {
      return known;
    }
    if (error instanceof QueryException query) {
      return of(query);
    }
    if (error instanceof SqlException sql) {
      return of(sql);
    }
    if (error instanceof IOException io) {
      return of(io);
    }
    if (error instanceof CancellationException) {
      return new SQLTransientException(line(error), SqlStates.CANCELLED, error);
    }
    return new SQLNonTransientException(
        "internal error: " + error.getClass().getSimpleName() + ": " + line(error),
        SqlStates.INTERNAL,
        error);
  }

  private static SQLException of(QueryException error) {
    String text = line(error);
    return switch (error.error()) {
      case DIVISION_BY_ZERO -> new SQLDataException(text, SqlStates.DIVISION_BY_ZERO, error);
      case NUMERIC_OVERFLOW -> new SQLDataException(text, SqlStates.OUT_OF_RANGE, error);
      case INVALID_CAST -> new SQLDataException(text, SqlStates.INVALID_CAST, error);
      case INVALID_DATETIME -> new SQLDataException(text, SqlStates.INVALID_DATETIME, error);
      case INVALID_ARGUMENT -> new SQLDataException(text, SqlStates.INVALID_ARGUMENT, error);
      case CARDINALITY_VIOLATION ->
          new SQLDataException(text, SqlStates.CARDINALITY_VIOLATION, error);
      case CANCELLED -> new SQLTransientException(text, SqlStates.CANCELLED, error);
      case TIMED_OUT -> new SQLTimeoutException(text, SqlStates.TIMED_OUT, error);
      case OUT_OF_MEMORY -> new SQLTransientException(text, SqlStates.OUT_OF_MEMORY, error);
      case DISK_FULL -> new SQLTransientException(text, SqlStates.DISK_FULL, error);
      case UNSUPPORTED -> notSupported(text, error);
    };
  }

  private static SQLException of(SqlException error) {
    String text = line(error);
    return switch (error.kind()) {
      case SYNTAX -> new SQLSyntaxErrorException(text, SqlStates.SYNTAX, error);
      case UNKNOWN_TABLE -> new SQLSyntaxErrorException(text, SqlStates.UNKNOWN_TABLE, error);
      case UNKNOWN_COLUMN -> new SQLSyntaxErrorException(text, SqlStates.UNKNOWN_COLUMN, error);
      case UNKNOWN_FUNCTION -> new SQLSyntaxErrorException(text, SqlStates.UNKNOWN_FUNCTION, error);
      case AMBIGUOUS -> new SQLSyntaxErrorException(text, SqlStates.AMBIGUOUS, error);
      case TYPE_MISMATCH -> new SQLSyntaxErrorException(text, SqlStates.TYPE_MISMATCH, error);
      case READ_ONLY -> new SQLNonTransientException(text, SqlStates.READ_ONLY, error);
      case UNSUPPORTED -> notSupported(text, error);
      case STALE, INVALID -> new SQLSyntaxErrorException(text, SqlStates.INVALID_STATEMENT, error);
    };
  }

  private static SQLException of(IOException error) {
    String text = line(error);
    if (error instanceof MalformedFileException) {
      return new SQLNonTransientException(text, SqlStates.MALFORMED_FILE, error);
    }
    if (error instanceof DecryptionException) {
      return new SQLNonTransientException(text, SqlStates.NOT_AUTHORIZED, error);
    }
    if (error instanceof UnsupportedFeatureException) {
      return notSupported(text, error);
    }
    if (error instanceof StoreAccessException access) {
      return of(access);
    }
    if (error instanceof NoSuchFileException missing) {
      return new SQLNonTransientException(fileText(missing), SqlStates.NO_SUCH_FILE, error);
    }
    if (error instanceof FileSystemException file) {
      return new SQLNonTransientException(fileText(file), SqlStates.IO_ERROR, error);
    }
    return new SQLNonTransientException(text, SqlStates.IO_ERROR, error);
  }

  private static SQLException of(StoreAccessException error) {
    String text = line(error);
    return switch (error.kind()) {
      case FORBIDDEN -> new SQLNonTransientException(text, SqlStates.FORBIDDEN, error);
      case NOT_AUTHENTICATED -> new SQLNonTransientException(text, SqlStates.NOT_AUTHORIZED, error);
      case NO_SUCH_BUCKET -> new SQLNonTransientException(text, SqlStates.NO_SUCH_BUCKET, error);
      case WRONG_REGION -> new SQLNonTransientException(text, SqlStates.WRONG_REGION, error);
      case TLS -> new SQLNonTransientException(text, SqlStates.TLS, error);
      case TIMED_OUT -> new SQLTransientException(text, SqlStates.STORE_TIMED_OUT, error);
      case UNAVAILABLE -> new SQLTransientException(text, SqlStates.STORE_UNAVAILABLE, error);
      case PROTOCOL -> new SQLNonTransientException(text, SqlStates.IO_ERROR, error);
    };
  }

  /** File system errors name only the file: their class says what is wrong with it. */
  private static String fileText(FileSystemException error) {
    if (error.getReason() != null) {
      return line(error);
    }
    String problem =
        error
            .getClass()
            .getSimpleName()
            .replace("Exception", "")
            .replaceAll("(?<=[a-z])(?=[A-Z])", " ");
    return "FileSystem".equals(error.getClass().getSimpleName())
        ? line(error)
        : problem.toLowerCase(Locale.ROOT) + ": " + line(error);
  }

  private static SQLException notSupported(String text, Exception cause) {
    SQLFeatureNotSupportedException result =
        new SQLFeatureNotSupportedException(text, SqlStates.UNSUPPORTED);
    result.initCause(cause);
    return result;
  }

  /** A connection that could not be made; the only error from below of class 08. */
  public static SQLException cannotConnect(String place, IOException cause) {
    String text = cause instanceof FileSystemException file ? fileText(file) : line(cause);
    return new SQLNonTransientConnectionException(
        "cannot open " + place + ": " + text, SqlStates.CANNOT_CONNECT, cause);
  }

  public static SQLException invalidConnectionOption(String text) {
    return new SQLNonTransientException(text, SqlStates.INVALID_ARGUMENT);
  }

  /** The uniform refusal of what this driver does not do. */
  public static SQLFeatureNotSupportedException refused(String what) {
    return new SQLFeatureNotSupportedException(what + " is not supported", SqlStates.UNSUPPORTED);
  }

  /** The uniform refusal of what would change data. */
  public static SQLException readOnly(String what) {
    return new SQLFeatureNotSupportedException(
        what + ": Parquet files are only read", SqlStates.READ_ONLY);
  }

  public static SQLException connectionClosed() {
    return new SQLNonTransientConnectionException(
        "the connection is closed", SqlStates.CONNECTION_CLOSED);
  }

  public static SQLException closed(String what) {
    return new SQLNonTransientException("the " + what + " is closed", SqlStates.OBJECT_CLOSED);
  }

  /** A query's SQL text nests deeper than the planner's stack. */
  public static SQLException tooComplex(StackOverflowError cause) {
    return new SQLSyntaxErrorException(
        "the statement is nested too deeply", SqlStates.TOO_COMPLEX, cause);
  }

  /** The JVM's heap is full; that ends a query, not the program around it. */
  public static SQLException outOfMemory(OutOfMemoryError cause) {
    return new SQLTransientException(
        "the JVM's heap is full: " + cause.getMessage(), SqlStates.OUT_OF_MEMORY, cause);
  }

  /** The connection was closed because a call took longer than its network time limit. */
  public static SQLException networkTimeout(Exception cause) {
    return new SQLNonTransientConnectionException(
        "the network timeout has passed; the connection is closed",
        SqlStates.CONNECTION_FAILURE,
        cause);
  }

  public static SQLException unknownSchema(String name) {
    return new SQLNonTransientException(
        "there is no schema \"" + line(name) + "\"", SqlStates.UNKNOWN_SCHEMA);
  }

  public static SQLException invalidArgument(String text) {
    return new SQLDataException(text, SqlStates.INVALID_ARGUMENT);
  }

  public static SQLException noSuchIndex(String what, long index, int count) {
    return new SQLDataException(
        "there is no " + what + " " + index + ", only 1 to " + count, SqlStates.NO_SUCH_INDEX);
  }

  /** A NULL where the array asked for has no place for one. */
  public static SQLException nullElement() {
    return new SQLDataException(
        "an element is NULL, which a primitive cannot be", SqlStates.NULL_NOT_ALLOWED);
  }

  /** A value that the type asked for cannot hold. */
  public static SQLException outOfRange(Object value, String type) {
    return new SQLDataException(
        "value " + line(String.valueOf(value)) + " is out of range for " + type,
        SqlStates.OUT_OF_RANGE);
  }

  /** A parameter's value that its type could only hold rounded. */
  public static SQLException inexact(Object value, String type) {
    return new SQLDataException(
        "value "
            + line(String.valueOf(value))
            + " is no exact "
            + type
            + ", the type of this parameter; round it, or write CAST(? AS ...) with a wider type",
        SqlStates.OUT_OF_RANGE);
  }

  /** Text that does not say a value of the type asked for. */
  public static SQLException invalidText(String value, String type, RuntimeException cause) {
    boolean temporal = cause instanceof DateTimeException;
    return new SQLDataException(
        "\"" + line(value) + "\" is no " + type,
        temporal ? SqlStates.INVALID_DATETIME : SqlStates.INVALID_CAST,
        cause);
  }

  /** There is no conversion between these types, whatever the value. */
  public static SQLException noConversion(String from, String to) {
    return new SQLDataException("cannot convert " + from + " to " + to, SqlStates.NO_CONVERSION);
  }

  private static String line(Exception error) {
    String message = error.getMessage();
    return message == null ? error.getClass().getSimpleName() : line(message);
  }

  private static String line(String text) {
    return text.strip().replaceAll("\\s*[\\r\\n]+\\s*", " ");
  }
}
