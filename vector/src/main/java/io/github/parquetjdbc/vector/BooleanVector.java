package io.github.parquetjdbc.vector;

/** Booleans as bytes: 0 is false, 1 is true, nothing else occurs. */
public final class BooleanVector extends Vector {

  private final byte[] values;

  /**
   * @param values at least {@code length} elements, not copied
   * @param validity {@code null} when all valid
   */
  public BooleanVector(DataType type, byte[] values, int length, Validity validity) {
    super(type, length, validity);
    this.values = values;
  }

  /** At least {@link #length()} elements; not to be written by a reader of the vector. */
  public byte[] values() {
    return values;
  }

  @Override
  public BooleanVector withType(DataType newType) {
    return new BooleanVector(newType, values, length(), validity());
  }
}
