package io.github.parquetjdbc.adapter.model;

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
import io.github.parquetjdbc.vector.Vector;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.apache.calcite.avatica.util.ByteString;

/**
 * Values in the forms that Calcite's own executor works on: dates are days, times and timestamps
 * milliseconds (it has none finer), structs arrays.
 */
final class ModelValues {

  private static final long MILLIS = 1_000;

  private ModelValues() {}

  static Object value(Vector vector, int row) {
    if (vector.isNull(row)) {
      return null;
    }
    if (vector instanceof ConstantVector constant) {
      return value(constant.value(), 0);
    }
    if (vector instanceof DictionaryVector encoded) {
      return value(encoded.dictionary(), encoded.ids()[row]);
    }
    if (vector instanceof BooleanVector booleans) {
      return booleans.values()[row] != 0;
    }
    DataType type = vector.type();
    if (vector instanceof DoubleVector doubles) {
      double value = doubles.values()[row];
      return switch (type.id()) {
        case REAL -> (Object) (float) value;
        default -> value;
      };
    }
    if (vector instanceof IntVector ints) {
      return integer(ints.values()[row], type);
    }
    if (vector instanceof LongVector longs) {
      return exact(BigInteger.valueOf(longs.values()[row]), type);
    }
    if (vector instanceof Int128Vector wide) {
      return exact(wide.get(row), type);
    }
    return vector instanceof BytesVector bytes ? bytes(bytes, row) : nested(vector, row);
  }

  private static Object integer(int value, DataType type) {
    return switch (type.id()) {
      case TINYINT -> (Object) (byte) value;
      case SMALLINT -> (short) value;
      default -> value;
    };
  }

  private static Object exact(BigInteger value, DataType type) {
    return switch (type.id()) {
      case DECIMAL -> new BigDecimal(value, type.scale());
      case TIME -> millis(value, type).intValueExact();
      case TIMESTAMP, TIMESTAMP_TZ -> millis(value, type).longValueExact();
      default -> value.longValueExact();
    };
  }

  /** Rounded down, so that moments before 1970 keep their order. */
  private static BigInteger millis(BigInteger value, DataType type) {
    BigInteger units = BigInteger.valueOf(type.unitsPerSecond() / MILLIS);
    BigInteger[] parts = value.divideAndRemainder(units);
    return parts[1].signum() < 0 ? parts[0].subtract(BigInteger.ONE) : parts[0];
  }

  private static Object bytes(BytesVector vector, int row) {
    return switch (vector.type().id()) {
      case VARCHAR, VARIANT -> vector.text(row);
      case DECIMAL -> new BigDecimal(new BigInteger(vector.copy(row)), vector.type().scale());
      case UUID -> {
        ByteBuffer bytes = ByteBuffer.wrap(vector.copy(row));
        yield new UUID(bytes.getLong(), bytes.getLong());
      }
      default -> new ByteString(vector.copy(row));
    };
  }

  private static Object nested(Vector vector, int row) {
    if (vector instanceof StructVector struct) {
      return struct.children().stream().map(child -> value(child, row)).toArray();
    }
    if (vector instanceof MapVector map) {
      Map<Object, Object> entries = new LinkedHashMap<>();
      for (int i = map.offsets()[row]; i < map.offsets()[row + 1]; i++) {
        entries.put(value(map.keys(), i), value(map.values(), i));
      }
      return entries;
    }
    ListVector list = (ListVector) vector;
    List<Object> elements = new ArrayList<>();
    for (int i = list.offsets()[row]; i < list.offsets()[row + 1]; i++) {
      elements.add(value(list.elements(), i));
    }
    return elements;
  }
}
