package io.github.parquetjdbc.adapter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.parquetjdbc.engine.plan.PlanNode;
import io.github.parquetjdbc.engine.run.BatchCursor;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Statements that use some fields of structs read no others. */
class FieldScansTest {

  @TempDir private Path folder;

  private Database database;

  @BeforeEach
  void open() throws IOException {
    String file =
        "SELECT i::INT AS id, CASE WHEN i % 5 = 4 THEN NULL ELSE {'city': 'c' || i,"
            + " 'geo': {'lat': i / 2.0::DOUBLE, 'lon': i::DOUBLE, 'note': repeat(md5(i::TEXT), 9)},"
            + " 'tags': [i, i + 1], 'long': repeat(md5(i::TEXT), 20)} END AS p"
            + " FROM range(1000) r(i)";
    folder.resolve("t").toFile().mkdirs();
    ParquetFiles.write(folder.resolve("t/a.parquet"), file);
    ParquetFiles.write(
        folder.resolve("t/b.parquet"),
        "SELECT 2000::INT AS id, {'geo': {'lat': 7.5::DOUBLE}, 'zip': 12} AS p");
    ParquetFiles.write(folder.resolve("t/c.parquet"), "SELECT 3000::INT AS id");
    database = new Databases().open(folder.toString(), DatabaseOptions.defaults());
  }

  @AfterEach
  void close() {
    database.close();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "t.p.city FROM t WHERE id = 3 | [[c3]]",
        "t.p.city FROM t WHERE id IN (4, 2000, 3000) ORDER BY id | [[null], [null], [null]]",
        "t.p.geo.lat, t.p.zip FROM t WHERE id IN (6, 2000, 3000) ORDER BY id"
            + " | [[3.0, null], [7.5, 12], [null, null]]",
        "id FROM t WHERE t.p.geo.lon = 33 | [[33]]",
        "t.p.geo.lat + t.p.geo.lon FROM t WHERE t.p.city = 'c10' | [[15.0]]",
        "t.p.tags[2] FROM t WHERE t.p.geo.lat = 1 | [[3]]",
        "COUNT(t.p.city), MAX(t.p.zip) FROM t | [[8E+2, 12]]",
        "t.p.city, CARDINALITY(t.p.tags) FROM t WHERE t.p.zip IS NULL AND id < 2"
            + " | [[c0, 2], [c1, 2]]",
        "COUNT(*) FROM t WHERE t.p IS NULL | [[201]]"
      })
  void valuesAreThoseOfTheWholeStruct(String query, String rows) throws IOException {
    assertEquals(rows, ResultRows.query(database, "SELECT " + query).toString());
  }

  @Test
  void onlyTheChunksOfTheFieldsAreRead() throws IOException {
    long whole = bytes("SELECT t.p FROM t");
    assertTrue(bytes("SELECT t.p.geo.lat FROM t") * 5 < whole);
    assertTrue(bytes("SELECT id FROM t WHERE t.p.geo.lon > 900") * 5 < whole);
    assertTrue(bytes("SELECT t.p.city, t.p FROM t") >= whole);
  }

  private long bytes(String sql) throws IOException {
    PreparedQuery query = ResultRows.prepare(database, sql);
    try (BatchCursor cursor = query.execute(ResultRows.context(), PlanNode.UNLIMITED)) {
      while (cursor.next() != null) {
        continue;
      }
      return query.statistics(cursor).bytesRead();
    }
  }

  @Test
  void plansShowWhichFieldsAreRead() throws IOException {
    List<List<Object>> lines =
        ResultRows.query(database, "EXPLAIN SELECT t.p.zip, t.p.geo.lat FROM t WHERE id > 1");
    assertTrue(lines.toString().contains("Scan t [p(geo, zip)] of 3 files"), lines.toString());
  }
}
