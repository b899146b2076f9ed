package io.github.parquetjdbc.adapter;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.time.ZoneId;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the columns of results are called. */
class ResultLabelsTest {

  private final QueryPlanner planner = new QueryPlanner(SmallTables.catalogue());

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "SELECT * FROM t x JOIN t y ON x.id = y.id | id,g,id,g",
        "SELECT x.*, y.g AS g0 FROM t x JOIN t y ON x.id = y.id | id,g,g0",
        "SELECT x.id, y.id FROM t x, t y | id,id",
        "SELECT *, id AS g FROM t | id,g,g",
        "SELECT id AS a, g b, g FROM t ORDER BY a | a,b,g",
        "SELECT COUNT(*), MAX(id), Sum(g) FROM t | count,max,sum",
        "SELECT COUNT(*) FILTER (WHERE g > 1) FROM t | count",
        "SELECT id + 1, 5, 'x', -id FROM t | column1,column2,column3,column4",
        "SELECT CAST(id AS BIGINT), CAST('1' AS INTEGER), g::bigint FROM t | id,integer,g",
        "SELECT CASE WHEN id = 1 THEN 1 END, COALESCE(id, g) FROM t | case,coalesce",
        "SELECT (SELECT MAX(k) FROM s), id FROM t | max,id",
        "SELECT id + 1 FROM t UNION ALL SELECT id AS z FROM t | column1",
        "SELECT id AS z FROM t UNION ALL SELECT g FROM t ORDER BY z | z",
        "SELECT UPPER(v) FROM s ORDER BY UPPER(v) LIMIT 1 | upper",
        "SELECT id + 1 FROM t ORDER BY g | column1",
        "SELECT * FROM (SELECT id + 1, id AS n FROM t) | column1,n",
        "WITH w AS (SELECT id FROM t) SELECT a.*, b.* FROM w a, w b | id,id",
        "VALUES (1, 'a') | column1,column2",
        "SELECT id AS \"EXPR$7\" FROM t | EXPR$7"
      })
  void labelsAreAliasesOrNames(String sql, String labels) throws IOException {
    QuerySettings settings = new QuerySettings(Database.DEFAULT_SCHEMA, ZoneId.of("UTC"));
    assertEquals(
        labels,
        planner.plan(sql, settings).columns().stream()
            .map(ResultColumn::label)
            .collect(Collectors.joining(",")));
  }
}
