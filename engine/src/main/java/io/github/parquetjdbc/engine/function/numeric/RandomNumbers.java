package io.github.parquetjdbc.engine.function.numeric;

import io.github.parquetjdbc.engine.function.bind.Binding;
import io.github.parquetjdbc.engine.function.bind.Output;
import io.github.parquetjdbc.engine.function.bind.Rows;
import io.github.parquetjdbc.engine.function.bind.ScalarFunction;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.DoubleVector;
import io.github.parquetjdbc.vector.Vector;
import java.util.SplittableRandom;

/** A number drawn for each row, from a generator that is this function's alone. */
final class RandomNumbers implements ScalarFunction {

  private final DataType type;
  private final Output output;
  private final SplittableRandom generator = new SplittableRandom();

  RandomNumbers(DataType type, Binding binding) {
    this.type = type;
    this.output = binding.output();
  }

  @Override
  public Vector apply(Vector[] arguments, Rows rows) {
    double[] out = output.doubles(rows.length());
    for (int i = 0; i < rows.length(); i++) {
      out[i] = generator.nextDouble();
    }
    return new DoubleVector(type, out, rows.length(), null);
  }

  @Override
  public boolean differsByRow() {
    return true;
  }
}
