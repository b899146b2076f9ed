package io.github.parquetjdbc.engine.aggregate;

import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.LongVector;
import io.github.parquetjdbc.vector.Vector;

/** Results of COUNT. */
final class Counts {

  private Counts() {}

  /** Of one count of rows. */
  static Vector rows(Accumulator[] parts, int from, int count) {
    long[] counts = new long[count];
    for (int i = 0; i < count; i++) {
      counts[i] = ((RowCount) parts[0]).count(from + i);
    }
    return new LongVector(DataType.BIGINT, counts, count, null);
  }

  /** Of all rows and the nulls among them. */
  static Vector nonNull(Accumulator[] parts, int from, int count) {
    long[] counts = new long[count];
    for (int i = 0; i < count; i++) {
      counts[i] = nonNull(parts[0], parts[1], from + i);
    }
    return new LongVector(DataType.BIGINT, counts, count, null);
  }

  static long nonNull(Accumulator rows, Accumulator nulls, int group) {
    return ((RowCount) rows).count(group) - ((RowCount) nulls).count(group);
  }
}
