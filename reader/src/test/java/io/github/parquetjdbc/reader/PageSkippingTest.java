package io.github.parquetjdbc.reader;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.parquetjdbc.reader.ReadOptions.StatisticsUse;
import io.github.parquetjdbc.reader.prune.ScanFilter;
import io.github.parquetjdbc.reader.prune.ScanFilter.Operator;
import io.github.parquetjdbc.vector.LongVector;
import io.github.parquetjdbc.vector.RowFilter;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.BiConsumer;
import java.util.function.IntPredicate;
import org.apache.parquet.format.ColumnIndex;
import org.apache.parquet.format.OffsetIndex;
import org.apache.parquet.format.PageLocation;
import org.junit.jupiter.api.Test;

/** Scans that leave out pages by the page index, against the same rows read whole. */
class PageSkippingTest {

  private static final int ROWS = 3000;
  private static final long SEED = 20_261_201;

  /** A condition, and whether a row fulfils it. */
  private record Condition(ScanFilter filter, IntPredicate holds) {}

  private static ParquetFile open(byte[] bytes, StatisticsUse use) throws IOException {
    return ParquetFile.open(
        new MemoryFile("paged", bytes), ReadOptions.DEFAULT.withStatistics(use));
  }

  private static Condition condition(PagedTable table, Random random, int depth) {
    long id = random.nextInt(ROWS);
    Integer v = random.nextInt(53);
    int choice = random.nextInt(depth == 0 ? 5 : 7);
    switch (choice) {
      case 0:
        return new Condition(comparison("id", Operator.LESS, id), row -> row < id);
      case 1:
        return new Condition(comparison("id", Operator.GREATER_OR_EQUAL, id), row -> row >= id);
      case 2:
        return new Condition(
            comparison("v", Operator.EQUAL, v), row -> v.equals(table.values.get(row)));
      case 3:
        return new Condition(
            new ScanFilter.In("id", List.of(id, id + 700)), row -> row == id || row == id + 700);
      case 4:
        return new Condition(new ScanFilter.IsNull("v"), row -> table.values.get(row) == null);
      default:
        Condition left = condition(table, random, depth - 1);
        Condition right = condition(table, random, depth - 1);
        List<ScanFilter> both = List.of(left.filter(), right.filter());
        return choice == 5
            ? new Condition(
                new ScanFilter.And(both), row -> left.holds().test(row) && right.holds().test(row))
            : new Condition(
                new ScanFilter.Or(both), row -> left.holds().test(row) || right.holds().test(row));
    }
  }

  private static ScanFilter comparison(String column, Operator operator, Object literal) {
    return new ScanFilter.Comparison(column, operator, literal);
  }

  @Test
  void rowsOfSkippedPagesAreThoseNobodyWants() throws IOException {
    Random random = new Random(SEED);
    long skipped = 0;
    for (int i = 0; i < 12; i++) {
      PagedTable table = new PagedTable(random, ROWS);
      byte[] bytes = table.write(PagedTable.smallPages(random));
      List<String> all = rows(open(bytes, StatisticsUse.IGNORE), null, new ScanMetrics());
      assertEquals(ROWS, all.size());
      ParquetFile file = open(bytes, StatisticsUse.TRUST);
      for (int j = 0; j < 15; j++) {
        Condition condition = condition(table, random, 2);
        ScanMetrics metrics = new ScanMetrics();
        List<String> some = rows(file, condition.filter(), metrics);
        check(all, some, condition, "seed " + SEED + ", file " + i + ", condition " + j);
        skipped += metrics.pagesSkipped();
      }
    }
    assertTrue(skipped > 5000, "pages skipped: " + skipped);
  }

  private static List<String> rows(ParquetFile file, ScanFilter pruning, ScanMetrics metrics)
      throws IOException {
    return PagedTable.scan(file, PagedTable.COLUMNS, pruning, null, List.of(), metrics);
  }

  /** What came must be rows of the table, in order, and among them all that are wanted. */
  private static void check(
      List<String> all, List<String> some, Condition condition, String context) {
    int at = 0;
    for (int row = 0; row < all.size(); row++) {
      boolean came = at < some.size() && some.get(at).equals(all.get(row));
      at += came ? 1 : 0;
      assertTrue(came || !condition.holds().test(row), context + ": row " + row + " is missing");
    }
    assertEquals(some.size(), at, context + ": rows that the table does not have");
  }

  @Test
  void filtersSeeTheRowsOfPagesThatAreLeft() throws IOException {
    Random random = new Random(SEED);
    for (int i = 0; i < 10; i++) {
      PagedTable table = new PagedTable(random, ROWS);
      byte[] bytes = table.write(PagedTable.smallPages(random));
      Condition condition = condition(table, random, 2);
      RowFilter filter =
          (batch, rows) -> {
            long[] ids = ((LongVector) batch.column(0)).values();
            int count = 0;
            for (int row = 0; row < batch.length(); row++) {
              if (condition.holds().test((int) ids[row])) {
                rows[count++] = row;
              }
            }
            return count;
          };
      List<List<String>> answers = new ArrayList<>();
      for (StatisticsUse use : StatisticsUse.values()) {
        answers.add(
            PagedTable.scan(
                open(bytes, use),
                PagedTable.COLUMNS,
                condition.filter(),
                filter,
                List.of("id"),
                new ScanMetrics()));
      }
      assertEquals(answers.get(0), answers.get(1), "seed " + SEED + ", file " + i);
    }
  }

  @Test
  void bytesOfSkippedPagesAreNotRead() throws IOException {
    Random random = new Random(SEED);
    PagedTable table = new PagedTable(random, 60_000);
    byte[] bytes =
        table.write(builder -> builder.withPageSize(8192).withMinRowCountForPageSizeCheck(20));
    ScanFilter one = comparison("id", Operator.EQUAL, 31_000L);
    ScanMetrics skipping = new ScanMetrics();
    List<String> rows = rows(open(bytes, StatisticsUse.TRUST), one, skipping);
    assertTrue(rows.size() < 5000, "rows " + rows.size());
    ScanMetrics whole = new ScanMetrics();
    rows(open(bytes, StatisticsUse.IGNORE), one, whole);
    assertTrue(
        skipping.bytesRead() < whole.bytesRead() / 3,
        skipping.bytesRead() + " of " + whole.bytesRead() + " bytes");
  }

  @Test
  void indexesThatCannotBeRightAreNotBelieved() throws IOException {
    Random random = new Random(SEED);
    PagedTable table = new PagedTable(random, ROWS);
    byte[] bytes = table.write(PagedTable.smallPages(random));
    List<String> all = rows(open(bytes, StatisticsUse.IGNORE), null, new ScanMetrics());
    List<BiConsumer<OffsetIndex, ColumnIndex>> faults =
        List.of(
            (offsets, bounds) -> offsets.getPage_locations().clear(),
            (offsets, bounds) -> last(offsets).setFirst_row_index(ROWS),
            (offsets, bounds) -> offsets.getPage_locations().get(0).setFirst_row_index(1),
            (offsets, bounds) -> last(offsets).setOffset(Long.MAX_VALUE),
            (offsets, bounds) -> last(offsets).setCompressed_page_size(Integer.MAX_VALUE),
            (offsets, bounds) -> last(offsets).setCompressed_page_size(-1),
            (offsets, bounds) -> offsets.getPage_locations().remove(0),
            (offsets, bounds) -> bounds.getMin_values().remove(0),
            (offsets, bounds) -> bounds.getNull_pages().clear(),
            // A known writer marks pages as all NULL and counts no NULLs.
            (offsets, bounds) -> {
              bounds.getNull_pages().replaceAll(page -> true);
              bounds.getNull_counts().replaceAll(count -> 0L);
            },
            // Locations that lead into the middle of pages, or count rows wrongly.
            (offsets, bounds) ->
                offsets.getPage_locations().forEach(page -> page.setOffset(page.getOffset() + 1)),
            (offsets, bounds) -> {
              for (int i = 1; i < offsets.getPage_locations().size(); i++) {
                PageLocation page = offsets.getPage_locations().get(i);
                page.setFirst_row_index(page.getFirst_row_index() - 1);
              }
              bounds.getNull_pages().clear();
            });
    for (int i = 0; i < faults.size(); i++) {
      ParquetFile file = open(PageIndexRewriter.rewrite(bytes, faults.get(i)), StatisticsUse.TRUST);
      for (int j = 0; j < 6; j++) {
        Condition condition = condition(table, random, 1);
        List<String> some = rows(file, condition.filter(), new ScanMetrics());
        check(all, some, condition, "seed " + SEED + ", fault " + i + ", condition " + j);
      }
    }
  }

  private static PageLocation last(OffsetIndex index) {
    return index.getPage_locations().get(index.getPage_locations().size() - 1);
  }

  @Test
  void hostileIndexesAreReadOrRefusedCleanly() throws IOException {
    Random random = new Random(SEED);
    PagedTable table = new PagedTable(random, ROWS);
    byte[] bytes = table.write(PagedTable.smallPages(random));
    ParquetFile file = open(bytes, StatisticsUse.TRUST);
    int footer = bytes.length - 8 - file.metadata().byteSize();
    int start = (int) file.metadata().rowGroups().get(0).column(0).columnIndexOffset();
    int done = 0;
    for (int i = 0; i < 300; i++) {
      byte[] mutated = bytes.clone();
      for (int flips = 1 + random.nextInt(6); flips > 0; flips--) {
        mutated[start + random.nextInt(footer - start)] = (byte) random.nextInt(256);
      }
      Condition condition = condition(table, random, 1);
      try {
        rows(
            file.withFile(new MemoryFile("mutated", mutated)),
            condition.filter(),
            new ScanMetrics());
        done++;
      } catch (IOException e) {
        assertTrue(e.getMessage().contains("mutated"), () -> "seed " + SEED + ": " + e);
      }
    }
    assertTrue(done > 0, "every index is refused");
  }

  @Test
  void largeRowGroupsAreCutIntoPartsOfWholeRows() throws IOException {
    Random random = new Random(SEED);
    int rowCount = 300_000;
    PagedTable table = new PagedTable(random, rowCount);
    byte[] bytes = table.write(builder -> builder.withPageRowCountLimit(20_000));
    List<String> columns = List.of("id", "v", "list");
    ParquetFile file = open(bytes, StatisticsUse.TRUST);
    assertEquals(1, file.metadata().rowGroups().size());
    ScanMetrics metrics = new ScanMetrics();
    List<String> rows = PagedTable.scan(file, columns, null, null, List.of(), metrics);
    List<String> whole =
        PagedTable.scan(
            open(bytes, StatisticsUse.IGNORE), columns, null, null, List.of(), new ScanMetrics());
    assertEquals(whole, rows);
    assertEquals(1, metrics.rowGroupsRead());
    assertEquals(rowCount, metrics.rowsDecoded());
  }
}
