package io.github.parquetjdbc.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.parquetjdbc.bench.suite.Suite;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** All queries of the suites have DuckDB's answers, over small files. */
class SuitesTest {

  private static final double SCALE = 0.01;

  @TempDir private Path directory;

  @ParameterizedTest
  @EnumSource
  void answersEqualDuckDbs(Suite suite) throws IOException, SQLException {
    suite.ensure(directory, SCALE, new PrintStream(OutputStream.nullOutputStream()));
    List<String> failures = new ArrayList<>();
    try (Side ours = Side.parquet(directory, 2);
        Side peer = Side.duckDb(directory, 2)) {
      for (Query query : Query.of(suite)) {
        try {
          SameAnswer.check(ours, peer, query);
        } catch (SQLException | WrongAnswerException e) {
          failures.add(query.name() + ": " + e.getMessage());
        }
      }
    }
    assertEquals(List.of(), failures);
  }
}
