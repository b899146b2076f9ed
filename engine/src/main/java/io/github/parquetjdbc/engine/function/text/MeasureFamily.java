package io.github.parquetjdbc.engine.function.text;

import io.github.parquetjdbc.engine.context.QueryContext;
import io.github.parquetjdbc.engine.function.bind.Binding;
import io.github.parquetjdbc.engine.function.bind.FunctionFamily;
import io.github.parquetjdbc.engine.function.bind.ScalarFunction;
import io.github.parquetjdbc.engine.function.bind.Signature;
import io.github.parquetjdbc.engine.kernel.Utf8;
import io.github.parquetjdbc.vector.TypeId;
import java.util.Set;

/** Lengths and positions. Lengths of binary values and positions in them are in bytes. */
public final class MeasureFamily implements FunctionFamily {

  @Override
  public Set<String> names() {
    return Set.of(
        "char_length",
        "character_length",
        "length",
        "octet_length",
        "bit_length",
        "position",
        "strpos",
        "ascii",
        "levenshtein");
  }

  @Override
  public ScalarFunction resolve(Signature signature, Binding binding) {
    return switch (signature.name()) {
      case "position" -> position(signature, binding, 1, 0);
      case "strpos" -> position(signature, binding, 0, 1);
      case "levenshtein" ->
          TextTypes.match(signature, "tt") ? levenshtein(signature, binding) : null;
      case "ascii" -> TextTypes.match(signature, "t") ? ascii(signature, binding) : null;
      default -> TextTypes.match(signature, "t") ? length(signature, binding) : null;
    };
  }

  private static ScalarFunction length(Signature signature, Binding binding) {
    boolean characters =
        !signature.name().equals("octet_length")
            && !signature.name().equals("bit_length")
            && signature.argument(0).id() == TypeId.VARCHAR;
    int unit = signature.name().equals("bit_length") ? Byte.SIZE : 1;
    return new TextToInteger(signature, binding) {
      @Override
      int measure(int row) {
        int length = in.length(0, row);
        return characters ? Utf8.count(in.data(0), in.offset(0, row), length) : length * unit;
      }
    };
  }

  /**
   * Where a text first occurs in another, from 1, or 0; a third argument is the position to start
   * at.
   */
  private static ScalarFunction position(
      Signature signature, Binding binding, int text, int needle) {
    if (!TextTypes.match(signature, "tt") && !TextTypes.match(signature, "ttn")) {
      return null;
    }
    boolean characters = signature.argument(text).id() == TypeId.VARCHAR;
    return new TextToInteger(signature, binding) {
      @Override
      int measure(int row) {
        byte[] data = in.data(text);
        int offset = in.offset(text, row);
        int length = in.length(text, row);
        long start = in.count() == 3 ? in.number(2, row) : 1;
        if (start < 1 || start - 1 > length) {
          return 0;
        }
        int from = characters ? Utf8.prefix(data, offset, length, start - 1) : (int) (start - 1);
        int at =
            Utf8.find(
                data,
                offset,
                length,
                from,
                in.data(needle),
                in.offset(needle, row),
                in.length(needle, row));
        if (at < 0) {
          return 0;
        }
        return (characters ? Utf8.count(data, offset, at) : at) + 1;
      }
    };
  }

  /** Characters to be inserted, removed or exchanged to make one text of the other. */
  private static ScalarFunction levenshtein(Signature signature, Binding binding) {
    QueryContext context = binding.context();
    return new TextToInteger(signature, binding) {
      @Override
      int measure(int row) {
        int[] left = in.text(0, row).codePoints().toArray();
        int[] right = in.text(1, row).codePoints().toArray();
        int[] previous = new int[right.length + 1];
        for (int j = 0; j < previous.length; j++) {
          previous[j] = j;
        }
        for (int i = 1; i <= left.length; i++) {
          context.checkStopped();
          int[] current = new int[previous.length];
          current[0] = i;
          for (int j = 1; j < current.length; j++) {
            int change = previous[j - 1] + (left[i - 1] == right[j - 1] ? 0 : 1);
            current[j] = Math.min(change, 1 + Math.min(previous[j], current[j - 1]));
          }
          previous = current;
        }
        return previous[right.length];
      }
    };
  }

  private static ScalarFunction ascii(Signature signature, Binding binding) {
    return new TextToInteger(signature, binding) {
      @Override
      int measure(int row) {
        int width = Utf8.prefix(in.data(0), in.offset(0, row), in.length(0, row), 1);
        return width == 0
            ? 0
            : new String(
                    in.data(0), in.offset(0, row), width, java.nio.charset.StandardCharsets.UTF_8)
                .codePointAt(0);
      }
    };
  }
}
