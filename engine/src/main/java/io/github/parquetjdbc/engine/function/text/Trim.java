package io.github.parquetjdbc.engine.function.text;

import io.github.parquetjdbc.engine.function.bind.Binding;
import io.github.parquetjdbc.engine.function.bind.Signature;
import io.github.parquetjdbc.engine.kernel.Utf8;

/** Takes characters of a set, spaces by default, off one or both ends. */
final class Trim extends TextToSlice {

  private final boolean leading;
  private final boolean trailing;

  Trim(Signature signature, Binding binding) {
    super(signature, binding);
    leading = !signature.name().equals("rtrim") && !signature.name().equals("trim_trailing");
    trailing = !signature.name().equals("ltrim") && !signature.name().equals("trim_leading");
  }

  @Override
  void compute(int row) {
    byte[] data = in.data(0);
    int offset = in.offset(0, row);
    int from = 0;
    int to = in.length(0, row);
    while (leading && from < to) {
      int width = Utf8.prefix(data, offset + from, to - from, 1);
      if (!isTrimmed(data, offset + from, width, row)) {
        break;
      }
      from += width;
    }
    while (trailing && from < to) {
      int last = to - 1;
      while (last > from && !Utf8.startsCharacter(data[offset + last])) {
        last--;
      }
      if (!isTrimmed(data, offset + last, to - last, row)) {
        break;
      }
      to = last;
    }
    take(row, from, to);
  }

  /** Whether one character of the first argument is in the set. */
  private boolean isTrimmed(byte[] data, int at, int width, int row) {
    if (in.count() == 1) {
      return width == 1 && data[at] == ' ';
    }
    return Utf8.find(in.data(1), in.offset(1, row), in.length(1, row), 0, data, at, width) >= 0;
  }
}
