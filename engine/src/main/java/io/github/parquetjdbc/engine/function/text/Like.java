package io.github.parquetjdbc.engine.function.text;

import io.github.parquetjdbc.engine.function.bind.Binding;
import io.github.parquetjdbc.engine.function.bind.Rows;
import io.github.parquetjdbc.engine.function.bind.Signature;
import io.github.parquetjdbc.vector.ConstantVector;
import io.github.parquetjdbc.vector.Vector;
import java.util.Objects;

/** LIKE. The last pattern, as a rule the only one, is kept taken apart. */
class Like extends TextTest {

  private String text;
  private String escape;
  private LikePattern pattern;

  /** Whether one pattern serves the batch, and is ready. */
  private boolean constant;

  private boolean ready;

  Like(Signature signature, Binding binding) {
    super(signature, binding);
  }

  @Override
  public final Vector apply(Vector[] arguments, Rows rows) {
    constant = true;
    for (int i = 1; i < arguments.length; i++) {
      constant &= arguments[i] instanceof ConstantVector;
    }
    ready = false;
    return super.apply(arguments, rows);
  }

  @Override
  boolean holds(int row) {
    return pattern(row).matches(in.data(0), in.offset(0, row), in.length(0, row));
  }

  final LikePattern pattern(int row) {
    if (!constant || !ready) {
      prepare(in.text(1, row), in.count() == 3 ? in.text(2, row) : null);
      ready = true;
    }
    return pattern;
  }

  private void prepare(String newText, String newEscape) {
    if (!newText.equals(text) || !Objects.equals(newEscape, escape)) {
      pattern = LikePattern.of(fold(newText), newEscape == null ? null : fold(newEscape));
      text = newText;
      escape = newEscape;
    }
  }

  /** What is done to the pattern before. */
  String fold(String value) {
    return value;
  }
}
