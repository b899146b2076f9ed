package io.github.parquetjdbc.reader.column;

import io.github.parquetjdbc.reader.error.FilePosition;
import io.github.parquetjdbc.reader.error.MalformedFileException;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.Vector;
import java.io.IOException;
import java.util.List;

/**
 * A list, map or struct. Its leaves are read in step, a window of records at a time, and put
 * together into one vector, of which the caller takes as many rows as it likes.
 */
final class NestedColumnReader implements ColumnReader {

  /** Entries of a leaf that a window should not have many more of. */
  private static final int ENTRIES = 1 << 16;

  /** Few, as nothing is known of the lengths of lists yet. */
  private static final int FIRST_RECORDS = 4;

  private static final int GROWTH = 16;

  private final List<LeafReader> leaves;
  private final Assembly assembly;
  private final FilePosition position;

  /** Records of the row group after the window. */
  private long recordsLeft;

  /** Records of the next window: follows from how many entries those before had. */
  private int windowRecords = FIRST_RECORDS;

  private Vector window;
  private int windowLength;

  /** Rows of the window that have been read or skipped. */
  private int windowUsed;

  NestedColumnReader(
      List<LeafReader> leaves, Assembly assembly, long records, FilePosition position) {
    this.leaves = leaves;
    this.assembly = assembly;
    this.recordsLeft = records;
    this.position = position;
  }

  @Override
  public int available(int wanted) throws IOException {
    if (windowUsed == windowLength) {
      nextWindow(wanted);
    }
    return windowLength - windowUsed;
  }

  private void nextWindow(int wanted) throws IOException {
    int records = (int) Math.min(Math.min(windowRecords, wanted), recordsLeft);
    if (records == 0) {
      throw new MalformedFileException(position, "the column has fewer rows than its row group");
    }
    int most = 0;
    for (LeafReader leaf : leaves) {
      leaf.read(records);
      most = Math.max(most, leaf.levels().count());
    }
    advance(records);
    window = assembly.assemble();
    windowLength = records;
    windowUsed = 0;
    long fitting = Math.min((long) records * ENTRIES / Math.max(1, most), (long) records * GROWTH);
    windowRecords = (int) Math.max(1, Math.min(Batch.MAX_LENGTH, fitting));
  }

  /** All leaves have passed the same records; after the last they must all be at their end. */
  private void advance(long records) throws MalformedFileException {
    recordsLeft -= records;
    for (LeafReader leaf : leaves) {
      if (recordsLeft == 0 && leaf.levels().hasMore()) {
        throw leaf.levels().malformed("the column has more rows than its row group");
      }
    }
  }

  @Override
  public Vector read(int rows) throws IOException {
    int from = windowUsed;
    windowUsed += rows;
    return rows == windowLength ? window : VectorParts.rows(window, from, windowUsed);
  }

  @Override
  public void skip(long rows) throws IOException {
    int ofWindow = (int) Math.min(rows, windowLength - windowUsed);
    windowUsed += ofWindow;
    long left = rows - ofWindow;
    if (left > 0) {
      for (LeafReader leaf : leaves) {
        leaf.skip(left);
      }
      advance(left);
    }
  }

  @Override
  public void close() {
    leaves.forEach(LeafReader::close);
  }
}
