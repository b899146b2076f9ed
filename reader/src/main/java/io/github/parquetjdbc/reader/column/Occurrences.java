package io.github.parquetjdbc.reader.column;

import io.github.parquetjdbc.vector.Validity;
import java.io.IOException;

/** Where a field occurs in a window, once for each element of the list it lies in, and as NULL. */
final class Occurrences {

  /**
   * The innermost list that a field lies in; for a field in none, the record.
   *
   * @param repetition repetition level of the list's elements; 0 for the record
   * @param definition definition level from which on there is an element; 0 for the record
   */
  record Place(int repetition, int definition) {
    static final Place RECORD = new Place(0, 0);
  }

  private final Place place;
  private final int definitionLevel;
  private long[] words = new long[1];
  private int count;
  private int nulls;

  /**
   * @param definitionLevel from which on the field is not NULL
   */
  Occurrences(Place place, int definitionLevel) {
    this.place = place;
    this.definitionLevel = definitionLevel;
  }

  /** Finds them in the window of a leaf below the field. */
  void read(LeafLevels levels) {
    int entries = levels.count();
    if (levels.fixedLength() > 0) {
      count = place.repetition == 0 ? levels.records() : entries;
      nulls = 0;
      return;
    }
    int[] definition = levels.definition();
    int[] repetition = levels.repetition();
    if (words.length <= Validity.wordCount(entries)) {
      words = new long[2 * Validity.wordCount(entries) + 1];
    }
    count = 0;
    nulls = 0;
    for (int i = 0; i < entries; i++) {
      if (repetition[i] <= place.repetition && definition[i] >= place.definition) {
        int valid = definitionLevel - 1 - definition[i] >>> 31;
        long others = (count & 63) == 0 ? 0 : words[count >>> 6];
        words[count >>> 6] = others | (long) valid << count;
        count++;
        nulls += 1 - valid;
      }
    }
  }

  /** How many were found. */
  int count() {
    return count;
  }

  /** Which are not NULL; {@code null} if all. Overwritten by the next {@link #read}. */
  Validity validity() {
    return nulls == 0 ? null : new Validity(words);
  }

  /** Checks that two leaves below the field tell the same of it. */
  void checkAgreement(LeafReader first, LeafReader other) throws IOException {
    boolean same =
        first == other || first.levels().agrees(other.levels(), place.repetition, definitionLevel);
    if (!same) {
      throw other
          .levels()
          .malformed("levels differ from those of column " + first.levels().dottedPath());
    }
  }
}
