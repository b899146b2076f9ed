package io.github.parquetjdbc.adapter.system;

import io.github.parquetjdbc.engine.plan.Column;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.BooleanVector;
import io.github.parquetjdbc.vector.BytesVector;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.LongVector;
import io.github.parquetjdbc.vector.TypeId;
import io.github.parquetjdbc.vector.Validity;
import io.github.parquetjdbc.vector.Vector;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Rows as batches: BOOLEAN, BIGINT, instants of milliseconds, and text. */
final class RowVectors {

  private RowVectors() {}

  /**
   * @param rows values of all columns of the table
   * @param chosen places of the batch's columns in the rows
   */
  static Batch batch(List<Object[]> rows, List<Column> columns, List<Integer> chosen) {
    Vector[] vectors = new Vector[chosen.size()];
    for (int i = 0; i < vectors.length; i++) {
      vectors[i] = vector(rows, columns.get(chosen.get(i)), chosen.get(i));
    }
    return new Batch(vectors, rows.size(), null);
  }

  private static Vector vector(List<Object[]> rows, Column column, int place) {
    int length = rows.size();
    Validity validity = Validity.allValid(length);
    for (int i = 0; i < length; i++) {
      if (rows.get(i)[place] == null) {
        validity.setNull(i);
      }
    }
    if (column.type().id() == TypeId.VARCHAR) {
      return text(rows, place, validity);
    }
    if (column.type().id() == TypeId.BOOLEAN) {
      byte[] values = new byte[length];
      for (int i = 0; i < length; i++) {
        values[i] = Boolean.TRUE.equals(rows.get(i)[place]) ? (byte) 1 : 0;
      }
      return new BooleanVector(column.type(), values, length, validity);
    }
    long[] values = new long[length];
    for (int i = 0; i < length; i++) {
      values[i] = rows.get(i)[place] instanceof Number number ? number.longValue() : 0;
    }
    return new LongVector(column.type(), values, length, validity);
  }

  private static Vector text(List<Object[]> rows, int place, Validity validity) {
    int length = rows.size();
    int[] offsets = new int[length];
    int[] lengths = new int[length];
    ByteArrayOutputStream data = new ByteArrayOutputStream();
    for (int i = 0; i < length; i++) {
      offsets[i] = data.size();
      if (rows.get(i)[place] != null) {
        data.writeBytes(rows.get(i)[place].toString().getBytes(StandardCharsets.UTF_8));
      }
      lengths[i] = data.size() - offsets[i];
    }
    return new BytesVector(
        DataType.VARCHAR, data.toByteArray(), offsets, lengths, length, validity);
  }
}
