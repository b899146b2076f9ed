package io.github.parquetjdbc.engine.function.text;

import io.github.parquetjdbc.engine.function.bind.Binding;
import io.github.parquetjdbc.engine.function.bind.Output;
import io.github.parquetjdbc.engine.function.bind.Rows;
import io.github.parquetjdbc.engine.function.bind.Signature;
import io.github.parquetjdbc.vector.BytesVector;
import io.github.parquetjdbc.vector.Vector;
import java.util.Arrays;

/** A function whose result is a part of its first argument: nothing is copied. */
abstract class TextToSlice extends TextRows {

  private final Output output;
  private int[] offsets;
  private int[] lengths;

  TextToSlice(Signature signature, Binding binding) {
    super(signature);
    this.output = binding.output();
  }

  @Override
  void start(int length) {
    offsets = output.ints(length);
    lengths = output.lengths(length);
    Arrays.fill(offsets, 0, length, 0);
    Arrays.fill(lengths, 0, length, 0);
  }

  /** Makes bytes {@code from} to {@code to} of the row's first argument its result. */
  void take(int row, int from, int to) {
    offsets[row] = in.offset(0, row) + from;
    lengths[row] = to - from;
  }

  @Override
  Vector finish(Rows rows) {
    return new BytesVector(
        signature.type(), in.data(0), offsets, lengths, rows.length(), rows.validity());
  }
}
