package io.github.parquetjdbc.engine.function.text;

import io.github.parquetjdbc.engine.function.bind.Binding;
import io.github.parquetjdbc.engine.function.bind.FunctionFamily;
import io.github.parquetjdbc.engine.function.bind.ScalarFunction;
import io.github.parquetjdbc.engine.function.bind.Signature;
import io.github.parquetjdbc.engine.kernel.Utf8;
import java.util.Set;

/** New texts out of old: REPLACE, LPAD, RPAD, REPEAT, REVERSE, OVERLAY, TRANSLATE and CHR. */
public final class BuildFamily implements FunctionFamily {

  @Override
  public Set<String> names() {
    return Set.of(
        "replace", "lpad", "rpad", "repeat", "reverse", "overlay", "translate", "chr", "space");
  }

  @Override
  public ScalarFunction resolve(Signature signature, Binding binding) {
    String shape =
        switch (signature.name()) {
          case "replace", "translate" -> "ttt";
          case "lpad", "rpad" -> signature.count() == 2 ? "tn" : "tnt";
          case "repeat" -> "tn";
          case "reverse" -> "t";
          case "overlay" -> signature.count() == 3 ? "ttn" : "ttnn";
          default -> "n";
        };
    if (!TextTypes.match(signature, shape)) {
      return null;
    }
    return switch (signature.name()) {
      case "replace" -> replace(signature, binding);
      case "lpad", "rpad" -> new Pad(signature, binding);
      case "repeat" -> repeat(signature, binding);
      case "reverse" -> reverse(signature, binding);
      case "overlay" -> overlay(signature, binding);
      case "translate" -> translate(signature, binding);
      case "chr" -> chr(signature, binding);
      default -> space(signature, binding);
    };
  }

  private static ScalarFunction replace(Signature signature, Binding binding) {
    return new TextToText(signature, binding) {
      @Override
      void write(int row) {
        byte[] data = in.data(0);
        int offset = in.offset(0, row);
        int length = in.length(0, row);
        int target = in.length(1, row);
        int from = 0;
        int at = target == 0 ? -1 : find(row, 0);
        while (at >= 0) {
          out.append(data, offset + from, at - from);
          append(2, row);
          from = at + target;
          at = find(row, from);
        }
        out.append(data, offset + from, length - from);
      }

      private int find(int row, int from) {
        return Utf8.find(
            in.data(0),
            in.offset(0, row),
            in.length(0, row),
            from,
            in.data(1),
            in.offset(1, row),
            in.length(1, row));
      }
    };
  }

  private static ScalarFunction repeat(Signature signature, Binding binding) {
    return new TextToText(signature, binding) {
      @Override
      void write(int row) {
        long times = Math.max(0, in.number(1, row));
        int length = in.length(0, row);
        if (length > 0) {
          TextErrors.checkSize("repeat", Math.min(times, Integer.MAX_VALUE) * length);
          for (long i = 0; i < times; i++) {
            append(0, row);
          }
        }
      }
    };
  }

  private static ScalarFunction reverse(Signature signature, Binding binding) {
    return new TextToText(signature, binding) {
      @Override
      void write(int row) {
        byte[] data = in.data(0);
        int offset = in.offset(0, row);
        int end = in.length(0, row);
        for (int at = end - 1; at >= 0; at--) {
          if (at == 0 || Utf8.startsCharacter(data[offset + at])) {
            out.append(data, offset + at, end - at);
            end = at;
          }
        }
      }
    };
  }

  /** Replaces a part, as long as the new text unless a fourth argument says how long. */
  private static ScalarFunction overlay(Signature signature, Binding binding) {
    return new TextToText(signature, binding) {
      @Override
      void write(int row) {
        byte[] data = in.data(0);
        int offset = in.offset(0, row);
        int length = in.length(0, row);
        long start = in.number(2, row);
        if (start < 1) {
          throw TextErrors.invalid("negative length of a substring: " + (start - 1));
        }
        long count =
            in.count() == 4
                ? in.number(3, row)
                : Utf8.count(in.data(1), in.offset(1, row), in.length(1, row));
        int head = Utf8.prefix(data, offset, length, start - 1);
        long resume =
            start - 1 > Long.MAX_VALUE - Math.max(count, 0) ? Long.MAX_VALUE : start - 1 + count;
        int tail = Utf8.prefix(data, offset, length, resume);
        out.append(data, offset, head);
        append(1, row);
        out.append(data, offset + tail, length - tail);
      }
    };
  }

  /** Characters of the second argument become those at the same place of the third, or vanish. */
  private static ScalarFunction translate(Signature signature, Binding binding) {
    return new TextToText(signature, binding) {
      @Override
      void write(int row) {
        int[] from = in.text(1, row).codePoints().toArray();
        int[] to = in.text(2, row).codePoints().toArray();
        StringBuilder result = new StringBuilder();
        for (int character : in.text(0, row).codePoints().toArray()) {
          int at = 0;
          while (at < from.length && from[at] != character) {
            at++;
          }
          if (at == from.length) {
            result.appendCodePoint(character);
          } else if (at < to.length) {
            result.appendCodePoint(to[at]);
          }
        }
        append(result.toString());
      }
    };
  }

  private static ScalarFunction chr(Signature signature, Binding binding) {
    return new TextToText(signature, binding) {
      @Override
      void write(int row) {
        long character = in.number(0, row);
        if (character < 1
            || character > Character.MAX_CODE_POINT
            || character >= Character.MIN_SURROGATE && character <= Character.MAX_SURROGATE) {
          throw TextErrors.invalid("no character has the number " + character);
        }
        append(Character.toString((int) character));
      }
    };
  }

  private static ScalarFunction space(Signature signature, Binding binding) {
    return new TextToText(signature, binding) {
      @Override
      void write(int row) {
        long count = Math.max(0, in.number(0, row));
        TextErrors.checkSize("space", count);
        append(" ".repeat((int) count));
      }
    };
  }
}
