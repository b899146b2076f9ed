package io.github.parquetjdbc.reader.page;

import io.github.parquetjdbc.reader.codec.ByteSlice;
import io.github.parquetjdbc.reader.encoding.FixedLengthRuns;
import io.github.parquetjdbc.reader.encoding.HybridDecoder;
import io.github.parquetjdbc.reader.encoding.LegacyBitPacking;
import java.io.IOException;

/** Definition or repetition levels of one page after another. */
public final class LevelDecoder {

  /** Levels in a block. */
  public static final int BLOCK = HybridDecoder.BLOCK;

  private final int maxLevel;
  private final int width;
  private final HybridDecoder runs = new HybridDecoder();

  private Levels levels;

  /** Number of the next level, in the legacy encoding. */
  private int packedNext;

  /**
   * @param maxLevel at least 1
   */
  public LevelDecoder(int maxLevel) {
    this.maxLevel = maxLevel;
    this.width = width(maxLevel);
  }

  static int width(int maxLevel) {
    return Integer.SIZE - Integer.numberOfLeadingZeros(maxLevel);
  }

  /** Starts at the first of {@code count} levels. */
  public void start(Levels levels, int count) throws IOException {
    this.levels = levels;
    packedNext = 0;
    if (levels.form() == Levels.Form.RUNS) {
      runs.start(levels.bytes(), width, count);
    }
  }

  /**
   * Whether the next {@code count} levels are all the highest one, found out from the runs alone.
   * False says nothing.
   */
  public boolean isAllMax(int count) throws IOException {
    return uniform(count) == count;
  }

  /**
   * How many of the next {@code count} levels are sure to be the highest one, up to the first run
   * that is of others.
   */
  public int uniform(int count) throws IOException {
    return levels.form() == Levels.Form.RUNS ? runs.uniform(maxLevel, count) : 0;
  }

  /**
   * Looks for lists of one length among the levels of the page that was started.
   *
   * @return false where there are none, or where the levels are not runs of one bit
   */
  public boolean findFixedLength(FixedLengthRuns lists, int count) {
    return maxLevel == 1 && levels.form() == Levels.Form.RUNS && lists.find(levels.bytes(), count);
  }

  /** Passes over the next {@code count} levels. */
  public void skip(int count) throws IOException {
    if (levels.form() == Levels.Form.RUNS) {
      runs.skip(count);
    } else {
      packedNext += count;
    }
  }

  /**
   * Decodes the next {@code count} levels, at most {@link #BLOCK}.
   *
   * @return true if all are known to be the same: then only {@code target[0]} is written
   */
  public boolean readBlock(int[] target, int count) throws IOException {
    boolean uniform = false;
    if (levels.form() == Levels.Form.RUNS) {
      uniform = runs.readBlock(target, count);
    } else {
      ByteSlice packed = levels.bytes();
      LegacyBitPacking.unpack(packed.data(), packed.offset(), packedNext, width, target, 0, count);
      packedNext += count;
    }
    if (maxLevel + 1 != 1 << width) {
      check(target, uniform ? 1 : count);
    }
    return uniform;
  }

  private void check(int[] decoded, int count) throws IOException {
    int signs = 0;
    for (int i = 0; i < count; i++) {
      signs |= maxLevel - decoded[i];
    }
    if (signs < 0) {
      throw levels.bytes().malformed(levels.bytes().offset(), "level above " + maxLevel);
    }
  }
}
