package io.github.parquetjdbc.reader.column;

import io.github.parquetjdbc.reader.error.FilePosition;
import io.github.parquetjdbc.reader.error.MalformedFileException;
import io.github.parquetjdbc.reader.error.UnsupportedFeatureException;
import io.github.parquetjdbc.reader.page.DataPage;
import io.github.parquetjdbc.reader.page.LevelDecoder;
import io.github.parquetjdbc.reader.page.PageReader;
import io.github.parquetjdbc.reader.schema.LeafColumn;
import java.io.IOException;
import java.util.Arrays;

/**
 * The levels of one leaf of a nested column for a window of whole records: {@link #count} entries,
 * each a definition and a repetition level. A record starts where the repetition level is 0; it may
 * go on in the next page, so the end of a window is known only once the next start has been seen.
 *
 * <p>Where all lists of a window have one length and nothing is NULL, the window is {@link
 * #fixedLength}: its levels follow from the length, and there are no arrays of them.
 */
final class LeafLevels {

  /** Entries of one window: memory that a run of a few bytes could otherwise take. */
  private static final int MAX_ENTRIES = 1 << 24;

  private final LeafColumn column;
  private final PageReader pages;

  /** {@code null} where lists of one length are not looked for. */
  private final FixedLengthPage fixedPage;

  /** {@code null} where all levels are 0. */
  private final LevelDecoder definitionDecoder;

  private final LevelDecoder repetitionDecoder;
  private final int[] block = new int[LevelDecoder.BLOCK];
  private int[] definition = new int[LevelDecoder.BLOCK];
  private int[] repetition = new int[LevelDecoder.BLOCK];

  /** Decoded entries; those from {@code count} on belong to the next window. */
  private int end;

  private int count;
  private int records;

  /** Where the current page starts, in entries; 0 if before the window. */
  private int pageStart;

  /** Entries of the current page that have not been taken. */
  private int pageLeft;

  /** Length of the lists in a window without arrays, else 0. */
  private int fixedLength;

  LeafLevels(LeafColumn column, PageReader pages, FixedLengthLists lists) {
    this.column = column;
    this.pages = pages;
    boolean looks = lists == FixedLengthLists.FIND && column.maxRepetitionLevel() == 1;
    this.fixedPage = looks ? new FixedLengthPage(column.maxDefinitionLevel()) : null;
    this.definitionDecoder = decoder(column.maxDefinitionLevel());
    this.repetitionDecoder = decoder(column.maxRepetitionLevel());
  }

  private static LevelDecoder decoder(int maxLevel) {
    return maxLevel == 0 ? null : new LevelDecoder(maxLevel);
  }

  /** Entries of the window. */
  int count() {
    return count;
  }

  /**
   * Elements of each list where the window is whole lists of one length, else 0; then {@link
   * #definition} and {@link #repetition} say nothing before {@link #materialise}.
   */
  int fixedLength() {
    return fixedLength;
  }

  /** One for each entry; more may follow. */
  int[] definition() {
    return definition;
  }

  /** One for each entry; more may follow. */
  int[] repetition() {
    return repetition;
  }

  /** Records of the window so far. */
  int records() {
    return records;
  }

  /** First entry of the window that is in the current page. */
  int pageStart() {
    return pageStart;
  }

  /** Whether a record is known to follow the window. */
  boolean hasMore() {
    return fixedLength > 0 ? pageLeft > 0 : count < end;
  }

  /** Starts an empty window after the last one. */
  void begin() {
    if (fixedPage != null && fixedPage.left() > 0 && count < end) {
      // What was spelt out beyond the window starts with a record and can be taken again.
      fixedPage.giveBack(end - count);
      pageLeft += end - count;
      end = count;
    }
    fixedLength = 0;
    if (count < end) {
      System.arraycopy(definition, count, definition, 0, end - count);
      System.arraycopy(repetition, count, repetition, 0, end - count);
    }
    end -= count;
    count = 0;
    records = 0;
    pageStart = 0;
  }

  /** Forgets what is known of the current page: another one, not the next, will follow. */
  void clear() {
    end = 0;
    count = 0;
    records = 0;
    pageStart = 0;
    pageLeft = 0;
    fixedLength = 0;
  }

  /** Goes on in a page that has just been loaded. */
  void startPage(DataPage page) throws IOException {
    pageStart = end;
    pageLeft = page.valueCount();
    if (definitionDecoder != null) {
      definitionDecoder.start(page.definitionLevels(), pageLeft);
    }
    if (repetitionDecoder != null) {
      repetitionDecoder.start(page.repetitionLevels(), pageLeft);
    }
    if (fixedPage != null) {
      fixedPage.start(definitionDecoder, repetitionDecoder, pageLeft);
    }
  }

  /**
   * Takes entries of the current page into the window.
   *
   * @return whether the window holds the wanted records, as the next record was seen; if not, the
   *     page is used up
   */
  boolean fill(int wanted) throws IOException {
    if (pageLeft > 0 && isFixed()) {
      takeLists(wanted);
      if (records == wanted && pageLeft > 0) {
        return true;
      }
    }
    if (pageLeft == 0 && fixedLength > 0) {
      return false;
    }
    materialise();
    while (!scan(wanted)) {
      if (pageLeft == 0) {
        return false;
      }
      int n = Math.min(pageLeft, LevelDecoder.BLOCK);
      reserve(n);
      if (fixedPage != null && fixedPage.left() > 0) {
        n = fixedPage.spell(n, definition, repetition, end);
      } else {
        skipFixed();
        decode(definitionDecoder, definition, n);
        decode(repetitionDecoder, repetition, n);
      }
      end += n;
      pageLeft -= n;
    }
    return true;
  }

  /** Whether the page goes on with a list of the window's length. */
  private boolean isFixed() {
    return fixedPage != null
        && fixedPage.startsList()
        && (fixedLength == fixedPage.length() || end == 0);
  }

  private void takeLists(int wanted) throws UnsupportedFeatureException {
    int length = fixedPage.length();
    int lists = Math.min(wanted - records, fixedPage.left() / length);
    if ((long) lists * length > Integer.MAX_VALUE - LevelDecoder.BLOCK - count) {
      throw new UnsupportedFeatureException(
          position(), "lists of " + length + " elements in " + wanted + " rows");
    }
    if (lists > 0) {
      fixedLength = length;
    }
    int entries = lists * length;
    fixedPage.take(entries);
    pageLeft -= entries;
    records += lists;
    count += entries;
    end = count;
  }

  private void skipFixed() throws IOException {
    int skipped = fixedPage == null ? 0 : fixedPage.takeUnskipped();
    if (skipped > 0) {
      definitionDecoder.skip(skipped);
      repetitionDecoder.skip(skipped);
    }
  }

  /** Spells out the levels of a window of lists of one length. */
  void materialise() throws UnsupportedFeatureException {
    if (fixedLength == 0) {
      return;
    }
    int entries = count;
    end = 0;
    reserve(entries);
    FixedLengthPage.spell(
        fixedLength, 0, column.maxDefinitionLevel(), definition, repetition, 0, entries);
    end = entries;
    fixedLength = 0;
  }

  private boolean scan(int wanted) throws IOException {
    if (records == 0 && end > 0 && repetition[0] != 0) {
      throw malformed("the first repetition level is " + repetition[0]);
    }
    int found = records;
    int i = count;
    while (i < end) {
      if (repetition[i] == 0) {
        if (found == wanted) {
          break;
        }
        found++;
      }
      i++;
    }
    records = found;
    count = i;
    return i < end;
  }

  private void reserve(int more) throws UnsupportedFeatureException {
    if (end + more <= definition.length) {
      return;
    }
    if (end + more > MAX_ENTRIES) {
      throw new UnsupportedFeatureException(
          position(), "more than " + MAX_ENTRIES + " values in " + records + " rows");
    }
    int capacity = Math.max(2 * definition.length, end + more);
    definition = Arrays.copyOf(definition, capacity);
    repetition = Arrays.copyOf(repetition, capacity);
  }

  private void decode(LevelDecoder decoder, int[] target, int n) throws IOException {
    if (decoder == null) {
      Arrays.fill(target, end, end + n, 0);
    } else if (decoder.readBlock(block, n)) {
      Arrays.fill(target, end, end + n, block[0]);
    } else {
      System.arraycopy(block, 0, target, end, n);
    }
  }

  /**
   * To be called where no page follows.
   *
   * @throws MalformedFileException if the window has fewer records than wanted
   */
  void finish(int wanted) throws MalformedFileException {
    if (records < wanted) {
      throw malformed("the column has fewer rows than its row group");
    }
  }

  /**
   * Whether another leaf has the same occurrences of a field that both lie in, NULL or not.
   *
   * @param maxRepetition repetition level of the field
   * @param definitionLevel definition level of the field
   */
  boolean agrees(LeafLevels other, int maxRepetition, int definitionLevel)
      throws UnsupportedFeatureException {
    if (fixedLength > 0 && other.fixedLength > 0) {
      return records == other.records && (maxRepetition == 0 || fixedLength == other.fixedLength);
    }
    materialise();
    other.materialise();
    int j = other.next(0, maxRepetition);
    for (int i = next(0, maxRepetition); i < count; i = next(i + 1, maxRepetition)) {
      if (j == other.count
          || repetition[i] != other.repetition[j]
          || Math.min(definition[i], definitionLevel)
              != Math.min(other.definition[j], definitionLevel)) {
        return false;
      }
      j = other.next(j + 1, maxRepetition);
    }
    return j == other.count;
  }

  /** The first entry from {@code from} on that repeats no more than a field. */
  private int next(int from, int maxRepetition) {
    int i = from;
    while (i < count && repetition[i] > maxRepetition) {
      i++;
    }
    return i;
  }

  /** The leaf's name, for messages. */
  String dottedPath() {
    return column.dottedPath();
  }

  private FilePosition position() {
    return pages.position().withColumn(column.dottedPath());
  }

  MalformedFileException malformed(String what) {
    return new MalformedFileException(position(), what);
  }
}
