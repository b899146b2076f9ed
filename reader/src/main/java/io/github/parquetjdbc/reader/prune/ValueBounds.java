package io.github.parquetjdbc.reader.prune;

import io.github.parquetjdbc.reader.metadata.Statistics;

/**
 * What is known of a column's values in a row group.
 *
 * @param least no value but NaN is below it: BigDecimal for exact numbers, dates and times in the
 *     column's unit, Double, Boolean or byte[]; {@code null} where not known
 * @param greatest no value but NaN is above it, likewise
 * @param distinctCount different values as the writer counted them, or {@link Statistics#UNKNOWN}
 */
public record ValueBounds(Object least, Object greatest, long distinctCount) {

  public static final ValueBounds UNKNOWN = new ValueBounds(null, null, Statistics.UNKNOWN);
}
