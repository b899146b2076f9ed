package io.github.parquetjdbc.adapter.plain;

import io.github.parquetjdbc.adapter.table.Catalogue;
import io.github.parquetjdbc.adapter.table.Table;
import io.github.parquetjdbc.engine.expression.Expression;
import io.github.parquetjdbc.engine.plan.AggregateCall;
import io.github.parquetjdbc.engine.plan.Column;
import io.github.parquetjdbc.engine.plan.PlanNode;
import io.github.parquetjdbc.vector.DataType;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Plans of plain statements over a catalogue: the same as the SQL planner's. */
public final class PlainPlanner {

  private final Catalogue catalogue;

  public PlainPlanner(Catalogue catalogue) {
    this.catalogue = catalogue;
  }

  /**
   * A statement's plan.
   *
   * @param schema of the table that the plan's columns come straight from, as the catalogue spells
   *     it; {@code null} where they come from none
   * @param table its name, or {@code null}
   */
  public record Plan(PlanNode node, String schema, String table) {}

  /**
   * The plan.
   *
   * @return {@code null} where the table is not found
   * @throws IOException where a footer that is needed cannot be read
   */
  public Plan plan(PlainSelect select, String defaultSchema) throws IOException {
    if (select.item() == PlainSelect.Item.NUMBER) {
      return new Plan(number(select.number()), null, null);
    }
    String schema = catalogue.schema(select.schema() == null ? defaultSchema : select.schema());
    Table table = schema == null ? null : catalogue.table(schema, select.table());
    if (table == null) {
      return null;
    }
    return select.item() == PlainSelect.Item.COUNT
        ? new Plan(count(table), null, null)
        : new Plan(rows(table, select), schema, table.name());
  }

  private static PlanNode number(int number) {
    Column column = new Column("EXPR$0", DataType.INTEGER, false);
    Expression cell = new Expression.Literal(number, DataType.INTEGER);
    return new PlanNode.Values(List.of(column), List.of(List.of(cell)));
  }

  private static PlanNode count(Table table) throws IOException {
    PlanNode rows = new PlanNode.Scan(table.scan(List.of(), List.of(), null), List.of(), null);
    AggregateCall call =
        new AggregateCall("count", List.of(), AggregateCall.Distinctness.ALL, -1, DataType.BIGINT);
    Column column = new Column("EXPR$0", DataType.BIGINT, false);
    return new PlanNode.Aggregate(rows, List.of(), List.of(call), List.of(column));
  }

  private static PlanNode rows(Table table, PlainSelect select) throws IOException {
    List<Column> columns = table.columns();
    PlanNode rows;
    if (select.empty()) {
      rows = new PlanNode.Values(columns, List.of());
    } else {
      List<Integer> all = new ArrayList<>();
      for (int i = 0; i < columns.size(); i++) {
        all.add(i);
      }
      rows = new PlanNode.Scan(table.scan(all, List.of(), null), columns, null);
    }
    return select.offset() == 0 && select.limit() == PlanNode.UNLIMITED
        ? rows
        : new PlanNode.Sort(rows, List.of(), select.offset(), select.limit());
  }
}
