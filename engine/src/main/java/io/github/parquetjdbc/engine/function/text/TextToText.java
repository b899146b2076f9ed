package io.github.parquetjdbc.engine.function.text;

import io.github.parquetjdbc.engine.function.bind.Binding;
import io.github.parquetjdbc.engine.function.bind.Output;
import io.github.parquetjdbc.engine.function.bind.Rows;
import io.github.parquetjdbc.engine.function.bind.Signature;
import io.github.parquetjdbc.engine.function.bind.Slices;
import io.github.parquetjdbc.vector.Vector;

/** A function that writes new text. */
abstract class TextToText extends TextRows {

  private final Output output;

  /** Where {@link #write} appends. */
  Slices out;

  TextToText(Signature signature, Binding binding) {
    super(signature);
    this.output = binding.output();
  }

  @Override
  void start(int length) {
    out = output.slices(length);
  }

  @Override
  void compute(int row) {
    out.open(row);
    write(row);
    out.close(row);
  }

  /** Appends the result of a row. */
  abstract void write(int row);

  /** Appends an argument as it is. */
  void append(int argument, int row) {
    out.append(in.data(argument), in.offset(argument, row), in.length(argument, row));
  }

  void append(String text) {
    byte[] bytes = text.getBytes(java.nio.charset.StandardCharsets.UTF_8);
    out.append(bytes, 0, bytes.length);
  }

  @Override
  Vector finish(Rows rows) {
    return out.vector(signature.type(), rows.length(), isStrict() ? rows.validity() : null);
  }
}
