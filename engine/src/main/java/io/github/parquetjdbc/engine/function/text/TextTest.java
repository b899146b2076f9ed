package io.github.parquetjdbc.engine.function.text;

import io.github.parquetjdbc.engine.function.bind.Binding;
import io.github.parquetjdbc.engine.function.bind.Output;
import io.github.parquetjdbc.engine.function.bind.Rows;
import io.github.parquetjdbc.engine.function.bind.Signature;
import io.github.parquetjdbc.vector.BooleanVector;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.Vector;
import java.util.Arrays;

/** A predicate of texts. */
abstract class TextTest extends TextRows {

  private final Output output;
  private byte[] mask;

  TextTest(Signature signature, Binding binding) {
    super(signature);
    this.output = binding.output();
  }

  @Override
  void start(int length) {
    mask = output.booleans(length);
    Arrays.fill(mask, 0, length, (byte) 0);
  }

  @Override
  void compute(int row) {
    mask[row] = holds(row) ? (byte) 1 : 0;
  }

  abstract boolean holds(int row);

  @Override
  Vector finish(Rows rows) {
    return new BooleanVector(DataType.BOOLEAN, mask, rows.length(), rows.validity());
  }
}
