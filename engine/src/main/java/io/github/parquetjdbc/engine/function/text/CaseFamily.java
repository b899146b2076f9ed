package io.github.parquetjdbc.engine.function.text;

import io.github.parquetjdbc.engine.function.bind.Binding;
import io.github.parquetjdbc.engine.function.bind.FunctionFamily;
import io.github.parquetjdbc.engine.function.bind.ScalarFunction;
import io.github.parquetjdbc.engine.function.bind.Signature;
import io.github.parquetjdbc.engine.kernel.Utf8;
import java.util.Locale;
import java.util.Set;

/** UPPER, LOWER and INITCAP, by Unicode, in no language in particular. */
public final class CaseFamily implements FunctionFamily {

  @Override
  public Set<String> names() {
    return Set.of("upper", "lower", "initcap");
  }

  @Override
  public ScalarFunction resolve(Signature signature, Binding binding) {
    if (!TextTypes.match(signature, "t")) {
      return null;
    }
    return signature.name().equals("initcap")
        ? initcap(signature, binding)
        : upperOrLower(signature, binding);
  }

  private static ScalarFunction upperOrLower(Signature signature, Binding binding) {
    boolean upper = signature.name().equals("upper");
    return new TextToText(signature, binding) {
      @Override
      void write(int row) {
        byte[] data = in.data(0);
        int offset = in.offset(0, row);
        int length = in.length(0, row);
        if (!Utf8.isAscii(data, offset, length)) {
          String text = in.text(0, row);
          append(upper ? text.toUpperCase(Locale.ROOT) : text.toLowerCase(Locale.ROOT));
          return;
        }
        int at = out.reserve(length);
        if (upper) {
          AsciiCase.upper(data, offset, out.data(), at, length);
        } else {
          AsciiCase.lower(data, offset, out.data(), at, length);
        }
        out.advance(length);
      }
    };
  }

  /** Words are runs of letters and digits. */
  private static ScalarFunction initcap(Signature signature, Binding binding) {
    return new TextToText(signature, binding) {
      @Override
      void write(int row) {
        StringBuilder result = new StringBuilder();
        boolean inWord = false;
        for (int character : in.text(0, row).codePoints().toArray()) {
          result.appendCodePoint(
              inWord ? Character.toLowerCase(character) : Character.toUpperCase(character));
          inWord = Character.isLetterOrDigit(character);
        }
        append(result.toString());
      }
    };
  }
}
