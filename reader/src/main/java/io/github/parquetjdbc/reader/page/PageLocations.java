package io.github.parquetjdbc.reader.page;

import io.github.parquetjdbc.reader.metadata.OffsetIndex;
import io.github.parquetjdbc.reader.store.ByteRange;
import java.util.Arrays;

/**
 * Where the data pages of a column chunk are and which rows they hold: an offset index that makes
 * sense. Every page starts with a row (parquet-format, PageIndex.md). Immutable.
 */
public final class PageLocations {

  private final long[] offsets;
  private final long[] firstRows;
  private final long end;
  private final long rowCount;

  private PageLocations(long[] offsets, long[] firstRows, long end, long rowCount) {
    this.offsets = offsets;
    this.firstRows = firstRows;
    this.end = end;
    this.rowCount = rowCount;
  }

  /**
   * The pages of a chunk.
   *
   * @param chunk the bytes of the chunk's pages
   * @param rowCount rows of the row group
   * @return {@code null} if the index cannot be right: if pages lie outside the chunk, overlap, are
   *     out of order or without rows, or do not start with the first row
   */
  public static PageLocations of(OffsetIndex index, ByteRange chunk, long rowCount) {
    long[] offsets = index.offsets();
    long[] firstRows = index.firstRows();
    int last = offsets.length - 1;
    if (last < 0 || firstRows[0] != 0 || firstRows[last] >= rowCount) {
      return null;
    }
    long free = chunk.position();
    for (int i = 0; i <= last; i++) {
      int size = index.sizes()[i];
      boolean sound =
          offsets[i] >= free
              && size > 0
              && offsets[i] <= chunk.end() - size
              && (i == 0 || firstRows[i] > firstRows[i - 1]);
      if (!sound) {
        return null;
      }
      free = offsets[i] + size;
    }
    return new PageLocations(offsets, firstRows, chunk.end(), rowCount);
  }

  /** Pages, at least one. */
  public int count() {
    return offsets.length;
  }

  /** Position of a page's header in the file. */
  public long offset(int page) {
    return offsets[page];
  }

  /** Position after a page and whatever follows it. */
  public long end(int page) {
    return page + 1 < offsets.length ? offsets[page + 1] : end;
  }

  /** Number of a page's first row in the row group. */
  public long firstRow(int page) {
    return firstRows[page];
  }

  /** Number after a page's last row. */
  public long endRow(int page) {
    return page + 1 < firstRows.length ? firstRows[page + 1] : rowCount;
  }

  /** Rows of the row group. */
  public long rowCount() {
    return rowCount;
  }

  /** The page that holds a row of the row group. */
  public int pageOf(long row) {
    int found = Arrays.binarySearch(firstRows, row);
    return found >= 0 ? found : -found - 2;
  }

  /** Whether a page's header is at the position. */
  boolean startsAt(long position) {
    return Arrays.binarySearch(offsets, position) >= 0;
  }

  /** Position of the last page's header. */
  long lastOffset() {
    return offsets[offsets.length - 1];
  }
}
