package io.github.parquetjdbc.reader;

import io.github.parquetjdbc.vector.BooleanVector;
import io.github.parquetjdbc.vector.BytesVector;
import io.github.parquetjdbc.vector.ConstantVector;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.DictionaryVector;
import io.github.parquetjdbc.vector.DoubleVector;
import io.github.parquetjdbc.vector.Int128Vector;
import io.github.parquetjdbc.vector.IntVector;
import io.github.parquetjdbc.vector.ListVector;
import io.github.parquetjdbc.vector.LongVector;
import io.github.parquetjdbc.vector.MapVector;
import io.github.parquetjdbc.vector.StructVector;
import io.github.parquetjdbc.vector.TypeId;
import io.github.parquetjdbc.vector.Vector;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.temporal.ChronoField;
import java.util.HexFormat;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Values in the text form of the corpus' goldens. */
final class CanonicalText {

  private static final Pattern INTERVAL =
      Pattern.compile("P(?:(\\d+)M)?(?:(\\d+)D)?(?:T(\\d+)(?:\\.(\\d+))?S)?");

  private static final DateTimeFormatter TIME =
      new DateTimeFormatterBuilder()
          .appendPattern("HH:mm:ss")
          .appendFraction(ChronoField.NANO_OF_SECOND, 0, 9, true)
          .toFormatter();

  /** How a text is to be made. */
  enum Form {
    /** For people. */
    SHOWN,
    /** The same, but for the bits of floating-point numbers. */
    HASHED
  }

  private final Form form;

  /** Whether bytes of type VARCHAR are intervals. */
  private final boolean interval;

  CanonicalText(Form form, boolean interval) {
    this.form = form;
    this.interval = interval;
  }

  /** The text of a row, or {@code null}. */
  String of(Vector vector, int row) {
    if (vector.isNull(row)) {
      return null;
    }
    if (vector instanceof ConstantVector constant) {
      return of(constant.value(), 0);
    }
    if (vector instanceof DictionaryVector ids) {
      return of(ids.dictionary(), ids.ids()[row]);
    }
    DataType type = vector.type();
    if (type.isNested()) {
      StringBuilder json = new StringBuilder();
      appendJson(vector, row, json);
      return json.toString();
    }
    if (vector instanceof BooleanVector booleans) {
      return booleans.values()[row] == 1 ? "true" : "false";
    }
    if (vector instanceof IntVector ints) {
      int value = ints.values()[row];
      return type.id() == TypeId.DATE
          ? LocalDate.ofEpochDay(value).toString()
          : Integer.toString(value);
    }
    if (vector instanceof LongVector longs) {
      return ofInteger(BigInteger.valueOf(longs.values()[row]), type);
    }
    if (vector instanceof Int128Vector wide) {
      return ofInteger(wide.get(row), type);
    }
    if (vector instanceof DoubleVector doubles) {
      return ofDouble(doubles.values()[row], type);
    }
    return ofBytes((BytesVector) vector, row);
  }

  private void appendJson(Vector vector, int row, StringBuilder json) {
    if (vector.isNull(row)) {
      json.append("null");
    } else if (vector instanceof ListVector list) {
      json.append('[');
      for (int i = list.offsets()[row]; i < list.offsets()[row + 1]; i++) {
        json.append(i == list.offsets()[row] ? "" : ",");
        appendJson(list.elements(), i, json);
      }
      json.append(']');
    } else if (vector instanceof MapVector map) {
      json.append('[');
      for (int i = map.offsets()[row]; i < map.offsets()[row + 1]; i++) {
        json.append(i == map.offsets()[row] ? "[" : ",[");
        appendJson(map.keys(), i, json);
        json.append(',');
        appendJson(map.values(), i, json);
        json.append(']');
      }
      json.append(']');
    } else if (vector instanceof StructVector struct) {
      for (int i = 0; i < struct.children().size(); i++) {
        json.append(i == 0 ? '{' : ',');
        appendString(vector.type().fields().get(i).name(), json);
        json.append(':');
        appendJson(struct.children().get(i), row, json);
      }
      json.append('}');
    } else {
      appendString(of(vector, row), json);
    }
  }

  private static void appendString(String text, StringBuilder json) {
    json.append('"');
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '"' || c == '\\') {
        json.append('\\').append(c);
      } else if (c < ' ') {
        json.append(String.format("\\u%04x", (int) c));
      } else {
        json.append(c);
      }
    }
    json.append('"');
  }

  private static String ofInteger(BigInteger value, DataType type) {
    return switch (type.id()) {
      case DECIMAL -> new BigDecimal(value, type.scale()).toPlainString();
      case TIME -> time(value.longValueExact(), type.unitsPerSecond());
      case TIMESTAMP -> timestamp(value, type.unitsPerSecond());
      case TIMESTAMP_TZ -> timestamp(value, type.unitsPerSecond()) + "Z";
      default -> value.toString();
    };
  }

  private static String time(long value, long unitsPerSecond) {
    if (value < 0 || value >= 86_400 * unitsPerSecond) {
      return "out-of-range:" + value;
    }
    return TIME.format(LocalTime.ofNanoOfDay(value * (1_000_000_000 / unitsPerSecond)));
  }

  private static String timestamp(BigInteger value, long unitsPerSecond) {
    BigInteger units = BigInteger.valueOf(unitsPerSecond);
    BigInteger fraction = value.mod(units);
    long seconds = value.subtract(fraction).divide(units).longValueExact();
    int nanos = (int) (fraction.longValue() * (1_000_000_000 / unitsPerSecond));
    LocalDateTime time = LocalDateTime.ofEpochSecond(seconds, nanos, ZoneOffset.UTC);
    return time.toLocalDate() + "T" + TIME.format(time.toLocalTime());
  }

  private String ofDouble(double value, DataType type) {
    boolean real = type.id() == TypeId.REAL;
    if (form == Form.SHOWN) {
      return real ? Float.toString((float) value) : Double.toString(value);
    }
    return real
        ? HexFormat.of().toHexDigits(Float.floatToIntBits((float) value))
        : HexFormat.of().toHexDigits(Double.doubleToLongBits(value));
  }

  private String ofBytes(BytesVector vector, int row) {
    return switch (vector.type().id()) {
      case VARCHAR -> interval ? interval(vector.text(row)) : vector.text(row);
      case DECIMAL ->
          new BigDecimal(new BigInteger(vector.copy(row)), vector.type().scale()).toPlainString();
      case UUID -> uuid(HexFormat.of().formatHex(vector.copy(row)));
      default -> "0x" + HexFormat.of().formatHex(vector.copy(row));
    };
  }

  private static String uuid(String hex) {
    return new UUID(
            Long.parseUnsignedLong(hex.substring(0, 16), 16),
            Long.parseUnsignedLong(hex.substring(16), 16))
        .toString();
  }

  /** An ISO 8601 duration as its three numbers. */
  static String interval(String text) {
    Matcher parts = INTERVAL.matcher(text);
    if (!parts.matches()) {
      return text;
    }
    String months = parts.group(1) == null ? "0" : parts.group(1);
    String days = parts.group(2) == null ? "0" : parts.group(2);
    long millis = parts.group(3) == null ? 0 : 1000 * Long.parseLong(parts.group(3));
    if (parts.group(4) != null) {
      millis += Long.parseLong((parts.group(4) + "00").substring(0, 3));
    }
    return "months=" + months + ",days=" + days + ",millis=" + millis;
  }
}
