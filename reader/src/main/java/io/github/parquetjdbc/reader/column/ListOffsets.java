package io.github.parquetjdbc.reader.column;

import io.github.parquetjdbc.reader.column.Occurrences.Place;
import io.github.parquetjdbc.reader.error.MalformedFileException;
import io.github.parquetjdbc.vector.Validity;

/** Where the lists, or maps, of a field start in a window, and which of them are NULL. */
final class ListOffsets {

  private final Place place;
  private final Place element;
  private final Occurrences lists;
  private int[] offsets = new int[1];
  private int elements;

  /**
   * @param definitionLevel from which on the list is not NULL
   * @param element the place of the list's elements
   */
  ListOffsets(Place place, int definitionLevel, Place element) {
    this.place = place;
    this.element = element;
    this.lists = new Occurrences(place, definitionLevel);
  }

  /**
   * Finds them in the window of a leaf below the list.
   *
   * @throws MalformedFileException where an element follows another in a list that has none
   */
  void read(LeafLevels levels) throws MalformedFileException {
    lists.read(levels);
    if (offsets.length <= lists.count()) {
      offsets = new int[2 * lists.count() + 1];
    }
    if (levels.fixedLength() > 0) {
      multiples(levels.fixedLength());
      return;
    }
    int entries = levels.count();
    int[] definition = levels.definition();
    int[] repetition = levels.repetition();
    int list = 0;
    int found = 0;
    int before = 0;
    for (int i = 0; i < entries; i++) {
      int level = definition[i];
      if (repetition[i] <= place.repetition()) {
        if (level >= place.definition()) {
          offsets[list++] = found;
        }
      } else if (repetition[i] == element.repetition()
          && Math.min(before, level) < element.definition()) {
        throw levels.malformed(
            "repetition level " + repetition[i] + " where a list has no elements");
      }
      if (repetition[i] <= element.repetition() && level >= element.definition()) {
        found++;
      }
      before = level;
    }
    offsets[list] = found;
    elements = found;
  }

  private void multiples(int length) {
    int lists = count();
    for (int list = 0; list <= lists; list++) {
      offsets[list] = list * length;
    }
    elements = lists * length;
  }

  /** Lists, NULL or not. */
  int count() {
    return lists.count();
  }

  /** Which lists are not NULL; {@code null} if all. */
  Validity validity() {
    return lists.validity();
  }

  /** Starts of the lists, and the end of the last; overwritten by the next {@link #read}. */
  int[] offsets() {
    return offsets;
  }

  /** Elements of all lists. */
  int elements() {
    return elements;
  }
}
