package io.github.parquetjdbc.driver.lake;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.apache.parquet.conf.PlainParquetConfiguration;
import org.apache.parquet.example.data.Group;
import org.apache.parquet.example.data.simple.SimpleGroupFactory;
import org.apache.parquet.hadoop.ParquetWriter;
import org.apache.parquet.hadoop.example.ExampleParquetWriter;
import org.apache.parquet.io.LocalOutputFile;
import org.apache.parquet.schema.MessageType;
import org.apache.parquet.schema.MessageTypeParser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What docs/tables.md says of EXPLAIN ANALYZE, of the table that it describes. */
class SkippingTest {

  private static final int GROUP_ROWS = 1_000;

  @TempDir private Path lake;

  private static void write(Path file) throws IOException {
    MessageType schema =
        MessageTypeParser.parseMessageType(
            "message t { required int64 seq; required binary key (STRING);"
                + " required binary kind (STRING); }");
    SimpleGroupFactory groups = new SimpleGroupFactory(schema);
    try (ParquetWriter<Group> writer =
        ExampleParquetWriter.builder(new LocalOutputFile(file))
            .withConf(new PlainParquetConfiguration())
            .withType(schema)
            .withRowGroupRowCountLimit(GROUP_ROWS)
            .withPageRowCountLimit(100)
            .withDictionaryEncoding("seq", false)
            .withDictionaryEncoding("key", false)
            .withBloomFilterEnabled("key", true)
            .build()) {
      for (int i = 0; i < 4 * GROUP_ROWS; i++) {
        Group row = groups.newGroup();
        row.add("seq", (long) i);
        row.add("key", "k" + i * 7919L % 10_000);
        row.add("kind", i % 3 == 0 ? "a" : "e");
        writer.write(row);
      }
    }
  }

  @Test
  void whatTheDocumentSaysIsTold() throws IOException, SQLException {
    for (int day = 1; day <= 3; day++) {
      write(Files.createDirectories(lake.resolve("t/day=" + day)).resolve("a.parquet"));
    }
    String text = Files.readString(Path.of(System.getProperty("project.root"), "docs/tables.md"));
    List<MatchResult> told =
        Pattern.compile("(?m)^\\| `([^`]+)` \\| [^|]+ \\| `([^`]*skipped[^`]*)` \\|$")
            .matcher(text)
            .results()
            .toList();
    assertEquals(4, told.size());
    try (Connection connection = DriverManager.getConnection("jdbc:parquet:" + lake);
        Statement statement = connection.createStatement()) {
      for (MatchResult line : told) {
        String sql = "EXPLAIN ANALYZE SELECT seq, key FROM t WHERE " + line.group(1);
        StringBuilder plan = new StringBuilder();
        try (ResultSet rows = statement.executeQuery(sql)) {
          while (rows.next()) {
            plan.append(rows.getString(1)).append('\n');
          }
        }
        assertTrue(plan.toString().contains(line.group(2)), line.group(1) + ":\n" + plan);
      }
    }
  }
}
