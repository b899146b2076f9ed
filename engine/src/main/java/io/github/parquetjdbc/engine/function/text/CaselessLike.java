package io.github.parquetjdbc.engine.function.text;

import io.github.parquetjdbc.engine.function.bind.Binding;
import io.github.parquetjdbc.engine.function.bind.Signature;
import io.github.parquetjdbc.engine.kernel.Utf8;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** ILIKE: pattern and text in lower case. */
final class CaselessLike extends Like {

  private byte[] folded = {};

  CaselessLike(Signature signature, Binding binding) {
    super(signature, binding);
  }

  @Override
  String fold(String value) {
    return value.toLowerCase(Locale.ROOT);
  }

  @Override
  boolean holds(int row) {
    byte[] data = in.data(0);
    int offset = in.offset(0, row);
    int length = in.length(0, row);
    if (!Utf8.isAscii(data, offset, length)) {
      byte[] lower = fold(in.text(0, row)).getBytes(StandardCharsets.UTF_8);
      return pattern(row).matches(lower, 0, lower.length);
    }
    if (folded.length < length) {
      folded = new byte[length * 2];
    }
    AsciiCase.lower(data, offset, folded, 0, length);
    return pattern(row).matches(folded, 0, length);
  }
}
