package io.github.parquetjdbc.reader.prune;

/**
 * What is known of a column's values in some part of a file.
 *
 * @param lower no value but NaN is below it; as {@link BoundDecoder} decodes, or {@code null}
 * @param upper no value but NaN is above it; or {@code null}
 * @param nulls which values are NULL
 * @param nans whether values may be NaN
 */
record ColumnFacts(Object lower, Object upper, Nulls nulls, NaNs nans) {

  static final ColumnFacts NONE = new ColumnFacts(null, null, Nulls.UNKNOWN, NaNs.POSSIBLE);

  /** Which values are NULL. */
  enum Nulls {
    NO_VALUE,
    SOME_VALUES,
    ALL_VALUES,
    UNKNOWN
  }

  /** Whether values may be NaN. */
  enum NaNs {
    POSSIBLE,
    IMPOSSIBLE
  }

  /** Whether all values lie between the bounds, so that a bound may prove "every row". */
  boolean coverEveryRow() {
    return nulls == Nulls.NO_VALUE && nans == NaNs.IMPOSSIBLE;
  }
}
