package io.github.parquetjdbc.engine.function.nested;

import io.github.parquetjdbc.vector.BooleanVector;
import io.github.parquetjdbc.vector.BytesVector;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.DoubleVector;
import io.github.parquetjdbc.vector.Int128Vector;
import io.github.parquetjdbc.vector.IntVector;
import io.github.parquetjdbc.vector.LongVector;
import io.github.parquetjdbc.vector.TypeId;
import io.github.parquetjdbc.vector.Vector;
import java.math.BigInteger;
import java.util.Arrays;

/** Compares and sorts values of a flat vector, which are not nested. Nulls are the caller's. */
final class ElementOrder {

  private final Vector values;

  ElementOrder(Vector values) {
    this.values = values;
  }

  static boolean compares(DataType type) {
    return !type.isNested();
  }

  /** Numbers and texts in the order of SQL; NaN is the greatest, zeros are one. */
  int compare(int left, int right) {
    return switch (values.kind()) {
      case BOOLEAN -> {
        byte[] bytes = ((BooleanVector) values).values();
        yield Byte.compare(bytes[left], bytes[right]);
      }
      case INT -> {
        int[] ints = ((IntVector) values).values();
        yield Integer.compare(ints[left], ints[right]);
      }
      case LONG -> {
        long[] longs = ((LongVector) values).values();
        yield Long.compare(longs[left], longs[right]);
      }
      case DOUBLE -> {
        double[] doubles = ((DoubleVector) values).values();
        yield Double.compare(doubles[left] + 0.0, doubles[right] + 0.0);
      }
      case INT128 -> {
        Int128Vector wide = (Int128Vector) values;
        yield wide.get(left).compareTo(wide.get(right));
      }
      case BYTES -> compareBytes((BytesVector) values, left, right);
      default -> throw new IllegalArgumentException(values.type().toString());
    };
  }

  private static int compareBytes(BytesVector bytes, int left, int right) {
    int from = bytes.offsets()[left];
    int other = bytes.offsets()[right];
    if (bytes.type().id() == TypeId.DECIMAL) {
      return new BigInteger(bytes.data(), from, bytes.lengths()[left])
          .compareTo(new BigInteger(bytes.data(), other, bytes.lengths()[right]));
    }
    return Arrays.compareUnsigned(
        bytes.data(),
        from,
        from + bytes.lengths()[left],
        bytes.data(),
        other,
        other + bytes.lengths()[right]);
  }

  /** Nulls are the same, and behind all others. */
  int compareNullable(int left, int right) {
    boolean leftNull = values.isNull(left);
    boolean rightNull = values.isNull(right);
    if (leftNull || rightNull) {
      return Boolean.compare(leftNull, rightNull);
    }
    return compare(left, right);
  }

  /** Sorts positions, nulls last; equal ones keep their order. */
  void sort(int[] positions, int from, int to) {
    sort(positions, from, to, new int[to - from]);
  }

  private void sort(int[] positions, int from, int to, int[] scratch) {
    if (to - from < 2) {
      return;
    }
    int middle = (from + to) >>> 1;
    sort(positions, from, middle, scratch);
    sort(positions, middle, to, scratch);
    int left = from;
    int right = middle;
    for (int i = 0; i < to - from; i++) {
      boolean takeLeft =
          right == to || left < middle && compareNullable(positions[left], positions[right]) <= 0;
      scratch[i] = takeLeft ? positions[left++] : positions[right++];
    }
    System.arraycopy(scratch, 0, positions, from, to - from);
  }
}
