package io.github.parquetjdbc.engine.aggregate;

import io.github.parquetjdbc.engine.context.QueryError;
import io.github.parquetjdbc.engine.context.QueryException;
import io.github.parquetjdbc.vector.BooleanVector;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.DoubleVector;
import io.github.parquetjdbc.vector.Int128Vector;
import io.github.parquetjdbc.vector.IntVector;
import io.github.parquetjdbc.vector.LongVector;
import io.github.parquetjdbc.vector.Validity;
import io.github.parquetjdbc.vector.Vector;

/** Results of MIN, MAX and their kin. The parts: the extreme, all rows, the nulls among them. */
final class Extremes {

  private final DataType type;

  Extremes(DataType type) {
    this.type = type;
  }

  /** The value of the only row of each group. */
  Vector singleValues(Accumulator[] parts, int from, int count) {
    for (int i = 0; i < count; i++) {
      long rows = ((RowCount) parts[1]).count(from + i);
      if (rows > 1) {
        throw new QueryException(
            QueryError.CARDINALITY_VIOLATION, "a scalar sub-query gave " + rows + " rows");
      }
    }
    return values(parts, from, count);
  }

  Vector values(Accumulator[] parts, int from, int count) {
    Validity validity = validity(parts, from, count);
    return switch (type.kind()) {
      case BOOLEAN -> booleans((LongExtreme) parts[0], from, count, validity);
      case INT -> ints((LongExtreme) parts[0], from, count, validity);
      case LONG -> longs((LongExtreme) parts[0], from, count, validity);
      case DOUBLE -> doubles((LongExtreme) parts[0], from, count, validity);
      case INT128 -> wide((Int128Extreme) parts[0], from, count, validity);
      case BYTES -> bytes((BytesExtreme) parts[0], from, count, validity);
      default -> throw new IllegalArgumentException(type.toString());
    };
  }

  private static Validity validity(Accumulator[] parts, int from, int count) {
    Validity validity = null;
    for (int i = 0; i < count; i++) {
      if (Counts.nonNull(parts[1], parts[2], from + i) == 0) {
        validity = validity == null ? Validity.allValid(count) : validity;
        validity.setNull(i);
      }
    }
    return validity;
  }

  private Vector booleans(LongExtreme part, int from, int count, Validity validity) {
    byte[] values = new byte[count];
    for (int i = 0; i < count; i++) {
      values[i] = (byte) (part.value(from + i) & 1);
    }
    return new BooleanVector(type, values, count, validity);
  }

  private Vector ints(LongExtreme part, int from, int count, Validity validity) {
    int[] values = new int[count];
    for (int i = 0; i < count; i++) {
      values[i] = (int) part.value(from + i);
    }
    return new IntVector(type, values, count, validity);
  }

  private Vector longs(LongExtreme part, int from, int count, Validity validity) {
    long[] values = new long[count];
    for (int i = 0; i < count; i++) {
      values[i] = part.value(from + i);
    }
    return new LongVector(type, values, count, validity);
  }

  private Vector doubles(LongExtreme part, int from, int count, Validity validity) {
    double[] values = new double[count];
    for (int i = 0; i < count; i++) {
      values[i] = part.doubleValue(from + i);
    }
    return new DoubleVector(type, values, count, validity);
  }

  private Vector wide(Int128Extreme part, int from, int count, Validity validity) {
    long[] high = new long[count];
    long[] low = new long[count];
    for (int i = 0; i < count; i++) {
      high[i] = part.high(from + i);
      low[i] = part.low(from + i);
    }
    return new Int128Vector(type, high, low, count, validity);
  }

  private Vector bytes(BytesExtreme part, int from, int count, Validity validity) {
    byte[][] values = new byte[count][];
    for (int i = 0; i < count; i++) {
      values[i] = part.value(from + i);
    }
    return ExactColumn.joined(type, values, validity);
  }
}
