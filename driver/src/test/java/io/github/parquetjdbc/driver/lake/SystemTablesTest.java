package io.github.parquetjdbc.driver.lake;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The schema {@code system}, against what DuckDB finds in the same files. */
@Timeout(60)
class SystemTablesTest {

  private static final String ROWS =
      "SELECT range AS id, 'name ' || (range % 100) AS name, {'x': range, 'l': [range, 2]} AS s,"
          + " DATE '2024-01-01' + range::INT AS day, (range / 7)::DECIMAL(12,3) AS price,"
          + " CASE WHEN range % 3 = 0 THEN NULL ELSE range * 0.5::DOUBLE END AS half"
          + " FROM range(30000)";

  @TempDir private Path temporary;
  private Path lake;
  private Connection duck;
  private Connection connection;

  @BeforeEach
  void makeLake() throws SQLException, IOException {
    lake = Files.createDirectories(temporary.resolve("lake"));
    Files.createDirectories(lake.resolve("parts"));
    duck = DriverManager.getConnection("jdbc:duckdb:");
    try (Statement statement = duck.createStatement()) {
      statement.execute(
          "COPY ("
              + ROWS
              + ") TO '"
              + lake.resolve("big.parquet")
              + "' (FORMAT PARQUET, ROW_GROUP_SIZE 10240, KV_METADATA {origin: 'test', k2: 'v2'})");
      statement.execute("COPY (SELECT 1 AS id) TO '" + lake.resolve("parts/part-0.parquet") + "'");
      statement.execute("COPY (SELECT 2 AS id) TO '" + lake.resolve("parts/part-1.parquet") + "'");
    }
    Files.writeString(lake.resolve("broken.parquet"), "this is no Parquet file at all");
    Files.writeString(lake.resolve("empty.parquet"), "");
    connection = DriverManager.getConnection("jdbc:parquet:" + lake);
  }

  @AfterEach
  void close() throws SQLException {
    connection.close();
    duck.close();
  }

  private String rows(String sql) throws SQLException {
    return rows(connection, sql);
  }

  private String duck(String sql) throws SQLException {
    return rows(duck, sql.replace("FILE", "'" + lake.resolve("big.parquet") + "'"));
  }

  private static String rows(Connection of, String sql) throws SQLException {
    List<List<String>> rows = new ArrayList<>();
    try (Statement statement = of.createStatement();
        ResultSet result = statement.executeQuery(sql)) {
      while (result.next()) {
        List<String> row = new ArrayList<>();
        for (int i = 1; i <= result.getMetaData().getColumnCount(); i++) {
          row.add(result.getString(i));
        }
        rows.add(row);
      }
    }
    return rows.toString();
  }

  @Test
  void filesSayToWhichTableTheyWentAndWhyToNone() throws SQLException, IOException {
    String sql =
        "SELECT table_schema, table_name, file_path, file_size, skipped_because"
            + " FROM \"system\".\"files\" ORDER BY file_path";
    List<List<String>> expected =
        List.of(
            file("big", "big.parquet"),
            file("broken", "broken.parquet"),
            skipped("empty.parquet", "is empty"),
            file("parts", "parts/part-0.parquet"),
            file("parts", "parts/part-1.parquet"));
    assertEquals(expected.toString(), rows(sql));
    assertEquals("[[5]]", rows("SELECT COUNT(*) FROM \"system\".files"));
  }

  private List<String> file(String table, String path) throws IOException {
    List<String> row = new ArrayList<>();
    row.add("default");
    row.add(table);
    row.add(lake.resolve(path).toString());
    row.add(String.valueOf(Files.size(lake.resolve(path))));
    row.add(null);
    return row;
  }

  private List<String> skipped(String path, String reason) {
    List<String> row = new ArrayList<>();
    row.add(null);
    row.add(null);
    row.add(lake.resolve(path).toString());
    row.add(null);
    row.add(reason);
    return row;
  }

  @Test
  void filesThatCannotBeReadSayWhy() throws SQLException {
    assertEquals(
        "[[1, 1]]",
        rows(
            "SELECT row_count, column_count FROM \"system\".files"
                + " WHERE table_name = 'parts' AND file_path LIKE '%part-1%'"));
    String error = rows("SELECT error FROM \"system\".files WHERE table_name = 'broken'");
    assertTrue(error.contains("broken.parquet"), error);
    assertEquals("[]", rows("SELECT * FROM \"system\".row_groups WHERE table_name = 'broken'"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "SELECT row_group, row_count, column_count FROM \"system\".row_groups"
            + " WHERE table_name = 'big' ORDER BY 1"
            + "|SELECT DISTINCT row_group_id, row_group_num_rows, row_group_num_columns"
            + " FROM parquet_metadata(FILE) ORDER BY 1",
        "SELECT row_group, column_index, column_path, physical_type, codec, value_count,"
            + " uncompressed_size, compressed_size, data_page_offset, dictionary_page_offset"
            + " FROM \"system\".column_chunks WHERE table_name = 'big' ORDER BY 1, 2"
            + "|SELECT row_group_id, column_id, replace(path_in_schema, ', ', '.'), type,"
            + " compression, num_values, total_uncompressed_size, total_compressed_size,"
            + " data_page_offset, dictionary_page_offset FROM parquet_metadata(FILE) ORDER BY 1, 2",
        "SELECT row_group, column_path, min_value, max_value, null_count"
            + " FROM \"system\".column_chunks WHERE table_name = 'big'"
            + " AND column_path IN ('id', 'name', 'day', 'price', 'half') ORDER BY 1, 2"
            + "|SELECT row_group_id, path_in_schema, stats_min_value, stats_max_value,"
            + " stats_null_count FROM parquet_metadata(FILE) WHERE path_in_schema"
            + " IN ('id', 'name', 'day', 'price', 'half') ORDER BY 1, 2",
        "SELECT name, physical_type, repetition, converted_type, precision, scale"
            + " FROM \"system\".parquet_schema WHERE table_name = 'big' ORDER BY element"
            + "|SELECT name, type, repetition_type, converted_type, precision, scale"
            + " FROM parquet_schema(FILE)",
        "SELECT key, \"value\" FROM \"system\".key_value_metadata WHERE table_name = 'big'"
            + " ORDER BY 1"
            + "|SELECT decode(key), decode(value) FROM parquet_kv_metadata(FILE) ORDER BY 1",
      })
  void whatFootersSayIsWhatDuckDbFinds(String ours, String theirs) throws SQLException {
    assertEquals(duck(theirs), rows(ours));
  }

  @Test
  void pagesFillTheirChunks() throws SQLException {
    assertEquals(
        rows(
            "SELECT row_group, column_index, compressed_size, value_count"
                + " FROM \"system\".column_chunks WHERE table_name = 'big' ORDER BY 1, 2"),
        rows(
            "SELECT row_group, column_index, SUM(header_size + compressed_size),"
                + " SUM(CASE WHEN page_type = 'DICTIONARY_PAGE' THEN 0 ELSE value_count END)"
                + " FROM \"system\".pages WHERE table_name = 'big' GROUP BY 1, 2 ORDER BY 1, 2"));
  }

  @Test
  void bloomFiltersAreWhereChunksSayTheyAre() throws SQLException {
    String chunks =
        rows(
            "SELECT row_group, column_path FROM \"system\".column_chunks"
                + " WHERE has_bloom_filter AND table_name = 'big' ORDER BY 1, 2");
    assertTrue(chunks.contains("name"), chunks);
    assertEquals(
        chunks,
        rows(
            "SELECT row_group, column_path FROM \"system\".bloom_filters"
                + " WHERE usable AND bitset_size > 0 AND table_name = 'big' ORDER BY 1, 2"));
  }

  @Test
  void systemTablesAreListedAsWhatTheyAre() throws SQLException {
    List<String> names = new ArrayList<>();
    try (ResultSet tables =
        connection.getMetaData().getTables(null, "system", "%", new String[] {"SYSTEM TABLE"})) {
      while (tables.next()) {
        names.add(tables.getString("TABLE_NAME"));
      }
    }
    assertEquals(
        List.of(
            "bloom_filters",
            "column_chunks",
            "files",
            "key_value_metadata",
            "pages",
            "parquet_schema",
            "row_groups"),
        names);
    for (String name : names) {
      assertTrue(!rows("SELECT * FROM \"system\".\"" + name + "\"").isEmpty());
    }
    assertThrows(SQLException.class, () -> rows("SELECT * FROM \"files\""));
  }

  /** They join, group and sort like other tables. */
  @Test
  void systemTablesAreTablesLikeOthers() throws SQLException {
    assertEquals(
        "[[big, 30000], [parts, 2]]",
        rows(
            "SELECT f.table_name, SUM(g.row_count) FROM \"system\".files f"
                + " JOIN \"system\".row_groups g ON f.file_path = g.file_path"
                + " GROUP BY f.table_name ORDER BY 1"));
  }
}
