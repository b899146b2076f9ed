package io.github.parquetjdbc.engine.hash;

/**
 * Groups by whole numbers that lie close together: the numbers are addresses. Keys of a table that
 * is stored in their order are found in the lines of cache where the last ones were.
 */
final class DenseKeys {

  /** Keys may be spread over so many times their number. */
  private static final long MAX_SPREAD = 16;

  /** Up to this many addresses (1 MB) they may be spread over in any case. */
  private static final long CHEAP_SPREAD = 1 << 18;

  /** Group + 1 of key {@code first + i}; 0 where there is none. */
  private int[] groups = new int[0];

  private long first;
  private long least = Long.MAX_VALUE;
  private long greatest = Long.MIN_VALUE;

  /** Whether so many keys from least to greatest are dense enough. */
  static boolean suits(long least, long greatest, int keys) {
    // Unsigned: the distance of two longs may exceed a long.
    long allowed = Math.max(CHEAP_SPREAD, MAX_SPREAD * keys);
    return Long.compareUnsigned(greatest - least, Math.min(allowed, 1 << 29)) < 0;
  }

  /**
   * Finds groups as long as they are known.
   *
   * @return the first {@code i} from {@code from} whose key has no group, or {@code to}
   */
  int find(long[] keys, int from, int to, int[] out, int outFrom) {
    int[] known = groups;
    long start = first;
    for (int i = from; i < to; i++) {
      long index = keys[i] - start;
      if (index < 0 || index >= known.length || known[(int) index] == 0) {
        return i;
      }
      out[outFrom + i] = known[(int) index] - 1;
    }
    return to;
  }

  /**
   * Enters a key that has no group yet.
   *
   * @param keys how many there are with this one
   * @return {@code false} where the keys are no longer dense, and nothing was done
   */
  boolean enter(long key, int group, int keys) {
    long newLeast = Math.min(least, key);
    long newGreatest = Math.max(greatest, key);
    if (!suits(newLeast, newGreatest, keys)) {
      return false;
    }
    if (key < first || key - first >= groups.length) {
      widen(newLeast, newGreatest);
    }
    least = newLeast;
    greatest = newGreatest;
    groups[(int) (key - first)] = group + 1;
    return true;
  }

  /** Doubles the room on the side where it was too small. */
  private void widen(long newLeast, long newGreatest) {
    int width = (int) (newGreatest - newLeast) + 1;
    int length = Math.max(64, 2 * width);
    // Near the least long there is no room below.
    boolean below = newLeast < least && newLeast >= Long.MIN_VALUE + length;
    long newFirst = below ? newLeast - (length - width) : newLeast;
    int[] wider = new int[length];
    if (least <= greatest) {
      int count = (int) (greatest - least) + 1;
      System.arraycopy(groups, (int) (least - first), wider, (int) (least - newFirst), count);
    }
    groups = wider;
    first = newFirst;
  }

  long bytes() {
    return 4L * groups.length;
  }
}
