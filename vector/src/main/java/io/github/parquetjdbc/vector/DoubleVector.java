package io.github.parquetjdbc.vector;

/** REAL (widened) and DOUBLE values. */
public final class DoubleVector extends Vector {

  private final double[] values;

  /**
   * @param values at least {@code length} elements, not copied
   * @param validity {@code null} when all valid
   */
  public DoubleVector(DataType type, double[] values, int length, Validity validity) {
    super(type, length, validity);
    this.values = values;
  }

  /** At least {@link #length()} elements; not to be written by a reader of the vector. */
  public double[] values() {
    return values;
  }

  @Override
  public DoubleVector withType(DataType newType) {
    return new DoubleVector(newType, values, length(), validity());
  }
}
