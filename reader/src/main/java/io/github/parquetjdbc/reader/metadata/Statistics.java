package io.github.parquetjdbc.reader.metadata;

/**
 * What a writer says of the values of a column chunk or page. Bounds are PLAIN values without
 * length prefix, each {@code null} if absent.
 *
 * @param deprecatedMin lower bound by signed comparison
 * @param deprecatedMax upper bound by signed comparison
 * @param minValue lower bound by the column's order
 * @param maxValue upper bound by the column's order
 * @param nullCount NULLs, or {@link #UNKNOWN}
 * @param distinctCount distinct values, or {@link #UNKNOWN}
 * @param nanCount NaNs of a floating-point column, or {@link #UNKNOWN}
 * @param minExactness whether {@code minValue} occurs
 * @param maxExactness whether {@code maxValue} occurs
 */
public record Statistics(
    byte[] deprecatedMin,
    byte[] deprecatedMax,
    byte[] minValue,
    byte[] maxValue,
    long nullCount,
    long distinctCount,
    long nanCount,
    Exactness minExactness,
    Exactness maxExactness) {

  /** A count that the file does not give; it is never to be taken for 0. */
  public static final long UNKNOWN = -1;

  /** What is known of whether a bound is a value of the column. */
  public enum Exactness {
    EXACT,
    TRUNCATED,
    UNKNOWN
  }
}
