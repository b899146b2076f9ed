package io.github.parquetjdbc.engine.function.temporal;

import io.github.parquetjdbc.engine.function.bind.Output;
import io.github.parquetjdbc.engine.function.bind.Rows;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.IntVector;
import io.github.parquetjdbc.vector.LongVector;
import io.github.parquetjdbc.vector.Vector;
import io.github.parquetjdbc.vector.VectorKind;

/** Counts of time as an integer type; what an INTEGER cannot hold is an error. */
final class WholeResult {

  private WholeResult() {}

  static Vector of(DataType type, long[] values, Rows rows, Output output) {
    if (type.kind() == VectorKind.LONG) {
      return new LongVector(type, values, rows.length(), rows.validity());
    }
    int[] ints = output.ints(rows.length());
    for (int i = 0; i < rows.count(); i++) {
      int row = rows.row(i);
      ints[row] = (int) values[row];
      if (ints[row] != values[row] && !rows.isNull(row)) {
        throw TemporalErrors.outOfRange(type);
      }
    }
    return new IntVector(type, ints, rows.length(), rows.validity());
  }
}
