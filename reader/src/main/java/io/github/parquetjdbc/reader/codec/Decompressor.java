package io.github.parquetjdbc.reader.codec;

import java.io.IOException;

/**
 * Turns the compressed bytes of one page into the page. May keep native or scratch state: one
 * instance serves one thread, until it is closed.
 */
public interface Decompressor extends AutoCloseable {

  /**
   * Decompresses all of {@code source} into the start of {@code target}.
   *
   * @param target room for {@code length} bytes and {@link ByteSlice#SLOP} more, which may be
   *     overwritten
   * @param length what the page header says the page's size is
   * @throws IOException where the source is corrupt, or does not hold exactly {@code length} bytes
   */
  void decompress(ByteSlice source, byte[] target, int length) throws IOException;

  /**
   * Whether {@code source} can stand for {@code length} bytes, so that a page's claimed size is
   * doubted before memory is taken for it. Where this says yes, {@link #decompress} may still find
   * that it does not.
   *
   * @throws IOException where the source is seen to be corrupt
   */
  boolean canHold(ByteSlice source, int length) throws IOException;

  @Override
  default void close() {}
}
