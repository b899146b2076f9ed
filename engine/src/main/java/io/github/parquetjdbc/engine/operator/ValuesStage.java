package io.github.parquetjdbc.engine.operator;

import io.github.parquetjdbc.engine.context.QueryContext;
import io.github.parquetjdbc.engine.expression.Expression;
import io.github.parquetjdbc.engine.expression.ExpressionCompiler;
import io.github.parquetjdbc.engine.plan.PlanNode;
import io.github.parquetjdbc.engine.rows.RowNumbers;
import io.github.parquetjdbc.engine.rows.RowStore;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.Vector;
import java.util.List;

/** Rows given in the query. */
public final class ValuesStage implements Stage {

  private final PlanNode.Values values;
  private final QueryContext context;
  private RowStore rows;

  public ValuesStage(PlanNode.Values values, QueryContext context) {
    this.values = values;
    this.context = context;
  }

  @Override
  public void prepare(long rowLimit) {
    rows = new RowStore(PlanNode.types(values.columns()));
    ExpressionCompiler compiler = new ExpressionCompiler(context);
    Batch oneRow = Batch.of(1);
    for (List<Expression> row : values.rows()) {
      Vector[] cells = new Vector[row.size()];
      for (int i = 0; i < cells.length; i++) {
        cells[i] = compiler.compile(row.get(i)).evaluate(oneRow);
      }
      rows.append(cells, RowNumbers.all(1), 0, 1);
    }
  }

  @Override
  public int morselCount() {
    return BatchRange.morselCount(rows.size());
  }

  @Override
  public StageWorker newWorker() {
    int[] numbers = RowNumbers.all(rows.size());
    return morsel ->
        BatchRange.morsel(
            morsel, rows.size(), (from, count) -> rows.gather(numbers, from, count), context);
  }

  @Override
  public void close() {
    rows = null;
  }
}
