package io.github.parquetjdbc.engine.function.nested;

import io.github.parquetjdbc.engine.function.bind.Rows;
import io.github.parquetjdbc.engine.function.bind.ScalarFunction;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.ListVector;
import io.github.parquetjdbc.vector.Vector;
import java.util.List;

/** A list of the arguments, which have its element type. */
final class ListOf implements ScalarFunction {

  private final DataType type;

  ListOf(DataType type) {
    this.type = type;
  }

  @Override
  public Vector apply(Vector[] arguments, Rows rows) {
    int length = rows.length();
    Vector elements = Interleaved.of(type.element().type(), List.of(arguments), length);
    int[] offsets = Interleaved.offsets(arguments.length, length);
    return new ListVector(type, offsets, elements, length, null);
  }

  @Override
  public boolean isStrict() {
    return false;
  }
}
