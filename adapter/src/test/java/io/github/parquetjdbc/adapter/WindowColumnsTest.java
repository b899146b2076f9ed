package io.github.parquetjdbc.adapter;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.parquetjdbc.engine.plan.Column;
import io.github.parquetjdbc.engine.plan.PlanNode;
import io.github.parquetjdbc.engine.plan.PlanPrinter;
import io.github.parquetjdbc.vector.DataType;
import java.io.IOException;
import java.time.ZoneId;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Windows hold all rows: they get those columns only that something reads. */
class WindowColumnsTest {

  private static final MemoryTable TABLE =
      MemoryTable.of(
          "t",
          List.of(
              new Column("a", DataType.BIGINT, true),
              new Column("b", DataType.BIGINT, true),
              new Column("c", DataType.VARCHAR, true),
              new Column("d", DataType.VARCHAR, true)),
          List.of());

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          t(b)      | select rank() over (order by b) from t
          t(a)      | select row_number() over () from t
          t(b, c)   | select sum(x) from (select sum(b) over (partition by c) as x from t)
          t(a, b, d) | select d, max(a) over (order by b rows between a preceding and current row) \
              from t
          """)
  void scansReadTheColumnsOfWindowsAndWhatIsAbove(String scan, String sql) throws IOException {
    QueryPlanner planner = new QueryPlanner(new MemoryCatalogue(List.of(TABLE)));
    QuerySettings settings = new QuerySettings(Database.DEFAULT_SCHEMA, ZoneId.of("UTC"));
    PlanNode plan = planner.plan(sql, settings).plan();
    String[] lines = PlanPrinter.print(plan).split("\n");
    assertEquals("Scan " + scan, lines[lines.length - 1].strip());
  }
}
