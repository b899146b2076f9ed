package io.github.parquetjdbc.reader.column;

/**
 * Moves values that lie together at the start of an array to their rows, in place: from the last
 * row to the first, so that no value is overwritten before it has moved. Null rows get a copy of a
 * neighbour, which costs less than a branch.
 */
final class Spread {

  private Spread() {}

  /**
   * @param valid a bit for each row, as many set as there are values
   * @param count values, at least 1
   */
  static void ints(int[] values, long[] valid, int count, int rows) {
    int from = count - 1;
    for (int row = rows - 1; row >= 0; row--) {
      values[row] = values[Math.max(from, 0)];
      from -= (int) (valid[row >>> 6] >>> row) & 1;
    }
  }

  static void longs(long[] values, long[] valid, int count, int rows) {
    int from = count - 1;
    for (int row = rows - 1; row >= 0; row--) {
      values[row] = values[Math.max(from, 0)];
      from -= (int) (valid[row >>> 6] >>> row) & 1;
    }
  }

  static void doubles(double[] values, long[] valid, int count, int rows) {
    int from = count - 1;
    for (int row = rows - 1; row >= 0; row--) {
      values[row] = values[Math.max(from, 0)];
      from -= (int) (valid[row >>> 6] >>> row) & 1;
    }
  }

  static void bytes(byte[] values, long[] valid, int count, int rows) {
    int from = count - 1;
    for (int row = rows - 1; row >= 0; row--) {
      values[row] = values[Math.max(from, 0)];
      from -= (int) (valid[row >>> 6] >>> row) & 1;
    }
  }
}
