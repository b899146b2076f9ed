package io.github.parquetjdbc.adapter;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.parquetjdbc.adapter.estimate.ColumnEstimate;
import io.github.parquetjdbc.engine.plan.Column;
import io.github.parquetjdbc.engine.plan.PlanNode;
import io.github.parquetjdbc.vector.DataType;
import java.io.IOException;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The order of joins, and which input is the build side, by what is known of columns. */
class BuildSideTest {

  private static final double DAY = 86_400_000;

  private static final MemoryTable ORDERS =
      table(
          "orders",
          1_000_000,
          Map.of(
              "id", new ColumnEstimate(1, 1_000_000, 1_000_000),
              "customer", new ColumnEstimate(1, 100_000, 100_000),
              "day", new ColumnEstimate(0, 1000 * DAY, 1001)));

  private static final MemoryTable CUSTOMERS =
      table(
          "customers",
          100_000,
          Map.of(
              "id", new ColumnEstimate(1, 100_000, 100_000),
              "nation", new ColumnEstimate(0, 24, 25)));

  private static final MemoryTable SUPPLIERS =
      table(
          "suppliers",
          10_000,
          Map.of(
              "id", new ColumnEstimate(1, 10_000, 10_000),
              "nation", new ColumnEstimate(0, 24, 25)));

  private static final MemoryTable LINES =
      table(
          "lines",
          4_000_000,
          Map.of(
              "id", new ColumnEstimate(1, 1_000_000, 1_000_000),
              "supplier", new ColumnEstimate(1, 10_000, 10_000)));

  private static MemoryTable table(
      String name, double rows, Map<String, ColumnEstimate> estimates) {
    List<Column> columns =
        estimates.keySet().stream()
            .sorted()
            .map(key -> new Column(key, key.equals("day") ? DataType.DATE : DataType.BIGINT, false))
            .collect(Collectors.toList());
    return new MemoryTable(name, columns, List.of(), rows, estimates);
  }

  private final QueryPlanner planner =
      new QueryPlanner(new MemoryCatalogue(List.of(ORDERS, CUSTOMERS, SUPPLIERS, LINES)));

  /** Joins as (probe, build). */
  private static String shape(PlanNode node) {
    if (node instanceof PlanNode.Scan scan) {
      String text = scan.source().description();
      return text.substring(0, text.indexOf('('));
    }
    if (node instanceof PlanNode.Join join) {
      return "(" + shape(join.left()) + " " + shape(join.right()) + ")";
    }
    if (node instanceof PlanNode.Project project) {
      return shape(project.input());
    }
    return shape(((PlanNode.Aggregate) node).input());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          (orders customers) | orders o, customers c where o.customer = c.id
          (orders customers) | customers c, orders o where o.customer = c.id
          (customers orders) | orders o, customers c where o.customer = c.id and o.id < 1000
          (customers orders) | orders o, customers c where o.customer = c.id and 5 > o.id
          (customers orders) | orders o, customers c where o.customer = c.id and o.id = 77
          (customers orders) | orders o, customers c where o.customer = c.id and o.id in (7, 8, 9)
          (customers orders) | orders o, customers c where o.customer = c.id and o.id = 0
          (orders customers) | orders o, customers c where o.customer = c.id and o.id > 1000
          (customers orders) | orders o, customers c where o.customer = c.id \
              and o.day >= date '1970-03-01' and o.day < date '1970-03-01' + interval '1' month
          (orders customers) | orders o, customers c where o.customer = c.id \
              and o.day >= date '1970-03-01' and o.day < date '1970-03-01' + interval '1' year
          (customers suppliers) | suppliers s, customers c where s.nation = c.nation
          """)
  void buildSideHasFewerRows(String shape, String from) throws IOException {
    assertEquals(shape, shape(plan(from)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          customers c, suppliers s, orders o, lines l
          suppliers s, customers c, lines l, orders o
          lines l, orders o, customers c, suppliers s
          """)
  void tablesWithManyPairsAreNotJoinedFirst(String from) throws IOException {
    String where =
        " where c.id = o.customer and l.id = o.id and l.supplier = s.id and c.nation = s.nation";
    String shape = shape(plan(from + where));
    assertEquals(-1, shape.indexOf("(customers suppliers)"), shape);
    assertEquals(-1, shape.indexOf("(suppliers customers)"), shape);
    assertEquals("((lines", shape.replaceFirst("^\\(+", "((").substring(0, 7), shape);
  }

  @Test
  void semiJoinReadsTheKeysOfItsBuildSideOnly() throws IOException {
    String where = " where exists (select 1 from orders o where o.customer = c.id and o.id < 5)";
    PlanNode.Aggregate counted = (PlanNode.Aggregate) plan("customers c" + where);
    PlanNode node = counted.input();
    while (node instanceof PlanNode.Project project) {
      node = project.input();
    }
    PlanNode.Join join = (PlanNode.Join) node;
    assertEquals(1, join.right().columns().size(), join.right()::toString);
    assertEquals("customer", join.right().columns().get(0).name());
  }

  private PlanNode plan(String from) throws IOException {
    QuerySettings settings = new QuerySettings(Database.DEFAULT_SCHEMA, ZoneId.of("UTC"));
    return planner.plan("select count(*) from " + from, settings).plan();
  }
}
