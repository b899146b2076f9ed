package io.github.parquetjdbc.reader.column;

import io.github.parquetjdbc.reader.page.DataPage;
import io.github.parquetjdbc.reader.page.LevelDecoder;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.Validity;
import java.io.IOException;
import java.util.Arrays;

/** The definition levels of a flat column's pages, as validity. */
final class DefinitionLevels {

  private final int maxLevel;
  private final LevelDecoder decoder;
  private final int[] block = new int[LevelDecoder.BLOCK];
  private final long[] words = new long[Validity.wordCount(Batch.MAX_LENGTH)];
  private final Validity validity = new Validity(words);

  /** Whether the current page is known to have no NULL: then its levels are never decoded. */
  private boolean allValid;

  DefinitionLevels(int maxLevel) {
    this.maxLevel = maxLevel;
    this.decoder = new LevelDecoder(maxLevel);
  }

  void start(DataPage page) throws IOException {
    decoder.start(page.definitionLevels(), page.valueCount());
    allValid = decoder.isAllMax(page.valueCount());
  }

  /**
   * Decodes the levels of the next rows.
   *
   * @return how many of the rows have a value; {@link #validity} says which unless all or none has
   */
  int read(int rows) throws IOException {
    if (allValid) {
      return rows;
    }
    int count = 0;
    for (int done = 0; done < rows; done += LevelDecoder.BLOCK) {
      int n = Math.min(LevelDecoder.BLOCK, rows - done);
      int word = done >>> 6;
      if (decoder.readBlock(block, n)) {
        boolean valid = block[0] == maxLevel;
        Arrays.fill(words, word, word + Validity.wordCount(n), valid ? -1L : 0L);
        count += valid ? n : 0;
      } else {
        count += pack(block, n, maxLevel, words, word);
      }
    }
    return count;
  }

  /** Of the rows read last; overwritten by the next read. */
  Validity validity() {
    return validity;
  }

  /** Passes over the levels of the next rows; returns how many of them have a value. */
  int skip(int rows) throws IOException {
    int count = 0;
    for (int done = 0; done < rows; done += Batch.MAX_LENGTH) {
      count += read(Math.min(Batch.MAX_LENGTH, rows - done));
    }
    return count;
  }

  /** A bit for each level, 1 where it is the highest; no branch a level. */
  private static int pack(int[] levels, int count, int maxLevel, long[] words, int firstWord) {
    int valid = 0;
    int word = firstWord;
    for (int start = 0; start < count; start += 64) {
      int end = Math.min(count, start + 64);
      long bits = 0;
      for (int i = start; i < end; i++) {
        bits |= (1L + (levels[i] - maxLevel >> 31)) << i;
      }
      words[word++] = bits;
      valid += Long.bitCount(bits);
    }
    return valid;
  }
}
