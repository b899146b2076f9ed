package io.github.parquetjdbc.engine.kernel;

/** Masks (one byte a row, 0 or 1), validity words and the selections made from them. */
public final class Masks {

  private Masks() {}

  public static void and(byte[] left, byte[] right, byte[] out, int length) {
    for (int i = 0; i < length; i++) {
      out[i] = (byte) (left[i] & right[i]);
    }
  }

  public static void not(byte[] mask, byte[] out, int length) {
    for (int i = 0; i < length; i++) {
      out[i] = (byte) (mask[i] ^ 1);
    }
  }

  /** 1 where the row's bit in {@code words} is {@code bit}. */
  public static void ofBits(long[] words, int bit, byte[] out, int length) {
    int flip = bit ^ 1;
    for (int i = 0; i < length; i++) {
      out[i] = (byte) (words[i >>> 6] >>> i & 1 ^ flip);
    }
  }

  /** Clears the mask where the row's bit is 0. */
  public static void andBits(byte[] mask, long[] words, byte[] out, int length) {
    for (int i = 0; i < length; i++) {
      out[i] = (byte) (mask[i] & words[i >>> 6] >>> i);
    }
  }

  /** Sets the bits of rows whose mask is 1, clears the others. */
  public static void toBits(byte[] mask, long[] words, int length) {
    int full = length >>> 6;
    for (int w = 0; w < full; w++) {
      words[w] = word(mask, w << 6, 64);
    }
    if ((length & 63) != 0) {
      words[full] = word(mask, full << 6, length & 63);
    }
  }

  private static long word(byte[] mask, int from, int count) {
    long word = 0;
    for (int i = 0; i < count; i++) {
      word |= (long) mask[from + i] << i;
    }
    return word;
  }

  /**
   * Lists the rows whose mask is 1. Writes every row and moves on only past those kept: no branch
   * to mispredict.
   *
   * @param rows room for {@code length} rows
   * @return how many
   */
  public static int compact(byte[] mask, int length, int[] rows) {
    int count = 0;
    for (int i = 0; i < length; i++) {
      rows[count] = i;
      count += mask[i];
    }
    return count;
  }

  /** Of the listed rows, those whose mask is 1; {@code rows} may be {@code from}. */
  public static int compact(byte[] mask, int[] from, int fromCount, int[] rows) {
    int count = 0;
    for (int i = 0; i < fromCount; i++) {
      int row = from[i];
      rows[count] = row;
      count += mask[row];
    }
    return count;
  }

  /** The rows whose id's entry in the table is 1. */
  public static int lookUp(int[] ids, byte[] table, int length, int[] rows) {
    int count = 0;
    for (int i = 0; i < length; i++) {
      rows[count] = i;
      count += table[ids[i]];
    }
    return count;
  }

  /** Of the listed rows, those whose id's entry in the table is 1. */
  public static int lookUp(int[] ids, byte[] table, int[] from, int fromCount, int[] rows) {
    int count = 0;
    for (int i = 0; i < fromCount; i++) {
      int row = from[i];
      rows[count] = row;
      count += table[ids[row]];
    }
    return count;
  }
}
