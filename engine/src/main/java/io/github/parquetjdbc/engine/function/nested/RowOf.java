package io.github.parquetjdbc.engine.function.nested;

import io.github.parquetjdbc.engine.function.bind.Rows;
import io.github.parquetjdbc.engine.function.bind.ScalarFunction;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.StructVector;
import io.github.parquetjdbc.vector.Vector;
import java.util.ArrayList;
import java.util.List;

/** A struct of the arguments, which have its fields' types. */
final class RowOf implements ScalarFunction {

  private final DataType type;

  RowOf(DataType type) {
    this.type = type;
  }

  @Override
  public Vector apply(Vector[] arguments, Rows rows) {
    int length = rows.length();
    List<Vector> children = new ArrayList<>();
    for (int i = 0; i < arguments.length; i++) {
      DataType field = type.fields().get(i).type();
      children.add(Interleaved.of(field, List.of(arguments[i]), length));
    }
    return new StructVector(type, children, length, null);
  }

  @Override
  public boolean isStrict() {
    return false;
  }
}
