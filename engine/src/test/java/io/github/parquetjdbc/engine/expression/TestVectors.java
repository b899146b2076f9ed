package io.github.parquetjdbc.engine.expression;

import io.github.parquetjdbc.engine.function.bind.Merger;
import io.github.parquetjdbc.engine.function.bind.Output;
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
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Vectors of given values in any form, and values out of vectors. */
final class TestVectors {

  private TestVectors() {}

  /** Values in the form of literals; text may be given as String. */
  static Vector flat(DataType type, List<?> values) {
    Merger merger = new Merger(type, new Output(Output.Reuse.NEVER));
    int length = values.size();
    merger.start(length);
    for (int row = 0; row < length; row++) {
      merger.put(Constants.vector(literal(values.get(row)), type, length), new int[] {row}, 1);
    }
    return merger.finish();
  }

  static Object literal(Object value) {
    return value instanceof String text ? text.getBytes(StandardCharsets.UTF_8) : value;
  }

  /** A dictionary of the distinct values; nulls are null rows. */
  static Vector dictionary(DataType type, List<?> values) {
    List<Object> distinct = new ArrayList<>();
    int[] ids = new int[values.size()];
    Validity validity = Validity.allValid(values.size());
    for (int row = 0; row < ids.length; row++) {
      Object value = values.get(row);
      if (value == null) {
        validity.setNull(row);
        continue;
      }
      ids[row] = indexOf(distinct, value);
      if (ids[row] < 0) {
        ids[row] = distinct.size();
        distinct.add(value);
      }
    }
    if (distinct.isEmpty()) {
      return Constants.vector(null, type, values.size());
    }
    boolean nulls = values.stream().anyMatch(java.util.Objects::isNull);
    return new DictionaryVector(ids, flat(type, distinct), values.size(), nulls ? validity : null);
  }

  private static int indexOf(List<Object> values, Object value) {
    for (int i = 0; i < values.size(); i++) {
      Object other = values.get(i);
      if (other instanceof byte[] a && value instanceof byte[] b
          ? java.util.Arrays.equals(a, b)
          : other.equals(value)) {
        return i;
      }
    }
    return -1;
  }

  /** Row {@code row}; text as String, other byte strings as the text of their bytes. */
  static Object value(Vector vector, int row) {
    if (vector.isNull(row)) {
      return null;
    }
    if (vector instanceof ConstantVector constant) {
      return value(constant.value(), 0);
    }
    if (vector instanceof DictionaryVector d) {
      return value(d.dictionary(), d.ids()[row]);
    }
    DataType type = vector.type();
    boolean decimal = type.id() == TypeId.DECIMAL;
    if (vector instanceof BooleanVector v) {
      return v.values()[row] == 1;
    }
    if (vector instanceof IntVector v) {
      return v.values()[row];
    }
    if (vector instanceof LongVector v) {
      return decimal ? BigDecimal.valueOf(v.values()[row], type.scale()) : (Object) v.values()[row];
    }
    if (vector instanceof DoubleVector v) {
      return v.values()[row];
    }
    if (vector instanceof Int128Vector v) {
      return decimal ? new BigDecimal(v.get(row), type.scale()) : (Object) v.get(row);
    }
    BytesVector bytes = (BytesVector) vector;
    if (decimal) {
      return new BigDecimal(new BigInteger(bytes.copy(row)), type.scale());
    }
    return type.id() == TypeId.VARCHAR
        ? bytes.text(row)
        : java.util.Arrays.toString(bytes.copy(row));
  }
}
