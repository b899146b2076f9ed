package io.github.parquetjdbc.reader.column;

import io.github.parquetjdbc.reader.error.MalformedFileException;
import io.github.parquetjdbc.reader.page.DataPage;
import io.github.parquetjdbc.reader.page.PageReader;
import io.github.parquetjdbc.vector.Vector;
import java.io.IOException;

/** A column with one value or NULL a row. */
final class FlatColumnReader implements ColumnReader {

  private final PageReader pages;
  private final LeafValues values;

  /** {@code null} where the column cannot be null. */
  private final DefinitionLevels levels;

  /** Number of the next row in the row group. */
  private long row;

  /** Rows of the current page that have not been read or skipped. */
  private int rowsLeft;

  /** Whether the current page's bytes are there and its decoders stand at the next row. */
  private boolean started;

  FlatColumnReader(int maxDefinitionLevel, PageReader pages, LeafValues values) {
    this.pages = pages;
    this.values = values;
    this.levels = maxDefinitionLevel == 0 ? null : new DefinitionLevels(maxDefinitionLevel);
  }

  @Override
  public int available(int wanted) throws IOException {
    return available();
  }

  private int available() throws IOException {
    if (rowsLeft == 0) {
      if (!pages.next()) {
        throw new MalformedFileException(
            pages.position(), "the column has fewer rows than its row group");
      }
      rowsLeft = pages.valueCount();
      started = false;
    }
    return rowsLeft;
  }

  @Override
  public Vector read(int rows) throws IOException {
    startPage();
    rowsLeft -= rows;
    row += rows;
    int count = levels == null ? rows : levels.read(rows);
    return values.read(count, count == rows ? null : levels.validity(), rows);
  }

  @Override
  public void skip(long rows) throws IOException {
    long target = row + rows;
    if (rows > rowsLeft) {
      leap(target);
    }
    while (row < target) {
      int n = (int) Math.min(target - row, available());
      if (started || n < rowsLeft) {
        startPage();
        values.skip(levels == null ? n : levels.skip(n));
      }
      rowsLeft -= n;
      row += n;
    }
  }

  private void leap(long target) throws IOException {
    long reached = pages.skipTo(target);
    if (reached >= 0) {
      row = reached;
      rowsLeft = 0;
      started = false;
    }
  }

  private void startPage() throws IOException {
    if (started) {
      return;
    }
    DataPage page = values.startPage();
    if (levels != null) {
      levels.start(page);
    }
    started = true;
  }

  @Override
  public void close() {
    pages.close();
  }
}
