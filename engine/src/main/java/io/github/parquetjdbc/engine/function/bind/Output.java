package io.github.parquetjdbc.engine.function.bind;

import io.github.parquetjdbc.vector.Validity;

/**
 * The arrays that a function writes its results to. Values at the start are undefined: whoever asks
 * writes every row that counts.
 */
public final class Output {

  /** When results may be written over. */
  public enum Reuse {
    /** By the next batch: results are used up before it. */
    NEXT_BATCH,
    /** Never: results are kept, as dictionaries are. */
    NEVER
  }

  private final Reuse reuse;
  private byte[] booleans = {};
  private int[] ints = {};
  private int[] lengths = {};
  private long[] longs = {};
  private long[] highs = {};
  private double[] doubles = {};
  private long[] words = {};
  private Slices slices;

  public Output(Reuse reuse) {
    this.reuse = reuse;
  }

  public byte[] booleans(int length) {
    if (fresh(booleans.length, length)) {
      booleans = new byte[length];
    }
    return booleans;
  }

  public int[] ints(int length) {
    if (fresh(ints.length, length)) {
      ints = new int[length];
    }
    return ints;
  }

  /** Lengths of slices whose offsets are {@link #ints}. */
  public int[] lengths(int length) {
    if (fresh(lengths.length, length)) {
      lengths = new int[length];
    }
    return lengths;
  }

  /** Also the lower halves of 128-bit values. */
  public long[] longs(int length) {
    if (fresh(longs.length, length)) {
      longs = new long[length];
    }
    return longs;
  }

  /** The upper halves of 128-bit values. */
  public long[] highs(int length) {
    if (fresh(highs.length, length)) {
      highs = new long[length];
    }
    return highs;
  }

  public double[] doubles(int length) {
    if (fresh(doubles.length, length)) {
      doubles = new double[length];
    }
    return doubles;
  }

  /** Words of a validity for {@code length} rows. */
  public long[] words(int length) {
    int count = Validity.wordCount(length);
    if (fresh(words.length, count)) {
      words = new long[count];
    }
    return words;
  }

  /** Byte strings, none written yet, all rows empty. */
  public Slices slices(int length) {
    if (reuse == Reuse.NEVER || slices == null) {
      slices = new Slices();
    }
    slices.start(length);
    return slices;
  }

  private boolean fresh(int capacity, int needed) {
    return reuse == Reuse.NEVER || capacity < needed;
  }
}
