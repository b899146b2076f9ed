package io.github.parquetjdbc.adapter;

import io.github.parquetjdbc.engine.expression.Expression;
import io.github.parquetjdbc.engine.plan.Column;
import io.github.parquetjdbc.engine.plan.PlanNode;
import io.github.parquetjdbc.vector.DataType;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Explained plans as results: a row a line. */
final class PlanText {

  private static final String NAME = "plan";

  private PlanText() {}

  /** The columns of such a result. */
  static List<ResultColumn> columns() {
    return List.of(new ResultColumn(NAME, NAME, "", "", DataType.VARCHAR, false));
  }

  static PlanNode rows(String text) {
    List<List<Expression>> rows = new ArrayList<>();
    for (String line : text.split("\n")) {
      byte[] bytes = line.getBytes(StandardCharsets.UTF_8);
      rows.add(List.of(new Expression.Literal(bytes, DataType.VARCHAR)));
    }
    return new PlanNode.Values(List.of(new Column(NAME, DataType.VARCHAR, false)), rows);
  }
}
