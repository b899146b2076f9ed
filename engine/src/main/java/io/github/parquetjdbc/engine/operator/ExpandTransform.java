package io.github.parquetjdbc.engine.operator;

import io.github.parquetjdbc.engine.plan.PlanNode;
import io.github.parquetjdbc.engine.rows.RowStore;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.ConstantVector;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.LongVector;
import io.github.parquetjdbc.vector.Vector;
import java.util.Arrays;
import java.util.List;

/** Gives each batch once for every grouping set; vectors are shared, not copied. */
public final class ExpandTransform implements Transform {

  private final PlanNode.Expand node;
  private Batch input;
  private int next;

  public ExpandTransform(PlanNode.Expand node) {
    this.node = node;
  }

  @Override
  public void accept(Batch batch) {
    input = batch;
    next = 0;
  }

  @Override
  public Batch next() {
    if (input == null || next == node.sets().size()) {
      input = null;
      return null;
    }
    PlanNode.GroupingSet set = node.sets().get(next++);
    int length = input.length();
    int width = input.columns().length;
    int keys = node.keys().size();
    Vector[] columns = Arrays.copyOf(input.columns(), width + keys + set.numbers().size());
    for (int i = 0; i < keys; i++) {
      Vector key = input.column(node.keys().get(i));
      columns[width + i] = set.keys().get(i) ? key : nulls(key.type(), length);
    }
    for (int i = 0; i < set.numbers().size(); i++) {
      long[] number = {set.numbers().get(i)};
      columns[width + keys + i] =
          new ConstantVector(new LongVector(DataType.BIGINT, number, 1, null), length);
    }
    return new Batch(columns, length, input.selection());
  }

  private static Vector nulls(DataType type, int length) {
    return new RowStore(List.of(type)).gatherPadded(0, new int[] {-1}, length);
  }

  @Override
  public void reset() {
    input = null;
  }
}
