package io.github.parquetjdbc.adapter.corpus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.parquetjdbc.adapter.Database;
import io.github.parquetjdbc.adapter.DatabaseOptions;
import io.github.parquetjdbc.adapter.Databases;
import io.github.parquetjdbc.adapter.PreparedQuery;
import io.github.parquetjdbc.adapter.ResultColumn;
import io.github.parquetjdbc.adapter.ResultRows;
import io.github.parquetjdbc.adapter.TableName;
import io.github.parquetjdbc.engine.plan.PlanNode;
import io.github.parquetjdbc.engine.run.BatchCursor;
import io.github.parquetjdbc.vector.Batch;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Real directories of files, each read as the one table that it is, against what independent
 * readers found in its files: rows, columns with their values, and partitions.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class CorpusTablesTest {

  private static final Path CORPUS =
      Path.of(System.getProperty("project.root", "..")).resolve("../shared/corpus").normalize();

  private static final String ABSENT = "(no corpus beside the repository)";

  private final Set<String> matched = new TreeSet<>();
  private final Databases databases = new Databases();

  static List<String> tables() throws IOException {
    Path list = CORPUS.resolve("tables.tsv");
    if (!Files.exists(list)) {
      return List.of(ABSENT);
    }
    return Files.readAllLines(list).stream().skip(1).map(line -> line.split("\t")[0]).toList();
  }

  @BeforeAll
  void knowsHowManyThereAre() throws IOException {
    assertTrue(tables().equals(List.of(ABSENT)) || tables().size() >= 17, tables().toString());
  }

  @AfterAll
  void allMatch() throws IOException {
    if (tables().equals(List.of(ABSENT))) {
      return;
    }
    System.out.println("corpus tables: " + matched.size() + " of " + tables().size());
    assertEquals(tables().size(), matched.size());
  }

  @ParameterizedTest
  @MethodSource("tables")
  void aDirectoryIsTheTableThatItsGoldenDescribes(String name) throws IOException {
    assumeTrue(!name.equals(ABSENT), ABSENT);
    JsonNode golden =
        new ObjectMapper()
            .readTree(CORPUS.resolve("expected/tables/" + name + ".table.json").toFile());
    String location = CORPUS.resolve("tables").resolve(name).toString();
    try (Database database = databases.open(location, DatabaseOptions.defaults())) {
      assertEquals(
          List.of(new TableName("default", name, "TABLE")), database.tables("default"), name);
      checkColumns(golden, database, name);
      checkPartitions(golden, database, name);
    }
    matched.add(name);
  }

  private static void checkColumns(JsonNode golden, Database database, String name)
      throws IOException {
    PreparedQuery all = ResultRows.prepare(database, "SELECT * FROM \"" + name + "\"");
    Map<String, ValueHash> columns = new TreeMap<>();
    List<String> names = all.columns().stream().map(ResultColumn::label).toList();
    names.forEach(column -> columns.put(column, new ValueHash()));
    long rows = 0;
    try (BatchCursor cursor = all.execute(ResultRows.context(), PlanNode.UNLIMITED)) {
      for (Batch batch = cursor.next(); batch != null; batch = cursor.next()) {
        rows += batch.length();
        for (int i = 0; i < names.size(); i++) {
          for (int row = 0; row < batch.length(); row++) {
            columns.get(names.get(i)).add(batch.column(i), row);
          }
        }
      }
    }
    assertEquals(golden.get("rows").asLong(), rows);
    Set<String> keys = new TreeSet<>(String.CASE_INSENSITIVE_ORDER);
    golden.get("partitionKeys").forEach(key -> keys.add(key.asText()));
    int checked = 0;
    for (JsonNode expected : golden.get("columns")) {
      String column = expected.get("name").asText();
      // A key wins over the files' column of its name; its values are checked as partitions.
      if (!keys.contains(column)) {
        checked++;
        ValueHash actual = columns.get(column);
        assertEquals(expected.get("nulls").asLong(), actual.nulls(), column);
        assertEquals(expected.get("nonNull").asLong(), actual.values(), column);
        if (expected.has("hash")) {
          assertEquals(expected.get("hash").asText(), actual.hash(), column);
        }
      }
    }
    assertEquals(checked + keys.size(), names.size(), names.toString());
  }

  /** Rows by the values of all keys. */
  private static void checkPartitions(JsonNode golden, Database database, String name)
      throws IOException {
    List<String> keys = new ArrayList<>();
    golden.get("partitionKeys").forEach(key -> keys.add(key.asText()));
    if (keys.isEmpty()) {
      return;
    }
    Map<String, Long> expected = new TreeMap<>();
    for (JsonNode file : golden.get("files")) {
      List<String> values = new ArrayList<>();
      file.get("partition").forEach(pair -> values.add(pair.get(1).asText(null)));
      expected.merge(values.toString(), file.get("rows").asLong(), Long::sum);
    }
    String columns = "\"" + String.join("\", \"", keys) + "\"";
    Map<String, Long> actual = new TreeMap<>();
    for (List<Object> row :
        ResultRows.query(
            database,
            "SELECT " + columns + ", COUNT(*) FROM \"" + name + "\" GROUP BY " + columns)) {
      List<String> values = new ArrayList<>();
      row.subList(0, keys.size()).forEach(value -> values.add(text(value)));
      actual.put(values.toString(), ((BigDecimal) row.get(keys.size())).longValueExact());
    }
    assertEquals(expected, actual);
  }

  private static String text(Object value) {
    if (value instanceof BigDecimal number) {
      return number.toPlainString();
    }
    if (value instanceof LocalDateTime time) {
      return DateTimeFormatter.ofPattern(
              time.getNano() == 0 ? "uuuu-MM-dd HH:mm:ss" : "uuuu-MM-dd HH:mm:ss.SSS")
          .format(time);
    }
    return value == null ? null : value.toString();
  }
}
