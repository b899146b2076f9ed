package io.github.parquetjdbc.adapter.table;

import io.github.parquetjdbc.vector.BooleanVector;
import io.github.parquetjdbc.vector.BytesVector;
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

/** One null of any type. */
final class NullVector {

  private NullVector() {}

  /** A flat vector of length 1. */
  static Vector of(DataType type) {
    Validity none = Validity.allNull(1);
    return switch (type.kind()) {
      case BOOLEAN -> new BooleanVector(type, new byte[1], 1, none);
      case INT -> new IntVector(type, new int[1], 1, none);
      case LONG -> new LongVector(type, new long[1], 1, none);
      case DOUBLE -> new DoubleVector(type, new double[1], 1, none);
      case INT128 -> Int128Vector.narrow(type, new long[1], 1, none);
      case BYTES -> new BytesVector(type, new byte[0], new int[1], new int[1], 1, none);
      case LIST -> new ListVector(type, new int[2], of(type.element().type()), 1, none);
      case MAP ->
          new MapVector(
              type,
              new int[2],
              of(type.fields().get(0).type()),
              of(type.fields().get(1).type()),
              1,
              none);
      case STRUCT ->
          new StructVector(
              type, type.fields().stream().map(field -> of(field.type())).toList(), 1, none);
    };
  }
}
