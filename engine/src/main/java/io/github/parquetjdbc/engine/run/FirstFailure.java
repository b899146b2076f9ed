package io.github.parquetjdbc.engine.run;

import io.github.parquetjdbc.engine.context.QueryError;
import io.github.parquetjdbc.engine.context.QueryException;
import java.io.IOException;
import java.util.concurrent.atomic.AtomicReference;

/** The first failure of several workers; the others stop because of it and are not reported. */
final class FirstFailure {

  private final AtomicReference<Throwable> first = new AtomicReference<>();

  void record(Throwable failure) {
    first.compareAndSet(null, failure);
  }

  boolean happened() {
    return first.get() != null;
  }

  /** Throws the failure, if there was one. */
  void rethrow() throws IOException {
    if (first.get() != null) {
      rethrow(first.get());
    }
  }

  /**
   * Throws a failure as it was thrown, but for a heap that is full: that ends this query, not the
   * program around it.
   */
  static void rethrow(Throwable failure) throws IOException {
    if (failure instanceof OutOfMemoryError) {
      throw new QueryException(
          QueryError.OUT_OF_MEMORY, "the JVM's heap is full: " + failure.getMessage(), failure);
    }
    if (failure instanceof IOException exception) {
      throw exception;
    }
    if (failure instanceof RuntimeException exception) {
      throw exception;
    }
    if (failure instanceof Error error) {
      throw error;
    }
    throw new IllegalStateException(failure);
  }
}
