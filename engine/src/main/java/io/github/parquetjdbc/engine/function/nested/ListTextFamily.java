package io.github.parquetjdbc.engine.function.nested;

import io.github.parquetjdbc.engine.function.bind.Binding;
import io.github.parquetjdbc.engine.function.bind.FunctionFamily;
import io.github.parquetjdbc.engine.function.bind.Lane;
import io.github.parquetjdbc.engine.function.bind.Output;
import io.github.parquetjdbc.engine.function.bind.ScalarFunction;
import io.github.parquetjdbc.engine.function.bind.Signature;
import io.github.parquetjdbc.engine.function.bind.Slices;
import io.github.parquetjdbc.vector.BytesVector;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.IntVector;
import io.github.parquetjdbc.vector.ListVector;
import io.github.parquetjdbc.vector.LongVector;
import io.github.parquetjdbc.vector.TypeId;
import io.github.parquetjdbc.vector.Vector;
import io.github.parquetjdbc.vector.VectorKind;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Set;

/** Texts cut to lists and lists joined to texts. */
public final class ListTextFamily implements FunctionFamily {

  @Override
  public Set<String> names() {
    return Set.of("split", "array_to_string");
  }

  @Override
  public ScalarFunction resolve(Signature signature, Binding binding) {
    if (signature.count() != 2 || !signature.is(1, TypeId.VARCHAR)) {
      return null;
    }
    if (signature.name().equals("split")) {
      return signature.is(0, TypeId.VARCHAR) ? split(signature.type()) : null;
    }
    return signature.is(0, TypeId.LIST) && isPrinted(signature.argument(0).element().type())
        ? joined(signature, binding.output())
        : null;
  }

  private static boolean isPrinted(DataType type) {
    return switch (type.id()) {
      case VARCHAR, TINYINT, SMALLINT, INTEGER, BIGINT -> true;
      default -> false;
    };
  }

  /** Parts share the bytes of their text. An empty separator cuts nothing. */
  private static ScalarFunction split(DataType type) {
    Lane texts = new Lane();
    Lane separators = new Lane();
    return (arguments, rows) -> {
      BytesVector text = texts.bytes(arguments[0]);
      BytesVector separator = separators.bytes(arguments[1]);
      int length = rows.length();
      int[] offsets = new int[length + 1];
      int[] starts = new int[Math.max(16, length)];
      int[] lengths = new int[starts.length];
      int count = 0;
      for (int row = 0; row < length; row++) {
        if (!rows.isNull(row)) {
          int from = text.offsets()[row];
          int end = from + text.lengths()[row];
          while (from >= 0) {
            if (count == starts.length) {
              starts = Arrays.copyOf(starts, 2 * count);
              lengths = Arrays.copyOf(lengths, 2 * count);
            }
            int cut = find(text.data(), from, end, separator, row);
            starts[count] = from;
            lengths[count++] = (cut < 0 ? end : cut) - from;
            from = cut < 0 ? -1 : cut + separator.lengths()[row];
          }
        }
        offsets[row + 1] = count;
      }
      Vector parts =
          new BytesVector(type.element().type(), text.data(), starts, lengths, count, null);
      return new ListVector(type, offsets, parts, length, rows.validity());
    };
  }

  private static int find(byte[] data, int from, int end, BytesVector separator, int row) {
    int start = separator.offsets()[row];
    int width = separator.lengths()[row];
    for (int at = from; width > 0 && at + width <= end; at++) {
      if (Arrays.equals(data, at, at + width, separator.data(), start, start + width)) {
        return at;
      }
    }
    return -1;
  }

  /** Nulls are left out. */
  private static ScalarFunction joined(Signature signature, Output output) {
    Lane separators = new Lane();
    DataType element = signature.argument(0).element().type();
    return (arguments, rows) -> {
      ListInput input = new ListInput(element);
      ListInput.Ranges lists = input.addLists(arguments[0], rows.length());
      BytesVector separator = separators.bytes(arguments[1]);
      Slices out = output.slices(rows.length());
      for (int row = 0; row < rows.length(); row++) {
        out.open(row);
        if (!rows.isNull(row)) {
          join(input.flat(), lists, separator, out, row);
        }
        out.close(row);
      }
      return out.vector(signature.type(), rows.length(), rows.validity());
    };
  }

  private static void join(
      Vector flat, ListInput.Ranges lists, BytesVector separator, Slices out, int row) {
    boolean first = true;
    for (int i = lists.starts()[row]; i < lists.ends()[row]; i++) {
      if (!flat.isNull(i)) {
        if (!first) {
          out.append(separator.data(), separator.offsets()[row], separator.lengths()[row]);
        }
        first = false;
        append(flat, i, out);
      }
    }
  }

  private static void append(Vector flat, int position, Slices out) {
    if (flat instanceof BytesVector bytes) {
      out.append(bytes.data(), bytes.offsets()[position], bytes.lengths()[position]);
      return;
    }
    long number =
        flat.kind() == VectorKind.INT
            ? ((IntVector) flat).values()[position]
            : ((LongVector) flat).values()[position];
    byte[] digits = Long.toString(number).getBytes(StandardCharsets.US_ASCII);
    out.append(digits, 0, digits.length);
  }
}
