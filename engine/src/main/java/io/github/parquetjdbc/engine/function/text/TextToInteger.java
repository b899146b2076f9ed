package io.github.parquetjdbc.engine.function.text;

import io.github.parquetjdbc.engine.function.bind.Binding;
import io.github.parquetjdbc.engine.function.bind.Output;
import io.github.parquetjdbc.engine.function.bind.Rows;
import io.github.parquetjdbc.engine.function.bind.Signature;
import io.github.parquetjdbc.vector.IntVector;
import io.github.parquetjdbc.vector.LongVector;
import io.github.parquetjdbc.vector.Vector;
import io.github.parquetjdbc.vector.VectorKind;

/** A function that measures text; what it gives fits an INTEGER. */
abstract class TextToInteger extends TextRows {

  private final Output output;
  private int[] ints;
  private long[] longs;

  TextToInteger(Signature signature, Binding binding) {
    super(signature);
    this.output = binding.output();
  }

  @Override
  void start(int length) {
    if (signature.type().kind() == VectorKind.INT) {
      ints = output.ints(length);
    } else {
      longs = output.longs(length);
    }
  }

  @Override
  void compute(int row) {
    if (ints != null) {
      ints[row] = measure(row);
    } else {
      longs[row] = measure(row);
    }
  }

  abstract int measure(int row);

  @Override
  Vector finish(Rows rows) {
    return ints != null
        ? new IntVector(signature.type(), ints, rows.length(), rows.validity())
        : new LongVector(signature.type(), longs, rows.length(), rows.validity());
  }
}
