package io.github.parquetjdbc.reader.encoding;

import io.github.parquetjdbc.reader.codec.ByteSlice;
import java.io.IOException;

/**
 * Decodes the values of a page, nulls left out, into arrays of type {@code A}: {@code int[]},
 * {@code long[]}, {@code double[]}, {@code byte[]} (booleans) or {@link Slices}. One instance
 * serves page after page of one column, on one thread.
 */
public interface ValueDecoder<A> {

  /**
   * Starts at a page's first value.
   *
   * @param values the encoded values, as long as the decoder is used for them
   * @param maxCount how many values there can be at most
   */
  void start(ByteSlice values, int maxCount) throws IOException;

  /**
   * Decodes the next values.
   *
   * @param offset where the first goes
   * @throws IOException where fewer are left, or their bytes are corrupt
   */
  void read(A target, int offset, int count) throws IOException;

  /** Passes over the next values. */
  void skip(int count) throws IOException;
}
