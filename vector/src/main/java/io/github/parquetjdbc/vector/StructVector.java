package io.github.parquetjdbc.vector;

import java.util.List;

/**
 * Structs: one child vector a field, each as long as the struct; a null struct has null children.
 */
public final class StructVector extends Vector {

  private final List<Vector> children;

  public StructVector(DataType type, List<Vector> children, int length, Validity validity) {
    super(type, length, validity);
    this.children = List.copyOf(children);
  }

  /** In the order of the type's fields. */
  public List<Vector> children() {
    return children;
  }

  @Override
  public StructVector withType(DataType newType) {
    return new StructVector(newType, children, length(), validity());
  }
}
