package io.github.parquetjdbc.vector;

/**
 * BIGINT, TIME, TIMESTAMP up to microseconds, intervals, and DECIMAL of up to 18 digits (unscaled).
 */
public final class LongVector extends Vector {

  private final long[] values;

  /**
   * @param values at least {@code length} elements, not copied
   * @param validity {@code null} when all valid
   */
  public LongVector(DataType type, long[] values, int length, Validity validity) {
    super(type, length, validity);
    this.values = values;
  }

  /** At least {@link #length()} elements; not to be written by a reader of the vector. */
  public long[] values() {
    return values;
  }

  @Override
  public LongVector withType(DataType newType) {
    return new LongVector(newType, values, length(), validity());
  }
}
