package io.github.parquetjdbc.reader.codec;

import java.io.IOException;

/** Decompresses one block of a page that consists of several. */
interface BlockDecoder {

  /**
   * Decompresses a whole block.
   *
   * @param targetOffset where the block's bytes go; its copies cannot reach before it
   * @param maxLength room in the target, before its slop
   * @return how many bytes the block holds, at most {@code maxLength}
   */
  int decompress(ByteSlice slice, byte[] target, int targetOffset, int maxLength)
      throws IOException;
}
