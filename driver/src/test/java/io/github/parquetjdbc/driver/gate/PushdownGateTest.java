package io.github.parquetjdbc.driver.gate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.parquetjdbc.adapter.ScanStatistics;
import io.github.parquetjdbc.driver.ParquetStatement;
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
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Random conditions over random tables of several files, written in many ways: the rows are the
 * same whether statistics, Bloom filters, dictionaries and page indexes are used or ignored.
 */
class PushdownGateTest {

  /** Of the first table; more tables from another seed, by these properties, take longer. */
  private static final long SEED = Long.getLong("gate.seed", 47);

  private static final int TABLES = Integer.getInteger("gate.tables", 8);
  private static final int CONDITIONS = 25;

  @TempDir private Path folder;

  private long rowGroupsSkipped;
  private long byBloomFilter;
  private long byDictionary;
  private long pagesSkipped;
  private long rows;

  @Test
  void rowsAreTheSameWhateverIsSkipped() throws IOException, SQLException {
    for (int i = 0; i < TABLES; i++) {
      check(SEED + i, Files.createDirectories(folder.resolve("lake" + i).resolve("t")));
    }
    String seen =
        "pushdown gate: seeds "
            + SEED
            + " to "
            + (SEED + TABLES - 1)
            + ", "
            + rows
            + " rows; skipped: "
            + rowGroupsSkipped
            + " row groups ("
            + byBloomFilter
            + " by Bloom filters, "
            + byDictionary
            + " by dictionaries), "
            + pagesSkipped
            + " pages";
    System.out.println(seen);
    assertTrue(rows > 1000 && rowGroupsSkipped > 100 && pagesSkipped > 500, seen);
    assertTrue(byBloomFilter > 0 && byDictionary > 0, seen);
  }

  private void check(long seed, Path table) throws IOException, SQLException {
    Random random = new Random(seed);
    List<GateTable> files = new ArrayList<>();
    List<String> ways = new ArrayList<>();
    for (int i = 2 + random.nextInt(3); i > 0; i--) {
      GateTable file = new GateTable(random);
      ways.add(file.write(table.resolve("part-" + i + ".parquet")));
      files.add(file);
    }
    String url = "jdbc:parquet:" + table.getParent();
    try (Connection on = DriverManager.getConnection(url);
        Connection off = DriverManager.getConnection(url + ";ignoreStatistics=true")) {
      for (GateColumn column : GateColumn.values()) {
        String name = column.columnName();
        String sql = "SELECT COUNT(*), COUNT(" + name + "), MIN(" + name + "), MAX(" + name;
        assertSame(sql + ") FROM t", "seed " + seed + ", files " + ways, on, off);
      }
      for (int i = 0; i < CONDITIONS; i++) {
        String sql = "SELECT * FROM t WHERE " + condition(files, random, 2);
        assertSame(sql, "seed " + seed + ", files " + ways, on, off);
      }
    }
  }

  private void assertSame(String sql, String place, Connection on, Connection off) {
    String context = place + ", " + sql;
    List<String> expected = query(off, sql, context);
    assertEquals(expected, query(on, sql, context), context);
    rows += expected.size();
  }

  private static String condition(List<GateTable> files, Random random, int depth) {
    GateTable file = files.get(random.nextInt(files.size()));
    GateColumn column = GateColumn.values()[random.nextInt(GateColumn.values().length)];
    String name = column.columnName();
    switch (random.nextInt(depth == 0 ? 11 : 14)) {
      case 0:
        return name + " IS NULL";
      case 1:
        return name + " IS NOT NULL";
      case 2:
        return name + " IN (" + file.literal(column) + ", " + file.literal(column) + ")";
      case 3:
        return name + " BETWEEN " + file.literal(column) + " AND " + file.literal(column);
      case 4, 5:
        return name + " = " + file.literal(column);
      case 6, 7:
        String operator = GateColumn.oneOf(random, "<", "<=", ">", ">=", "<>");
        return name + " " + operator + " " + file.literal(column);
      case 8:
        return name + " NOT IN (" + file.literal(column) + ", " + file.literal(column) + ")";
      case 9:
        return name + " IS NOT DISTINCT FROM " + file.literal(column);
      case 10:
        return "c_s LIKE '" + (char) ('a' + random.nextInt(26)) + "%'";
      case 11:
        return "NOT (" + condition(files, random, depth - 1) + ")";
      default:
        String both = random.nextInt(3) == 0 ? " OR " : " AND ";
        return "("
            + condition(files, random, depth - 1)
            + both
            + condition(files, random, depth - 1)
            + ")";
    }
  }

  private List<String> query(Connection connection, String sql, String context) {
    try (Statement statement = connection.createStatement();
        ResultSet result = statement.executeQuery(sql)) {
      List<String> answer = new ArrayList<>();
      int columns = result.getMetaData().getColumnCount();
      while (result.next()) {
        StringBuilder row = new StringBuilder();
        for (int i = 1; i <= columns; i++) {
          row.append(result.getString(i)).append(" | ");
        }
        answer.add(row.toString());
      }
      count(statement.unwrap(ParquetStatement.class).scanStatistics().orElseThrow());
      return answer;
    } catch (SQLException e) {
      throw new AssertionError(context + ": " + e.getMessage(), e);
    }
  }

  private void count(ScanStatistics scan) {
    rowGroupsSkipped += scan.rowGroupsSkipped();
    byBloomFilter += scan.rowGroupsSkippedByBloomFilter();
    byDictionary += scan.rowGroupsSkippedByDictionary();
    pagesSkipped += scan.pagesSkipped();
  }
}
