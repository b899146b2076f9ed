package io.github.parquetjdbc.engine.hash;

import io.github.parquetjdbc.engine.rows.RowNumbers;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.DictionaryVector;
import io.github.parquetjdbc.vector.Vector;

/**
 * Looks the entries of a dictionary up once, for tables of one key in which null matches nothing.
 * Not before as many rows were asked about as there are entries: of a long dictionary a query may
 * need little.
 */
final class DictionaryProbe implements JoinTable.Probe {

  private final JoinTable.Probe probe;
  private final int[] chunk = new int[Batch.MAX_LENGTH];

  /** The dictionary that was asked about last, rows asked of it, and its entries' matches. */
  private Vector dictionary;

  private long asked;
  private int[] matchOf = new int[0];
  private boolean known;

  DictionaryProbe(JoinTable.Probe probe) {
    this.probe = probe;
  }

  @Override
  public void find(Vector[] keys, int[] rows, int from, int to, int[] matches) {
    if (!(keys[0] instanceof DictionaryVector column) || !isKnown(column, to - from)) {
      probe.find(keys, rows, from, to, matches);
      return;
    }
    int[] ids = column.ids();
    int[] found = matchOf;
    for (int i = from; i < to; i++) {
      matches[i - from] = found[ids[rows[i]]];
    }
    if (column.validity() != null) {
      for (int i = from; i < to; i++) {
        matches[i - from] = column.isNull(rows[i]) ? -1 : matches[i - from];
      }
    }
  }

  private boolean isKnown(DictionaryVector column, int rows) {
    if (column.dictionary() != dictionary) {
      dictionary = column.dictionary();
      asked = 0;
      known = false;
    }
    asked += rows;
    if (!known && asked >= dictionary.length()) {
      lookUp();
      known = true;
    }
    return known;
  }

  private void lookUp() {
    int length = dictionary.length();
    if (matchOf.length < length) {
      matchOf = new int[length];
    }
    Vector[] entries = {dictionary};
    int[] numbers = RowNumbers.all(length);
    for (int from = 0; from < length; from += chunk.length) {
      int to = Math.min(length, from + chunk.length);
      probe.find(entries, numbers, from, to, chunk);
      System.arraycopy(chunk, 0, matchOf, from, to - from);
    }
  }
}
