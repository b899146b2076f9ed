package io.github.parquetjdbc.reader.encoding;

import io.github.parquetjdbc.reader.codec.ByteSlice;
import java.io.IOException;

/** The ids of a dictionary-encoded page: one byte, their width, then hybrid runs. */
public final class DictionaryIdDecoder implements ValueDecoder<int[]> {

  private final int dictionarySize;
  private final HybridDecoder runs = new HybridDecoder();
  private ByteSlice page;

  public DictionaryIdDecoder(int dictionarySize) {
    this.dictionarySize = dictionarySize;
  }

  @Override
  public void start(ByteSlice values, int maxCount) throws IOException {
    page = values;
    if (values.length() == 0) {
      // A page of nothing but nulls needs no width.
      runs.start(values, 0, 0);
      return;
    }
    int width = values.data()[values.offset()] & 0xff;
    runs.start(values.from(values.offset() + 1), width, maxCount);
  }

  /** Decodes ids, each sure to be below the dictionary's size. */
  @Override
  public void read(int[] target, int offset, int count) throws IOException {
    runs.read(target, offset, count);
    if (outside(target, offset, count, dictionarySize) < 0) {
      throw outOfRange(target, offset, count);
    }
  }

  /** Negative if any id is not below {@code size}: signs or-ed, no branch a value. */
  private static int outside(int[] ids, int offset, int count, int size) {
    int signs = 0;
    int last = size - 1;
    for (int i = offset; i < offset + count; i++) {
      signs |= ids[i] | last - ids[i];
    }
    return signs;
  }

  private IOException outOfRange(int[] ids, int offset, int count) {
    int i = offset;
    while (i < offset + count - 1 && Integer.compareUnsigned(ids[i], dictionarySize) < 0) {
      i++;
    }
    return page.malformed(
        page.offset(),
        "dictionary id "
            + Integer.toUnsignedString(ids[i])
            + " where the dictionary has "
            + dictionarySize
            + " entries");
  }

  @Override
  public void skip(int count) throws IOException {
    runs.skip(count);
  }
}
