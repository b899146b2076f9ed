package io.github.parquetjdbc.driver.accessor;

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
import io.github.parquetjdbc.vector.Validity;
import io.github.parquetjdbc.vector.Vector;
import java.io.ByteArrayOutputStream;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.ZoneId;

/** Makes vectors of values in the form of {@code Expression.Literal.value}, nulls among them. */
public final class TestVectors {

  private TestVectors() {}

  /** How a session in a zone shows values, but for the result sets of arrays. */
  public static Presentation shownIn(ZoneId zone) {
    return new Presentation(
        zone,
        TypeMode.FULL,
        (type, rows) -> {
          throw new UnsupportedOperationException();
        });
  }

  /** A flat vector. */
  public static Vector flat(DataType type, Object... values) {
    int length = values.length;
    Validity validity = null;
    for (int i = 0; i < length; i++) {
      if (values[i] == null) {
        validity = validity == null ? Validity.allValid(length) : validity;
        validity.setNull(i);
      }
    }
    return switch (type.kind()) {
      case BOOLEAN -> {
        byte[] array = new byte[length];
        for (int i = 0; i < length; i++) {
          array[i] = (byte) (Boolean.TRUE.equals(values[i]) ? 1 : 0);
        }
        yield new BooleanVector(type, array, length, validity);
      }
      case INT -> {
        int[] array = new int[length];
        for (int i = 0; i < length; i++) {
          array[i] = values[i] == null ? 0 : (Integer) values[i];
        }
        yield new IntVector(type, array, length, validity);
      }
      case LONG -> {
        long[] array = new long[length];
        for (int i = 0; i < length; i++) {
          array[i] = unscaled(type, values[i]).longValueExact();
        }
        yield new LongVector(type, array, length, validity);
      }
      case DOUBLE -> {
        double[] array = new double[length];
        for (int i = 0; i < length; i++) {
          array[i] = values[i] == null ? 0 : (Double) values[i];
        }
        yield new DoubleVector(type, array, length, validity);
      }
      case INT128 -> {
        long[] high = new long[length];
        long[] low = new long[length];
        for (int i = 0; i < length; i++) {
          BigInteger value = unscaled(type, values[i]);
          high[i] = value.shiftRight(64).longValueExact();
          low[i] = value.longValue();
        }
        yield new Int128Vector(type, high, low, length, validity);
      }
      case BYTES -> bytes(type, values, validity);
      default -> throw new IllegalArgumentException(type.toString());
    };
  }

  /** The same values by way of a dictionary that holds them in reverse, null rows apart. */
  public static Vector dictionary(DataType type, Object... values) {
    int length = values.length;
    Object[] entries = new Object[length];
    int[] ids = new int[length];
    Validity validity = Validity.allValid(length);
    for (int i = 0; i < length; i++) {
      ids[i] = length - 1 - i;
      entries[ids[i]] = values[i];
      if (values[i] == null) {
        validity.setNull(i);
      }
    }
    return new DictionaryVector(ids, flat(type, entries), length, validity);
  }

  /** One value for all rows. */
  public static Vector constant(DataType type, Object value, int length) {
    return new ConstantVector(flat(type, value), length);
  }

  private static BigInteger unscaled(DataType type, Object value) {
    if (value == null) {
      return BigInteger.ZERO;
    }
    if (type.id() == TypeId.DECIMAL) {
      return ((BigDecimal) value).setScale(type.scale()).unscaledValue();
    }
    return value instanceof BigInteger integer ? integer : BigInteger.valueOf((Long) value);
  }

  private static Vector bytes(DataType type, Object[] values, Validity validity) {
    ByteArrayOutputStream data = new ByteArrayOutputStream();
    data.writeBytes(new byte[] {1, 2, 3});
    int[] offsets = new int[values.length];
    int[] lengths = new int[values.length];
    for (int i = 0; i < values.length; i++) {
      offsets[i] = data.size();
      if (values[i] != null) {
        data.writeBytes(
            type.id() == TypeId.DECIMAL
                ? unscaled(type, values[i]).toByteArray()
                : (byte[]) values[i]);
      }
      lengths[i] = data.size() - offsets[i];
    }
    return new BytesVector(type, data.toByteArray(), offsets, lengths, values.length, validity);
  }
}
