package io.github.parquetjdbc.adapter;

import io.github.parquetjdbc.engine.run.BatchCursor;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.BooleanVector;
import io.github.parquetjdbc.vector.BytesVector;
import io.github.parquetjdbc.vector.ConstantVector;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.DictionaryVector;
import io.github.parquetjdbc.vector.DoubleVector;
import io.github.parquetjdbc.vector.Int128Vector;
import io.github.parquetjdbc.vector.IntVector;
import io.github.parquetjdbc.vector.LongVector;
import io.github.parquetjdbc.vector.TypeId;
import io.github.parquetjdbc.vector.Vector;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;

/** Rows as text, cells divided by bars. */
final class RowText {

  private RowText() {}

  static List<String> all(BatchCursor cursor) throws IOException {
    List<String> rows = new ArrayList<>();
    for (Batch batch = cursor.next(); batch != null; batch = cursor.next()) {
      for (int row = 0; row < batch.length(); row++) {
        List<String> cells = new ArrayList<>();
        for (Vector column : batch.columns()) {
          cells.add(cell(column, row));
        }
        rows.add(String.join("|", cells));
      }
    }
    return rows;
  }

  private static String cell(Vector vector, int row) {
    if (vector instanceof ConstantVector constant) {
      return cell(constant.value(), 0);
    }
    if (vector.isNull(row)) {
      return "NULL";
    }
    if (vector instanceof DictionaryVector dictionary) {
      return cell(dictionary.dictionary(), dictionary.ids()[row]);
    }
    DataType type = vector.type();
    return switch (vector.kind()) {
      case BOOLEAN -> String.valueOf(((BooleanVector) vector).values()[row] != 0);
      case INT -> integer(((IntVector) vector).values()[row], type);
      case LONG -> wide(BigInteger.valueOf(((LongVector) vector).values()[row]), type);
      case DOUBLE -> String.valueOf(((DoubleVector) vector).values()[row]);
      case INT128 -> wide(((Int128Vector) vector).get(row), type);
      case BYTES -> bytes((BytesVector) vector, row, type);
      case LIST, STRUCT, MAP -> type.toString();
    };
  }

  private static String bytes(BytesVector vector, int row, DataType type) {
    return type.id() == TypeId.DECIMAL
        ? wide(new BigInteger(vector.copy(row)), type)
        : vector.text(row);
  }

  private static String integer(int value, DataType type) {
    return type.id() == TypeId.DATE
        ? LocalDate.ofEpochDay(value).toString()
        : String.valueOf(value);
  }

  private static String wide(BigInteger value, DataType type) {
    if (type.id() == TypeId.DECIMAL) {
      return new BigDecimal(value, type.scale()).toPlainString();
    }
    if (type.id() == TypeId.TIMESTAMP) {
      BigInteger[] parts = value.divideAndRemainder(BigInteger.valueOf(type.unitsPerSecond()));
      long nanos = parts[1].longValue() * (1_000_000_000L / type.unitsPerSecond());
      return LocalDateTime.ofEpochSecond(parts[0].longValue(), 0, ZoneOffset.UTC)
          .plusNanos(nanos)
          .toString();
    }
    return value.toString();
  }
}
