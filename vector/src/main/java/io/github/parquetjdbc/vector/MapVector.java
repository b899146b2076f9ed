package io.github.parquetjdbc.vector;

/**
 * Maps: row {@code i} holds the entries {@code offsets[i]} up to but not including {@code offsets[i
 * + 1]}, in file order, duplicate keys kept. Null maps are empty in the offsets.
 */
public final class MapVector extends Vector {

  private final int[] offsets;
  private final Vector keys;
  private final Vector values;

  /**
   * @param offsets {@code length + 1} ascending positions in {@code keys} and {@code values}
   */
  public MapVector(
      DataType type, int[] offsets, Vector keys, Vector values, int length, Validity validity) {
    super(type, length, validity);
    this.offsets = offsets;
    this.keys = keys;
    this.values = values;
  }

  public int[] offsets() {
    return offsets;
  }

  public Vector keys() {
    return keys;
  }

  public Vector values() {
    return values;
  }

  @Override
  public MapVector withType(DataType newType) {
    return new MapVector(newType, offsets, keys, values, length(), validity());
  }
}
