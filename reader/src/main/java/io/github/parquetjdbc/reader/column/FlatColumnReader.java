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
  public int available() throws IOException {
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
    int count = levels == null ? rows : levels.read(rows);
    return values.read(count, count == rows ? null : levels.validity(), rows);
  }

  @Override
  public void skip(long rows) throws IOException {
    long left = rows;
    while (left > 0) {
      int n = (int) Math.min(left, available());
      if (started || n < rowsLeft) {
        startPage();
        values.skip(levels == null ? n : levels.skip(n));
      }
      rowsLeft -= n;
      left -= n;
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
