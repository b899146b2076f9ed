package io.github.parquetjdbc.adapter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import io.github.parquetjdbc.adapter.plain.PlainSelect;
import io.github.parquetjdbc.engine.plan.PlanPrinter;
import java.io.IOException;
import java.time.ZoneId;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Statements that are planned without Calcite get the plan that Calcite would have led to. */
class PlainStatementsTest {

  private static final MemoryCatalogue CATALOGUE = SmallTables.catalogue();

  @ParameterizedTest
  @ValueSource(
      strings = {
        "SELECT 1",
        "select 007",
        "SELECT * FROM t",
        "select * from T",
        "SELECT * FROM \"Mixed\"",
        "SELECT * FROM mixed",
        "SELECT * FROM days d",
        "SELECT * FROM \"default\".t",
        "SELECT * FROM \"DEFAULT\".\"T\"",
        "SELECT x.* FROM t AS x LIMIT 200",
        "SELECT x.* FROM t x",
        "SELECT t.*\n  FROM t",
        "SELECT * FROM t WHERE 1=0",
        "SELECT * FROM t WHERE 1 = 1 LIMIT 5 OFFSET 2",
        "SELECT * FROM t WHERE 0=1 LIMIT 10",
        "SELECT * FROM t LIMIT 0",
        "SELECT * FROM t OFFSET 3",
        "SELECT * FROM t OFFSET 0",
        "SELECT COUNT(*) FROM t",
        "select count ( * ) from \"default\".big b"
      })
  void thePlanIsTheSame(String sql) throws IOException {
    QuerySettings settings = new QuerySettings(Database.DEFAULT_SCHEMA, ZoneId.of("UTC"));
    assertNotNull(PlainSelect.parse(sql), "not taken for plain");
    PlannedQuery plain = new QueryPlanner(CATALOGUE).plan(sql, settings);
    PlannedQuery full =
        new SqlPlanner(CATALOGUE, new AtomicBoolean()).plan(sql, settings, ParameterBindings.NONE);
    assertEquals(PlanPrinter.print(full.plan()), PlanPrinter.print(plain.plan()));
    assertEquals(full.plan().columns(), plain.plan().columns());
    assertEquals(full.columns(), plain.columns());
    assertEquals(full.parameters(), plain.parameters());
    assertEquals(full.kind(), plain.kind());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "SELECT 1.5",
        "SELECT 1 + 1",
        "SELECT 12345678901",
        "SELECT id FROM t",
        "SELECT COUNT(id) FROM t",
        "SELECT COUNT(*) FROM t WHERE 1=0",
        "SELECT COUNT(*) FROM t LIMIT 1",
        "SELECT *, 1 FROM t",
        "SELECT * FROM t, s",
        "SELECT * FROM t JOIN s ON 1=1",
        "SELECT * FROM t NATURAL JOIN s",
        "SELECT * FROM t WHERE id=1",
        "SELECT * FROM t WHERE 1=0 OR 1=1",
        "SELECT * FROM t LIMIT ?",
        "SELECT * FROM t LIMIT ALL",
        "SELECT * FROM t ORDER BY id",
        "SELECT * FROM t LIMIT 1 -- all",
        "SELECT * FROM t UNION SELECT * FROM t",
        "SELECT * FROM (t)",
        "SELECT * FROM UNNEST(ARRAY[1])",
        "SELECT * FROM a.b.c",
        "SELECT y.* FROM t x",
        "SELECT * FROM \"a\"\"b\"",
        "SELECT * FROM t LIMIT",
        "SELECT * FROM",
        "SELECT",
        "VALUES (1)",
        ""
      })
  void allElseIsLeftToCalcite(String sql) {
    assertNull(PlainSelect.parse(sql));
  }
}
