package io.github.parquetjdbc.engine.function.text;

import io.github.parquetjdbc.engine.function.bind.Binding;
import io.github.parquetjdbc.engine.function.bind.Rows;
import io.github.parquetjdbc.engine.function.bind.Signature;
import io.github.parquetjdbc.vector.Vector;

/** CONCAT_WS: the texts that are not null, with the first argument between them. */
final class SeparatedTexts extends TextToText {

  private Vector separator;

  SeparatedTexts(Signature signature, Binding binding) {
    super(signature, binding);
  }

  @Override
  public boolean isStrict() {
    return false;
  }

  @Override
  public Vector apply(Vector[] arguments, Rows rows) {
    separator = arguments[0];
    return super.apply(arguments, rows);
  }

  @Override
  void write(int row) {
    boolean first = true;
    for (int i = 1; i < in.count(); i++) {
      if (!in.isNull(i, row)) {
        if (!first && !in.isNull(0, row)) {
          append(0, row);
        }
        append(i, row);
        first = false;
      }
    }
  }

  @Override
  Vector finish(Rows rows) {
    return out.vector(signature.type(), rows.length(), separator.validity());
  }
}
