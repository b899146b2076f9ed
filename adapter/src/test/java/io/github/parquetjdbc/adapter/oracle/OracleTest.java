package io.github.parquetjdbc.adapter.oracle;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.parquetjdbc.adapter.Database;
import io.github.parquetjdbc.adapter.DatabaseOptions;
import io.github.parquetjdbc.adapter.Databases;
import io.github.parquetjdbc.adapter.ResultRows;
import io.github.parquetjdbc.adapter.SqlException;
import io.github.parquetjdbc.engine.context.QueryException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Random queries over random tables, answered by us from Parquet files, by DuckDB and H2 from the
 * same rows, and by Calcite's own executor from the same files. {@code -Doracle.seconds=600
 * -Doracle.seed=7} for long runs.
 */
class OracleTest {

  private static final int SECONDS = Integer.getInteger("oracle.seconds", 15);
  private static final long SEED = Long.getLong("oracle.seed", 1);
  private static final int QUERIES_PER_LAKE = 60;

  /** However slow the machine: enough to have asked every oracle. */
  private static final int QUERIES_AT_LEAST = 60;

  /**
   * Calcite compiles each query, and plans joins and sub-queries for many seconds: it is asked some
   * of the plain queries only.
   */
  private static final int CALCITE_EVERY = 3;

  @TempDir private Path temporary;

  private final Databases databases = new Databases();
  private final Verdicts verdicts = new Verdicts();

  @Test
  void answersEqualThoseOfOtherSystems() throws IOException, SQLException {
    long end = System.nanoTime() + SECONDS * 1_000_000_000L;
    for (long seed = SEED; goesOn(end); seed++) {
      Path folder = Files.createDirectory(temporary.resolve("lake-" + seed));
      lake(seed, folder, end);
    }
    assertTrue(verdicts.failures().isEmpty(), verdicts::report);
    assertTrue(verdicts.compared() >= verdicts.refused() * 20, verdicts::report);
    assertTrue(verdicts.answers("Calcite") > 0, verdicts::report);
  }

  /** Failures do not count as compared, so a run of failures only ends with the time. */
  private boolean goesOn(long end) {
    return System.nanoTime() < end
        || verdicts.failures().isEmpty()
            && verdicts.compared() + verdicts.refused() < QUERIES_AT_LEAST;
  }

  private void lake(long seed, Path folder, long end) throws IOException, SQLException {
    Random random = new Random(seed);
    List<RandomTable> tables = RandomLake.tables(random);
    try (JdbcOracle duckDb = JdbcOracle.duckDb(tables);
        JdbcOracle h2 = JdbcOracle.h2(tables)) {
      RandomLake.write(tables, duckDb, folder, random);
      try (Database database = databases.open(folder.toString(), DatabaseOptions.defaults());
          CalciteOracle calcite = CalciteOracle.of(folder)) {
        RandomQueries queries = new RandomQueries(tables, random);
        for (int i = 0; i < QUERIES_PER_LAKE && goesOn(end); i++) {
          RandomQueries.Query query = queries.next();
          List<Oracle> oracles = new ArrayList<>(List.of(duckDb, h2));
          if (i % CALCITE_EVERY == 0 && query.isPlain()) {
            oracles.add(calcite);
          }
          compare("seed " + seed, query, database, oracles);
        }
      }
    }
  }

  private void compare(
      String origin, RandomQueries.Query query, Database database, List<? extends Oracle> oracles)
      throws IOException {
    String place = origin + ": " + query.sql();
    List<List<Object>> ours;
    try {
      ours = ResultRows.query(database, query.sql());
    } catch (SqlException | QueryException e) {
      verdicts.failed(place, e, oracles, query);
      return;
    }
    verdicts.compared(place, query, ours, oracles);
  }
}
