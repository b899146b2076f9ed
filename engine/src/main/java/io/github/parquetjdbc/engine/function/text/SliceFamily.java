package io.github.parquetjdbc.engine.function.text;

import io.github.parquetjdbc.engine.function.bind.Binding;
import io.github.parquetjdbc.engine.function.bind.FunctionFamily;
import io.github.parquetjdbc.engine.function.bind.ScalarFunction;
import io.github.parquetjdbc.engine.function.bind.Signature;
import io.github.parquetjdbc.engine.kernel.Utf8;
import io.github.parquetjdbc.vector.TypeId;
import java.util.Set;

/**
 * Parts of texts: SUBSTRING, LEFT, RIGHT, TRIM and their like. Positions are in characters, in
 * binary values in bytes.
 */
public final class SliceFamily implements FunctionFamily {

  @Override
  public Set<String> names() {
    return Set.of(
        "substring",
        "left",
        "right",
        "trim",
        "btrim",
        "ltrim",
        "rtrim",
        "trim_both",
        "trim_leading",
        "trim_trailing",
        "split_part");
  }

  @Override
  public ScalarFunction resolve(Signature signature, Binding binding) {
    return switch (signature.name()) {
      case "substring" -> substring(signature, binding);
      case "left", "right" ->
          TextTypes.match(signature, "tn") ? leftOrRight(signature, binding) : null;
      case "split_part" -> TextTypes.match(signature, "ttn") ? splitPart(signature, binding) : null;
      default ->
          TextTypes.match(signature, "t") || TextTypes.match(signature, "tt")
              ? new Trim(signature, binding)
              : null;
    };
  }

  private static ScalarFunction substring(Signature signature, Binding binding) {
    if (!TextTypes.match(signature, "tn") && !TextTypes.match(signature, "tnn")) {
      return null;
    }
    boolean limited = signature.count() == 3;
    boolean characters = signature.argument(0).id() == TypeId.VARCHAR;
    return new TextToSlice(signature, binding) {
      @Override
      void compute(int row) {
        long start = in.number(1, row);
        long end = Long.MAX_VALUE;
        if (limited) {
          long count = in.number(2, row);
          if (count < 0) {
            throw TextErrors.invalid("negative length of a substring: " + count);
          }
          end = start > Long.MAX_VALUE - count ? Long.MAX_VALUE : start + count;
        }
        byte[] data = in.data(0);
        int offset = in.offset(0, row);
        int length = in.length(0, row);
        int from = prefix(data, offset, length, start - (start == Long.MIN_VALUE ? 0 : 1));
        long count = end == Long.MAX_VALUE ? end : end - Math.max(start, 1);
        take(row, from, from + prefix(data, offset + from, length - from, count));
      }

      private int prefix(byte[] data, int offset, int length, long count) {
        return characters
            ? Utf8.prefix(data, offset, length, count)
            : (int) Math.max(0, Math.min(length, count));
      }
    };
  }

  /** A negative count leaves that many characters out at the other end, as in PostgreSQL. */
  private static ScalarFunction leftOrRight(Signature signature, Binding binding) {
    boolean left = signature.name().equals("left");
    return new TextToSlice(signature, binding) {
      @Override
      void compute(int row) {
        byte[] data = in.data(0);
        int offset = in.offset(0, row);
        int length = in.length(0, row);
        long count = in.number(1, row);
        if (left == count >= 0) {
          long fromStart = left ? count : count == Long.MIN_VALUE ? Long.MAX_VALUE : -count;
          int cut = Utf8.prefix(data, offset, length, fromStart);
          take(row, left ? 0 : cut, left ? cut : length);
        } else {
          long total = Utf8.count(data, offset, length);
          long fromStart = left ? total + count : total - count;
          int cut = Utf8.prefix(data, offset, length, fromStart);
          take(row, left ? 0 : cut, left ? cut : length);
        }
      }
    };
  }

  /** The n-th field, from 1, or from the end where n is negative; empty past the last. */
  private static ScalarFunction splitPart(Signature signature, Binding binding) {
    return new TextToSlice(signature, binding) {
      @Override
      void compute(int row) {
        long field = in.number(2, row);
        if (field == 0) {
          throw TextErrors.invalid("field 0 of split_part: fields are numbered from 1");
        }
        if (field < 0) {
          field += fields(row) + 1;
        }
        int from = 0;
        for (long skip = field - 1; skip > 0 && from >= 0; skip--) {
          int at = next(row, from);
          from = at < 0 ? -1 : at + in.length(1, row);
        }
        if (field > 0 && from >= 0) {
          int at = next(row, from);
          take(row, from, at < 0 ? in.length(0, row) : at);
        }
      }

      private long fields(int row) {
        long count = 1;
        int at = next(row, 0);
        while (at >= 0) {
          count++;
          at = next(row, at + in.length(1, row));
        }
        return count;
      }

      /** The next separator; there is none that is empty. */
      private int next(int row, int from) {
        int length = in.length(1, row);
        return length == 0
            ? -1
            : Utf8.find(
                in.data(0),
                in.offset(0, row),
                in.length(0, row),
                from,
                in.data(1),
                in.offset(1, row),
                length);
      }
    };
  }
}
