package io.github.parquetjdbc.engine.hash;

import io.github.parquetjdbc.vector.ConstantVector;
import io.github.parquetjdbc.vector.DictionaryVector;
import io.github.parquetjdbc.vector.Vector;
import java.util.Arrays;

/**
 * Spares hashing where all keys come from small dictionaries: the entry numbers, combined, find the
 * group in an array. Entries are looked up in the table beneath once for each set of dictionaries.
 */
final class DictionaryGroupTable implements GroupTable {

  /** Combinations of entries that are worth an array; a second-level cache holds it. */
  private static final long MAX_COMBINATIONS = 1 << 16;

  private final GroupTable table;

  /** The dictionaries (or constants) that {@link #groupOf} is about. */
  private Vector[] dictionaries = new Vector[0];

  /** The group of each combination, or -1 where it was not looked up yet. */
  private int[] groupOf = new int[0];

  DictionaryGroupTable(GroupTable table) {
    this.table = table;
  }

  @Override
  public int size() {
    return table.size();
  }

  @Override
  public void assign(Vector[] keys, int[] rows, int from, int to, int[] groups) {
    int combinations = combinations(keys);
    if (combinations < 0) {
      table.assign(keys, rows, from, to, groups);
      return;
    }
    if (!areKnown(keys)) {
      forget(keys, combinations);
    }
    Arrays.fill(groups, from, to, 0);
    for (Vector key : keys) {
      combine(key, rows, from, to, groups);
    }
    int lookedUp = 0;
    int[] known = groupOf;
    for (int i = from; i < to; i++) {
      int combination = groups[i];
      int group = known[combination];
      lookedUp |= group;
      // The combination is kept, marked by its sign, for the second pass.
      groups[i] = group < 0 ? ~combination : group;
    }
    if (lookedUp < 0) {
      lookUp(keys, rows, from, to, groups);
    }
  }

  private void lookUp(Vector[] keys, int[] rows, int from, int to, int[] groups) {
    for (int i = from; i < to; i++) {
      if (groups[i] < 0) {
        int combination = ~groups[i];
        if (groupOf[combination] < 0) {
          table.assign(keys, rows, i, i + 1, groups);
          groupOf[combination] = groups[i];
        }
        groups[i] = groupOf[combination];
      }
    }
  }

  /** The number of combinations, nulls included; -1 where the way through an array is closed. */
  private static int combinations(Vector[] keys) {
    long combinations = 1;
    for (Vector key : keys) {
      Vector entries = entries(key);
      if (entries == null) {
        return -1;
      }
      combinations *= entries.length() + 1L;
      if (combinations > MAX_COMBINATIONS) {
        return -1;
      }
    }
    return (int) combinations;
  }

  private static Vector entries(Vector key) {
    if (key instanceof DictionaryVector dictionary) {
      return dictionary.dictionary();
    }
    return key instanceof ConstantVector constant ? constant.value() : null;
  }

  private boolean areKnown(Vector[] keys) {
    if (dictionaries.length != keys.length) {
      return false;
    }
    for (int i = 0; i < keys.length; i++) {
      if (dictionaries[i] != entries(keys[i])) {
        return false;
      }
    }
    return true;
  }

  private void forget(Vector[] keys, int combinations) {
    dictionaries = new Vector[keys.length];
    for (int i = 0; i < keys.length; i++) {
      dictionaries[i] = entries(keys[i]);
    }
    if (groupOf.length < combinations) {
      groupOf = new int[combinations];
    }
    Arrays.fill(groupOf, 0, combinations, -1);
  }

  /** Adds one key's entry numbers as the last digit; null is the digit after the last entry. */
  private static void combine(Vector key, int[] rows, int from, int to, int[] combined) {
    int entries = entries(key).length();
    int base = entries + 1;
    if (key instanceof ConstantVector constant) {
      int digit = constant.isAllNull() ? entries : 0;
      for (int i = from; i < to; i++) {
        combined[i] = combined[i] * base + digit;
      }
      return;
    }
    int[] ids = ((DictionaryVector) key).ids();
    if (key.validity() == null) {
      for (int i = from; i < to; i++) {
        combined[i] = combined[i] * base + ids[rows[i]];
      }
    } else {
      for (int i = from; i < to; i++) {
        int digit = key.isNull(rows[i]) ? entries : ids[rows[i]];
        combined[i] = combined[i] * base + digit;
      }
    }
  }

  @Override
  public Vector[] keys(int from, int count) {
    return table.keys(from, count);
  }

  @Override
  public long bytes() {
    return table.bytes() + 4L * groupOf.length;
  }
}
