package io.github.parquetjdbc.adapter;

/**
 * How a database works, beyond what it holds.
 *
 * @param threads workers of one query, at least 1
 * @param pruning whether what files say about themselves may spare reading parts of them
 */
public record DatabaseOptions(int threads, Pruning pruning) {

  /** Whether statistics of files are believed. */
  public enum Pruning {
    STATISTICS,
    /** Everything is read; answers are the same, for files whose statistics lie they are right. */
    OFF
  }

  public DatabaseOptions {
    if (threads < 1) {
      throw new IllegalArgumentException("threads must be at least 1, not " + threads);
    }
  }

  /** One worker a processor, statistics believed. */
  public static DatabaseOptions defaults() {
    return new DatabaseOptions(Runtime.getRuntime().availableProcessors(), Pruning.STATISTICS);
  }

  public DatabaseOptions withThreads(int newThreads) {
    return new DatabaseOptions(newThreads, pruning);
  }

  public DatabaseOptions withPruning(Pruning newPruning) {
    return new DatabaseOptions(threads, newPruning);
  }
}
