package io.github.parquetjdbc.vector;

/**
 * Lists: row {@code i} holds the elements {@code offsets[i]} up to but not including {@code
 * offsets[i + 1]}. Null lists are empty in the offsets.
 */
public final class ListVector extends Vector {

  private final int[] offsets;
  private final Vector elements;

  /**
   * @param offsets {@code length + 1} ascending positions in {@code elements}
   */
  public ListVector(DataType type, int[] offsets, Vector elements, int length, Validity validity) {
    super(type, length, validity);
    this.offsets = offsets;
    this.elements = elements;
  }

  public int[] offsets() {
    return offsets;
  }

  public Vector elements() {
    return elements;
  }

  @Override
  public ListVector withType(DataType newType) {
    return new ListVector(newType, offsets, elements, length(), validity());
  }
}
