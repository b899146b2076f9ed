package io.github.parquetjdbc.engine.function.cast;

import io.github.parquetjdbc.engine.function.bind.Lane;
import io.github.parquetjdbc.engine.function.bind.Output;
import io.github.parquetjdbc.engine.function.bind.Rows;
import io.github.parquetjdbc.engine.function.bind.Slices;
import io.github.parquetjdbc.vector.BytesVector;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.Validity;
import io.github.parquetjdbc.vector.Vector;
import java.nio.ByteBuffer;
import java.util.UUID;
import java.util.regex.Pattern;

/** Among byte strings whose lengths matter: text cut off, BINARY(n) and UUID checked. */
final class BytesCast extends RowCast {

  private static final int UUID_BYTES = 16;
  private static final Pattern UUID_TEXT =
      Pattern.compile("\\p{XDigit}{8}(-\\p{XDigit}{4}){3}-\\p{XDigit}{12}");

  private final DataType from;
  private final DataType to;
  private final Output output;
  private final Lane lane = new Lane();
  private BytesVector values;
  private Slices slices;

  BytesCast(DataType from, DataType to, CastFailures failures, Output output) {
    super(failures);
    this.from = from;
    this.to = to;
    this.output = output;
  }

  @Override
  void start(Vector argument, Rows rows) {
    values = lane.bytes(argument);
    slices = output.slices(rows.length());
  }

  @Override
  boolean convert(int row) {
    int length = values.lengths()[row];
    return switch (to.id()) {
      case VARCHAR -> {
        put(row, prefixOf(row, to.precision()));
        yield true;
      }
      case UUID -> isText() ? putUuid(row) : putIf(length == UUID_BYTES, row);
      case BINARY -> putIf(length == to.precision(), row);
      default -> putIf(true, row);
    };
  }

  private boolean isText() {
    return switch (from.id()) {
      case VARCHAR, VARIANT -> true;
      default -> false;
    };
  }

  private boolean putIf(boolean fits, int row) {
    if (fits) {
      put(row, values.lengths()[row]);
    }
    return fits;
  }

  private void put(int row, int length) {
    slices.put(row, values.data(), values.offsets()[row], length);
  }

  private boolean putUuid(int row) {
    String text = values.text(row).strip();
    if (!UUID_TEXT.matcher(text).matches()) {
      return false;
    }
    UUID uuid = UUID.fromString(text);
    byte[] bytes =
        ByteBuffer.allocate(UUID_BYTES)
            .putLong(uuid.getMostSignificantBits())
            .putLong(uuid.getLeastSignificantBits())
            .array();
    slices.put(row, bytes, 0, bytes.length);
    return true;
  }

  /** Bytes of the first {@code characters} characters; 0 for no limit. */
  private int prefixOf(int row, int characters) {
    int length = values.lengths()[row];
    if (characters == 0 || length <= characters) {
      return length;
    }
    int offset = values.offsets()[row];
    int seen = 0;
    for (int i = 0; i < length; i++) {
      boolean starts = (values.data()[offset + i] & 0xC0) != 0x80;
      if (starts && ++seen > characters) {
        return i;
      }
    }
    return length;
  }

  @Override
  String show(int row) {
    return values.text(row);
  }

  @Override
  Vector result(int length, Validity validity) {
    return slices.vector(to, length, validity);
  }
}
