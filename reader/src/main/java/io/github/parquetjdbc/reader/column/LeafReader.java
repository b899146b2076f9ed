package io.github.parquetjdbc.reader.column;

import io.github.parquetjdbc.reader.page.PageReader;
import io.github.parquetjdbc.reader.schema.LeafColumn;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.Validity;
import io.github.parquetjdbc.vector.Vector;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * One leaf of a nested column: a window of whole records, as levels and as a vector with a row for
 * each occurrence of the leaf's innermost list, or for each record if it is in none.
 */
final class LeafReader implements AutoCloseable {

  private final PageReader pages;
  private final LeafValues values;
  private final LeafLevels levels;
  private final int maxLevel;

  /** Definition level from which on an entry has a row in the vector. */
  private final int rowLevel;

  /** What the window has of pages before the current one. */
  private final List<Vector> pieces = new ArrayList<>();

  /** Number of the record after the window in the row group. */
  private long row;

  private long[] words = new long[1];
  private Vector vector;

  LeafReader(
      LeafColumn column,
      int rowLevel,
      PageReader pages,
      LeafValues values,
      FixedLengthLists lists) {
    this.pages = pages;
    this.values = values;
    this.levels = new LeafLevels(column, pages, lists);
    this.maxLevel = column.maxDefinitionLevel();
    this.rowLevel = rowLevel;
  }

  /** Of the window. */
  LeafLevels levels() {
    return levels;
  }

  /** Of the window; the next window overwrites its arrays. */
  Vector vector() {
    return vector;
  }

  /** Makes the next {@code records} records the window. */
  void read(int records) throws IOException {
    row += records;
    pieces.clear();
    levels.begin();
    boolean more = true;
    while (!levels.fill(records) && !isComplete(records)) {
      if (levels.pageStart() < levels.count()) {
        pieces.add(VectorJoin.owned(readPage(), pages.position()));
      }
      more = nextPage();
      if (!more) {
        levels.finish(records);
        break;
      }
    }
    if (pieces.isEmpty()) {
      vector = readPage();
      return;
    }
    if (more && levels.pageStart() < levels.count()) {
      pieces.add(readPage());
    }
    vector = VectorJoin.of(pieces, pages.position());
  }

  /** Whether the window is, though the start of the next record has not been seen. */
  private boolean isComplete(int records) {
    return levels.records() == records && pages.endsRecord();
  }

  /** Passes over the next {@code records} records. */
  void skip(long records) throws IOException {
    long target = row + records;
    long reached = pages.skipTo(target);
    if (reached >= 0) {
      levels.clear();
      row = reached;
    }
    while (row < target) {
      int some = (int) Math.min(Batch.MAX_LENGTH, target - row);
      pass(some);
      row += some;
    }
  }

  private void pass(int records) throws IOException {
    levels.begin();
    while (!levels.fill(records) && !isComplete(records)) {
      if (!nextPage()) {
        levels.finish(records);
        return;
      }
    }
    if (levels.fixedLength() > 0) {
      values.skip(levels.count() - levels.pageStart());
      return;
    }
    int skipped = 0;
    int[] definition = levels.definition();
    for (int i = levels.pageStart(); i < levels.count(); i++) {
      skipped += definition[i] == maxLevel ? 1 : 0;
    }
    values.skip(skipped);
  }

  private boolean nextPage() throws IOException {
    if (!pages.next()) {
      return false;
    }
    levels.startPage(values.startPage());
    return true;
  }

  /** The part of the window that is in the current page. */
  private Vector readPage() throws IOException {
    int from = levels.pageStart();
    int to = levels.count();
    if (levels.fixedLength() > 0) {
      return values.read(to - from, null, to - from);
    }
    if (words.length <= Validity.wordCount(to - from)) {
      words = new long[2 * Validity.wordCount(to - from) + 1];
    }
    int[] definition = levels.definition();
    int rows = 0;
    int count = 0;
    words[0] = 0;
    for (int i = from; i < to; i++) {
      // 1 where the level is high enough, else 0, without a branch.
      int isRow = rowLevel - 1 - definition[i] >>> 31;
      int isValue = maxLevel - 1 - definition[i] >>> 31;
      words[rows >>> 6] |= (long) isValue << rows;
      rows += isRow;
      count += isValue;
      if ((rows & 63) == 0) {
        words[rows >>> 6] = 0;
      }
    }
    return values.read(count, count == rows ? null : new Validity(words), rows);
  }

  @Override
  public void close() {
    pages.close();
  }
}
