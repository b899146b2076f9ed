package io.github.parquetjdbc.vector;

import java.util.Arrays;

/**
 * Which rows of a vector hold a value: bit {@code i % 64} of word {@code i / 64} is 1 where row
 * {@code i} is not null. Where nothing is null there is no {@code Validity} but a Java {@code
 * null}; the static methods take that as "all valid". Bits at and past the length are undefined.
 */
public final class Validity {

  private final long[] words;

  /** Takes the array as it is; the owner of the vector owns it. */
  public Validity(long[] words) {
    this.words = words;
  }

  /** All rows null. */
  public static Validity allNull(int length) {
    return new Validity(new long[wordCount(length)]);
  }

  /** All rows valid, as bits that can then be cleared. */
  public static Validity allValid(int length) {
    long[] words = new long[wordCount(length)];
    Arrays.fill(words, -1L);
    return new Validity(words);
  }

  public static int wordCount(int length) {
    return (length + 63) >>> 6;
  }

  public long[] words() {
    return words;
  }

  public boolean isValid(int row) {
    return (words[row >>> 6] >>> row & 1) != 0;
  }

  public void setNull(int row) {
    words[row >>> 6] &= ~(1L << row);
  }

  public void setValid(int row) {
    words[row >>> 6] |= 1L << row;
  }

  /** How many of the first {@code length} rows are not null. */
  public int countValid(int length) {
    int count = 0;
    int full = length >>> 6;
    for (int i = 0; i < full; i++) {
      count += Long.bitCount(words[i]);
    }
    if ((length & 63) != 0) {
      count += Long.bitCount(words[full] & (1L << length) - 1);
    }
    return count;
  }

  /** Valid where both are; either may be Java {@code null}, meaning all valid. */
  public static Validity and(Validity left, Validity right, int length) {
    if (left == null || left == right) {
      return right;
    }
    if (right == null) {
      return left;
    }
    long[] result = new long[wordCount(length)];
    for (int i = 0; i < result.length; i++) {
      result[i] = left.words[i] & right.words[i];
    }
    return new Validity(result);
  }
}
