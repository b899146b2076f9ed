package io.github.parquetjdbc.reader.column;

import io.github.parquetjdbc.reader.encoding.FixedLengthRuns;
import io.github.parquetjdbc.reader.page.LevelDecoder;
import java.io.IOException;
import java.util.Arrays;

/** The part of a page, from its first entry on, in which all lists have one length. */
final class FixedLengthPage {

  /** Entries for which the decoders are not left alone, unless they are all of the page. */
  private static final int MIN_ENTRIES = 4096;

  private final FixedLengthRuns runs = new FixedLengthRuns();
  private final int maxDefinition;
  private int length;
  private int left;

  /** Entries from the next on before a list starts. */
  private int toStart;

  /** Entries that the decoders have to skip before they are used. */
  private int unskipped;

  FixedLengthPage(int maxDefinition) {
    this.maxDefinition = maxDefinition;
  }

  /** Looks at a page whose decoders stand at the first of {@code count} levels. */
  void start(LevelDecoder definition, LevelDecoder repetition, int count) throws IOException {
    left = 0;
    unskipped = 0;
    int values = definition.uniform(count);
    if (values < Math.min(count, MIN_ENTRIES) || !repetition.findFixedLength(runs, count)) {
      return;
    }
    int covered = runs.covered();
    if (values < covered) {
      // Ends with a whole list before the first that may have a NULL or be none.
      covered = values - Math.floorMod(values - runs.head(), runs.length());
    }
    if (covered < Math.min(count, MIN_ENTRIES) || covered <= runs.head()) {
      return;
    }
    length = runs.length();
    toStart = runs.head();
    left = covered;
    unskipped = covered;
  }

  /** Elements of each list. */
  int length() {
    return length;
  }

  /** Entries of the part that have not been taken. */
  int left() {
    return left;
  }

  /** Whether the next entry starts a whole list of the part. */
  boolean startsList() {
    return left > 0 && toStart == 0 && left >= length;
  }

  /** Passes over whole lists. */
  void take(int entries) {
    left -= entries;
  }

  /** Entries taken last come again; the first of them starts a list. */
  void giveBack(int entries) {
    left += entries;
    toStart = 0;
  }

  /** Entries that the decoders are behind; they are not told again. */
  int takeUnskipped() {
    int entries = unskipped;
    unskipped = 0;
    return entries;
  }

  /** Takes up to {@code most} entries into arrays of levels; returns how many. */
  int spell(int most, int[] definition, int[] repetition, int at) {
    int entries = Math.min(most, left);
    toStart = spell(length, toStart, maxDefinition, definition, repetition, at, entries);
    left -= entries;
    return entries;
  }

  /**
   * Writes the levels of lists of one length.
   *
   * @param toStart entries before the first start
   * @return entries before the next start, after these
   */
  static int spell(
      int length,
      int toStart,
      int maxDefinition,
      int[] definition,
      int[] repetition,
      int at,
      int entries) {
    Arrays.fill(definition, at, at + entries, maxDefinition);
    Arrays.fill(repetition, at, at + entries, 1);
    int start = toStart;
    while (start < entries) {
      repetition[at + start] = 0;
      start += length;
    }
    return start - entries;
  }
}
