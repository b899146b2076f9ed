package io.github.parquetjdbc.adapter.corpus;

import io.github.parquetjdbc.adapter.ResultRows;
import io.github.parquetjdbc.vector.ConstantVector;
import io.github.parquetjdbc.vector.DictionaryVector;
import io.github.parquetjdbc.vector.ListVector;
import io.github.parquetjdbc.vector.StructVector;
import io.github.parquetjdbc.vector.TypeId;
import io.github.parquetjdbc.vector.Vector;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.temporal.ChronoField;
import java.util.HexFormat;

/** Nulls, other values and their hash, as the corpus' goldens have them for a column. */
final class ValueHash {

  private static final DateTimeFormatter TIME =
      new DateTimeFormatterBuilder()
          .appendPattern("uuuu-MM-dd'T'HH:mm:ss")
          .appendFraction(ChronoField.NANO_OF_SECOND, 0, 9, true)
          .toFormatter();

  private long nulls;
  private long values;
  private long sum;

  void add(Vector vector, int row) {
    if (vector.isNull(row)) {
      nulls++;
      return;
    }
    values++;
    StringBuilder text = new StringBuilder();
    append(vector, row, text);
    try {
      byte[] bytes = text.toString().getBytes(StandardCharsets.UTF_8);
      sum += ByteBuffer.wrap(MessageDigest.getInstance("SHA-256").digest(bytes)).getLong();
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  long nulls() {
    return nulls;
  }

  long values() {
    return values;
  }

  String hash() {
    return HexFormat.of().toHexDigits(sum);
  }

  private static void append(Vector vector, int row, StringBuilder text) {
    if (vector instanceof ConstantVector constant) {
      append(constant.value(), 0, text);
    } else if (vector instanceof DictionaryVector encoded) {
      append(encoded.dictionary(), encoded.ids()[row], text);
    } else if (vector instanceof ListVector list) {
      text.append('[');
      for (int i = list.offsets()[row]; i < list.offsets()[row + 1]; i++) {
        text.append(i == list.offsets()[row] ? "" : ",");
        appendInside(list.elements(), i, text);
      }
      text.append(']');
    } else if (vector instanceof StructVector struct) {
      for (int i = 0; i < struct.children().size(); i++) {
        String name = vector.type().fields().get(i).name();
        text.append(i == 0 ? '{' : ',').append('"').append(name).append("\":");
        appendInside(struct.children().get(i), row, text);
      }
      text.append('}');
    } else {
      text.append(scalar(vector, row));
    }
  }

  private static void appendInside(Vector vector, int row, StringBuilder text) {
    if (vector.isNull(row)) {
      text.append("null");
    } else if (vector.type().isNested()) {
      append(vector, row, text);
    } else {
      String quoted = scalar(vector, row).replace("\\", "\\\\").replace("\"", "\\\"");
      text.append('"').append(quoted).append('"');
    }
  }

  private static String scalar(Vector vector, int row) {
    Object value = ResultRows.value(vector, row);
    if (value instanceof BigDecimal number) {
      return number.toPlainString();
    }
    if (value instanceof Double number) {
      return vector.type().id() == TypeId.REAL
          ? HexFormat.of().toHexDigits(Float.floatToIntBits(number.floatValue()))
          : HexFormat.of().toHexDigits(Double.doubleToLongBits(number));
    }
    if (value instanceof LocalDateTime time) {
      return TIME.format(time);
    }
    return vector.type().id() == TypeId.VARBINARY ? "0x" + value : value.toString();
  }
}
