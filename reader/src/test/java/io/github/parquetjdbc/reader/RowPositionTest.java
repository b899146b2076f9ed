package io.github.parquetjdbc.reader;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.parquetjdbc.reader.prune.ScanFilter;
import io.github.parquetjdbc.reader.prune.ScanFilter.Operator;
import io.github.parquetjdbc.vector.LongVector;
import io.github.parquetjdbc.vector.RowFilter;
import java.io.IOException;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Rows know their numbers, whatever of the file is left out around them. */
class RowPositionTest {

  private static final int ROWS = 3000;
  private static final long SEED = 20_261_202;
  private static final String ROW = RowPosition.ROW_NUMBER.path().names().get(0);
  private static final String GROUP = RowPosition.ROW_GROUP.path().names().get(0);

  /** Keeps rows whose number, the filter's only column, is in every third batch of ten. */
  private static final RowFilter SOME =
      (batch, rows) -> {
        long[] numbers = ((LongVector) batch.column(0)).values();
        int count = 0;
        for (int i = 0; i < batch.length(); i++) {
          if (numbers[i] / 10 % 3 == 0) {
            rows[count++] = i;
          }
        }
        return count;
      };

  @Test
  void numbersOfRowsAreThoseOfTheFile() throws IOException {
    Random random = new Random(SEED);
    for (int i = 0; i < 6; i++) {
      byte[] bytes =
          new PagedTable(random, ROWS)
              .write(PagedTable.smallPages(random).andThen(b -> b.withRowGroupSize(20_000L)));
      ParquetFile file = ParquetFile.open(new MemoryFile("paged", bytes), ReadOptions.DEFAULT);
      assertTrue(file.metadata().rowGroups().size() > 1);
      for (int j = 0; j < 10; j++) {
        ScanFilter pruning =
            j == 0
                ? null
                : new ScanFilter.Comparison(
                    "id", Operator.values()[2 + j % 4], (long) random.nextInt(ROWS));
        RowFilter filter = j % 2 == 0 ? null : SOME;
        List<String> filterColumns = filter == null ? List.of() : List.of(ROW);
        List<String> rows =
            PagedTable.scan(
                file,
                List.of("id", ROW, "name", GROUP),
                pruning,
                filter,
                filterColumns,
                new ScanMetrics());
        String message = "seed " + SEED + ", file " + i + ", condition " + pruning;
        for (String row : rows) {
          String[] cells = row.split(" \\| ");
          assertEquals(cells[0], cells[1], message);
          assertEquals(group(file, Long.parseLong(cells[0])), cells[3], message);
          assertTrue(filter == null || Long.parseLong(cells[1]) / 10 % 3 == 0, message);
        }
        assertTrue(j > 0 || rows.size() == ROWS, message);
      }
      assertEquals(
          ROWS,
          PagedTable.scan(file, List.of(ROW), null, null, List.of(), new ScanMetrics()).size());
    }
  }

  private static String group(ParquetFile file, long row) {
    long end = 0;
    int group = 0;
    while (end <= row) {
      end += file.metadata().rowGroups().get(group++).rowCount();
    }
    return String.valueOf(group - 1);
  }
}
