package io.github.parquetjdbc.adapter.estimate;

/**
 * What is known of a column's values; NaN where a number is not known. Dates and timestamps count
 * as milliseconds since the epoch.
 *
 * @param least no value is below it
 * @param greatest no value is above it
 * @param distinct different values, roughly
 */
public record ColumnEstimate(double least, double greatest, double distinct) {

  private static final double SAME_RANGE = 0.9;

  public static final ColumnEstimate UNKNOWN =
      new ColumnEstimate(Double.NaN, Double.NaN, Double.NaN);

  /** The share of values below {@code value}, were they spread evenly; NaN where not known. */
  double shareBelow(double value) {
    if (value <= least) {
      return 0;
    }
    if (value > greatest) {
      return 1;
    }
    return greatest > least ? (value - least) / (greatest - least) : Double.NaN;
  }

  /** Whether nearly all of either range is in the other one. */
  boolean spansLike(ColumnEstimate other) {
    double overlap = Math.min(greatest, other.greatest) - Math.max(least, other.least);
    double wider = Math.max(greatest - least, other.greatest - other.least);
    return overlap > 0 && overlap >= SAME_RANGE * wider;
  }

  /** Whether no value can equal {@code value}. */
  boolean excludes(double value) {
    return value < least || value > greatest;
  }
}
