package io.github.parquetjdbc.vector;

/** TINYINT, SMALLINT, INTEGER and DATE values. */
public final class IntVector extends Vector {

  private final int[] values;

  /**
   * @param values at least {@code length} elements, not copied
   * @param validity {@code null} when all valid
   */
  public IntVector(DataType type, int[] values, int length, Validity validity) {
    super(type, length, validity);
    this.values = values;
  }

  /** At least {@link #length()} elements; not to be written by a reader of the vector. */
  public int[] values() {
    return values;
  }

  @Override
  public IntVector withType(DataType newType) {
    return new IntVector(newType, values, length(), validity());
  }
}
