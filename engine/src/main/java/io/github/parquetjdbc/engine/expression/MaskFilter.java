package io.github.parquetjdbc.engine.expression;

import io.github.parquetjdbc.engine.function.bind.Lane;
import io.github.parquetjdbc.engine.kernel.Masks;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.BooleanVector;
import io.github.parquetjdbc.vector.ConstantVector;
import io.github.parquetjdbc.vector.RowFilter;
import io.github.parquetjdbc.vector.Vector;

/** Keeps the rows for which an expression is true: neither false nor null. */
final class MaskFilter implements RowFilter {

  private final Evaluator condition;
  private final Lane lane = new Lane();
  private byte[] truth = {};

  MaskFilter(Evaluator condition) {
    this.condition = condition;
  }

  @Override
  public int select(Batch batch, int[] rows) {
    if (batch.rowCount() == 0) {
      return 0;
    }
    Vector value = condition.evaluate(batch);
    if (value instanceof ConstantVector constant) {
      boolean passes = !constant.isAllNull() && ((BooleanVector) constant.value()).values()[0] == 1;
      return passes ? AllRows.select(batch, rows) : 0;
    }
    byte[] mask = lane.booleans(value);
    if (value.validity() != null) {
      if (truth.length < batch.length()) {
        truth = new byte[batch.length()];
      }
      Masks.andBits(mask, value.validity().words(), truth, batch.length());
      mask = truth;
    }
    return AllRows.compact(mask, batch, rows);
  }
}
