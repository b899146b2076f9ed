package io.github.parquetjdbc.reader.page;

/**
 * How much of a column chunk is read at once: little at first, because the consumer may stop soon,
 * then twice as much each time.
 *
 * @param first bytes of the first read
 * @param max bytes of the largest read, unless a page is larger
 */
public record ReadAhead(int first, int max) {

  private static final int LEAST = 1 << 16;
  private static final int MOST = 1 << 23;

  /** Memory that the reads of one row group may take together. */
  private static final int BUDGET = 1 << 26;

  /** Whether the consumer is likely to stop soon. */
  public boolean isCautious() {
    return first == LEAST;
  }

  /** For a consumer that is likely to stop after a few rows. */
  public static ReadAhead cautious(int columns) {
    return new ReadAhead(LEAST, max(columns));
  }

  /** For a consumer that is likely to want all rows. */
  public static ReadAhead eager(int columns) {
    int max = max(columns);
    return new ReadAhead(Math.min(1 << 20, max), max);
  }

  private static int max(int columns) {
    return Math.min(MOST, Math.max(4 * LEAST, BUDGET / Math.max(1, columns)));
  }
}
