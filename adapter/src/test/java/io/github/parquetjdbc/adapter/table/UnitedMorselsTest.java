package io.github.parquetjdbc.adapter.table;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.parquetjdbc.adapter.ResultRows;
import io.github.parquetjdbc.engine.plan.Column;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.BatchSource;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.IntVector;
import io.github.parquetjdbc.vector.MorselSource;
import io.github.parquetjdbc.vector.RowFilter;
import io.github.parquetjdbc.vector.Vector;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class UnitedMorselsTest {

  private static final Column A = new Column("a", DataType.BIGINT, true);
  private static final Column B = new Column("b", DataType.INTEGER, true);

  private final List<String> closed = new ArrayList<>();

  /** A file of one INTEGER column; one row a morsel. */
  private final class IntFile implements MorselSource {
    private final String name;
    private final int[] values;

    IntFile(String name, int... values) {
      this.name = name;
      this.values = values;
    }

    @Override
    public int morselCount() {
      return values.length;
    }

    @Override
    public BatchSource open(int morsel, RowFilter filter) {
      Vector vector = new IntVector(DataType.INTEGER, new int[] {values[morsel]}, 1, null);
      return new BatchSource() {
        private boolean done;

        @Override
        public Batch next() {
          Batch batch = Batch.of(1, vector);
          boolean empty = done || filter != null && filter.select(batch, new int[1]) == 0;
          done = true;
          return empty ? null : batch;
        }

        @Override
        public void close() {}
      };
    }

    @Override
    public void close() {
      closed.add(name);
    }
  }

  private UnitedMorsels.FileScan scan(IntFile file, String column) {
    FileColumns own =
        new FileColumns(file.name, List.of(new Column(column, DataType.INTEGER, false)));
    return new UnitedMorsels.FileScan(
        file, ColumnMapping.of(List.of(A, B), own), ColumnMapping.of(List.of(A), own));
  }

  private static List<List<Object>> rows(MorselSource morsels, RowFilter filter)
      throws IOException {
    List<List<Object>> rows = new ArrayList<>();
    for (int i = 0; i < morsels.morselCount(); i++) {
      try (BatchSource source = morsels.open(i, filter)) {
        for (Batch batch = source.next(); batch != null; batch = source.next()) {
          for (int row = 0; row < batch.length(); row++) {
            List<Object> values = new ArrayList<>();
            for (Vector column : batch.columns()) {
              values.add(ResultRows.value(column, row));
            }
            rows.add(values);
          }
        }
      }
    }
    return rows;
  }

  private UnitedMorsels threeFiles() {
    return new UnitedMorsels(
        List.of(
            scan(new IntFile("1", 1, 2), "a"),
            scan(new IntFile("none"), "a"),
            scan(new IntFile("2", 3), "b"),
            scan(new IntFile("3", 4, 5), "a")));
  }

  @Test
  void filesFollowOneAnotherWithAbsentColumnsNull() throws IOException {
    assertEquals(
        "[[1, null], [2, null], [null, 3], [4, null], [5, null]]",
        rows(threeFiles(), null).toString());
  }

  @Test
  void theFilterSeesTheTablesColumns() throws IOException {
    RowFilter even =
        (batch, selected) ->
            ResultRows.value(batch.column(0), 0) != null
                    && ResultRows.value(batch.column(0), 0).toString().matches("[24]")
                    && batch.column(0).type().equals(DataType.BIGINT)
                ? 1
                : 0;
    assertEquals("[[2, null], [4, null]]", rows(threeFiles(), even).toString());
    RowFilter isNull = (batch, selected) -> batch.column(0).isNull(0) ? 1 : 0;
    assertEquals("[[null, 3]]", rows(threeFiles(), isNull).toString());
  }

  @Test
  void aFileIsReleasedWithItsLastMorsel() throws IOException {
    UnitedMorsels morsels = threeFiles();
    BatchSource first = morsels.open(0, null);
    BatchSource second = morsels.open(1, null);
    first.close();
    first.close();
    assertEquals(List.of(), closed);
    second.close();
    assertEquals(List.of("1"), closed);
    morsels.close();
    assertEquals(true, closed.containsAll(List.of("1", "2", "3", "none")));
  }

  @Test
  void rowsWithoutColumnsComeInBatches() throws IOException {
    MorselSource morsels = new RowCountMorsels(5_000);
    long rows = 0;
    try (BatchSource source = morsels.open(0, null)) {
      for (Batch batch = source.next(); batch != null; batch = source.next()) {
        assertEquals(0, batch.columns().length);
        assertEquals(null, batch.selection());
        rows += batch.length();
      }
    }
    assertEquals(5_000, rows);
    assertEquals(0, new RowCountMorsels(0).morselCount());
  }
}
