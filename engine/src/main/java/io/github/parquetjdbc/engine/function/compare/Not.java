package io.github.parquetjdbc.engine.function.compare;

import io.github.parquetjdbc.engine.function.bind.Lane;
import io.github.parquetjdbc.engine.function.bind.Output;
import io.github.parquetjdbc.engine.function.bind.Rows;
import io.github.parquetjdbc.engine.function.bind.ScalarFunction;
import io.github.parquetjdbc.engine.kernel.Masks;
import io.github.parquetjdbc.vector.BooleanVector;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.Vector;

/** NOT. */
public final class Not implements ScalarFunction {

  private final Output output;
  private final Lane lane = new Lane();

  public Not(Output output) {
    this.output = output;
  }

  @Override
  public Vector apply(Vector[] arguments, Rows rows) {
    byte[] mask = output.booleans(rows.length());
    Masks.not(lane.booleans(arguments[0]), mask, rows.length());
    return new BooleanVector(DataType.BOOLEAN, mask, rows.length(), rows.validity());
  }
}
