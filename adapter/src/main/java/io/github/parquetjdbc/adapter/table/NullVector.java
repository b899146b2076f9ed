package io.github.parquetjdbc.adapter.table;

import io.github.parquetjdbc.vector.BooleanVector;
import io.github.parquetjdbc.vector.BytesVector;
import io.github.parquetjdbc.vector.ConstantVector;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.DoubleVector;
import io.github.parquetjdbc.vector.Int128Vector;
import io.github.parquetjdbc.vector.IntVector;
import io.github.parquetjdbc.vector.ListVector;
import io.github.parquetjdbc.vector.LongVector;
import io.github.parquetjdbc.vector.MapVector;
import io.github.parquetjdbc.vector.StructVector;
import io.github.parquetjdbc.vector.Validity;
import io.github.parquetjdbc.vector.Vector;

/** Nulls of any type. */
final class NullVector {

  private NullVector() {}

  /** A null for every row. */
  static ConstantVector constant(DataType type, int length) {
    return new ConstantVector(of(type, 1), length);
  }

  /** A flat vector. */
  static Vector of(DataType type, int length) {
    Validity none = Validity.allNull(length);
    return switch (type.kind()) {
      case BOOLEAN -> new BooleanVector(type, new byte[length], length, none);
      case INT -> new IntVector(type, new int[length], length, none);
      case LONG -> new LongVector(type, new long[length], length, none);
      case DOUBLE -> new DoubleVector(type, new double[length], length, none);
      case INT128 -> Int128Vector.narrow(type, new long[length], length, none);
      case BYTES ->
          new BytesVector(type, new byte[0], new int[length], new int[length], length, none);
      case LIST ->
          new ListVector(type, new int[length + 1], of(type.element().type(), 0), length, none);
      case MAP ->
          new MapVector(
              type,
              new int[length + 1],
              of(type.fields().get(0).type(), 0),
              of(type.fields().get(1).type(), 0),
              length,
              none);
      case STRUCT ->
          new StructVector(
              type,
              type.fields().stream().map(field -> of(field.type(), length)).toList(),
              length,
              none);
    };
  }
}
