package io.github.parquetjdbc.engine.expression;

import io.github.parquetjdbc.engine.context.QueryError;
import io.github.parquetjdbc.engine.context.QueryException;
import io.github.parquetjdbc.vector.BooleanVector;
import io.github.parquetjdbc.vector.BytesVector;
import io.github.parquetjdbc.vector.ConstantVector;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.DoubleVector;
import io.github.parquetjdbc.vector.Int128Vector;
import io.github.parquetjdbc.vector.IntVector;
import io.github.parquetjdbc.vector.LongVector;
import io.github.parquetjdbc.vector.Validity;
import io.github.parquetjdbc.vector.Vector;
import java.math.BigDecimal;
import java.math.BigInteger;

/** Vectors of single values, given as {@link Expression.Literal#value} gives them. */
public final class Constants {

  private Constants() {}

  /**
   * @param value {@code null} for NULL
   */
  public static ConstantVector vector(Object value, DataType type, int length) {
    return new ConstantVector(flat(value, type), length);
  }

  /**
   * A flat vector of length 1.
   *
   * @param value {@code null} for NULL
   * @throws IllegalArgumentException for a value that does not fit a literal of the type
   * @throws QueryException UNSUPPORTED for nested types
   */
  public static Vector flat(Object value, DataType type) {
    Validity validity = value == null ? Validity.allNull(1) : null;
    return switch (type.kind()) {
      case BOOLEAN ->
          new BooleanVector(
              type, new byte[] {Boolean.TRUE.equals(value) ? (byte) 1 : 0}, 1, validity);
      case INT ->
          new IntVector(
              type, new int[] {value == null ? 0 : ((Number) value).intValue()}, 1, validity);
      case LONG ->
          new LongVector(
              type,
              new long[] {value == null ? 0 : integer(value, type).longValueExact()},
              1,
              validity);
      case DOUBLE ->
          new DoubleVector(
              type, new double[] {value == null ? 0 : ((Number) value).doubleValue()}, 1, validity);
      case INT128 -> {
        BigInteger integer = value == null ? BigInteger.ZERO : integer(value, type);
        yield integer.bitLength() < Long.SIZE
            ? Int128Vector.narrow(type, new long[] {integer.longValue()}, 1, validity)
            : new Int128Vector(
                type,
                new long[] {integer.shiftRight(Long.SIZE).longValueExact()},
                new long[] {integer.longValue()},
                1,
                validity);
      }
      case BYTES -> {
        byte[] bytes = value == null ? new byte[0] : bytes(value, type);
        yield new BytesVector(type, bytes, new int[] {0}, new int[] {bytes.length}, 1, validity);
      }
      case LIST, STRUCT, MAP ->
          throw new QueryException(QueryError.UNSUPPORTED, "constants of type " + type);
    };
  }

  private static BigInteger integer(Object value, DataType type) {
    if (value instanceof BigDecimal decimal) {
      return decimal.setScale(type.scale()).unscaledValue();
    }
    return value instanceof BigInteger integer
        ? integer
        : BigInteger.valueOf(((Number) value).longValue());
  }

  private static byte[] bytes(Object value, DataType type) {
    return value instanceof byte[] bytes ? bytes : integer(value, type).toByteArray();
  }
}
