package io.github.parquetjdbc.reader.store;

import java.io.IOException;

/** A remote store did not do what it was asked to; the message names host or bucket, no secret. */
public final class StoreAccessException extends IOException {

  private static final long serialVersionUID = 1L;

  /** What was wrong. */
  public enum Kind {
    /** The store knows who asks, or that nobody is named, and refuses. */
    FORBIDDEN,
    /** Credentials are wrong, expired or missing. */
    NOT_AUTHENTICATED,
    NO_SUCH_BUCKET,
    WRONG_REGION,
    /** No secure connection could be made. */
    TLS,
    /** No answer, or no more of it, within the time that is allowed. */
    TIMED_OUT,
    /** No connection, or errors of the store itself after all retries. */
    UNAVAILABLE,
    /** An answer that makes no sense. */
    PROTOCOL
  }

  private final Kind kind;

  public StoreAccessException(Kind kind, String message, Throwable cause) {
    super(message, cause);
    this.kind = kind;
  }

  public Kind kind() {
    return kind;
  }
}
