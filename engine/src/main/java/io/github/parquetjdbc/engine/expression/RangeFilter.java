package io.github.parquetjdbc.engine.expression;

import io.github.parquetjdbc.engine.function.bind.Lane;
import io.github.parquetjdbc.engine.function.compare.LongRange;
import io.github.parquetjdbc.engine.kernel.Compare;
import io.github.parquetjdbc.engine.kernel.Masks;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.RowFilter;
import io.github.parquetjdbc.vector.Vector;
import io.github.parquetjdbc.vector.VectorKind;

/** A column of integers between two bounds: several comparisons with constants in one pass. */
final class RangeFilter implements RowFilter {

  private final int column;
  private final LongRange range;
  private final Lane lane = new Lane();
  private byte[] mask = {};

  /**
   * @param column of kind INT (bounds then within an int) or LONG
   */
  RangeFilter(int column, LongRange range) {
    this.column = column;
    this.range = range;
  }

  @Override
  public int select(Batch batch, int[] rows) {
    Vector vector = batch.column(column);
    int length = batch.length();
    if (mask.length < length) {
      mask = new byte[length];
    }
    if (vector.kind() == VectorKind.INT) {
      Compare.range(
          lane.ints(vector), (int) range.low(), (int) range.high(), range.flip(), mask, length);
    } else {
      Compare.range(lane.longs(vector), range.low(), range.high(), range.flip(), mask, length);
    }
    if (vector.validity() != null) {
      Masks.andBits(mask, vector.validity().words(), mask, length);
    }
    return AllRows.compact(mask, batch, rows);
  }
}
