package io.github.parquetjdbc.vector;

/** One value, or null, for every row. */
public final class ConstantVector extends Vector {

  private final Vector value;

  /**
   * @param value a flat vector of length 1; its only row may be null
   */
  public ConstantVector(Vector value, int length) {
    super(value.type(), length, value.isNull(0) ? Validity.allNull(length) : null);
    this.value = value;
  }

  /** The one row. */
  public Vector value() {
    return value;
  }

  /** Whether every row is null. */
  public boolean isAllNull() {
    return value.isNull(0);
  }

  @Override
  public ConstantVector withType(DataType newType) {
    return new ConstantVector(value.withType(newType), length());
  }
}
