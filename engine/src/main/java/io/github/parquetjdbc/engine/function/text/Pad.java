package io.github.parquetjdbc.engine.function.text;

import io.github.parquetjdbc.engine.function.bind.Binding;
import io.github.parquetjdbc.engine.function.bind.Signature;
import io.github.parquetjdbc.engine.kernel.Utf8;

/**
 * LPAD and RPAD: a text brought to a number of characters, filled with spaces or a given text, or
 * cut off at the end.
 */
final class Pad extends TextToText {

  private static final byte[] SPACE = {' '};
  private static final int MAX_CHARACTER_BYTES = 4;

  private final boolean left;

  Pad(Signature signature, Binding binding) {
    super(signature, binding);
    left = signature.name().equals("lpad");
  }

  @Override
  void write(int row) {
    byte[] data = in.data(0);
    int offset = in.offset(0, row);
    int length = in.length(0, row);
    long wanted = Math.max(0, in.number(1, row));
    int present = Utf8.count(data, offset, length);
    if (present >= wanted) {
      out.append(data, offset, Utf8.prefix(data, offset, length, wanted));
      return;
    }
    TextErrors.checkSize(
        signature.name(), Math.min(wanted, Integer.MAX_VALUE) * MAX_CHARACTER_BYTES);
    if (left) {
      fill(row, wanted - present);
    }
    append(0, row);
    if (!left) {
      fill(row, wanted - present);
    }
  }

  private void fill(int row, long characters) {
    boolean given = in.count() == 3;
    byte[] data = given ? in.data(2) : SPACE;
    int offset = given ? in.offset(2, row) : 0;
    int length = given ? in.length(2, row) : 1;
    int count = Utf8.count(data, offset, length);
    if (count == 0) {
      return;
    }
    long whole = characters / count;
    for (long i = 0; i < whole; i++) {
      out.append(data, offset, length);
    }
    out.append(data, offset, Utf8.prefix(data, offset, length, characters % count));
  }
}
