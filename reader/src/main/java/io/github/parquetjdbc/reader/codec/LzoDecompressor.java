package io.github.parquetjdbc.reader.codec;

import io.github.parquetjdbc.reader.error.MalformedFileException;
import java.io.IOException;

/**
 * LZO, which the format does not describe: its writers make LZO1X blocks, in the frames of Hadoop's
 * block compressors or, Drill's, a bare one.
 */
final class LzoDecompressor implements Decompressor {

  /** A length byte of zero stands for 255 bytes. */
  private static final long DENSEST = 255;

  private final LzoBlock block = new LzoBlock();
  private final HadoopFrames frames = new HadoopFrames("LZO", block);

  /**
   * A long literal at the start of a bare block can look like a frame, but not all that follows.
   */
  @Override
  public void decompress(ByteSlice source, byte[] target, int length) throws IOException {
    if (!HadoopFrames.isPlausible(source, length)) {
      bare(source, target, length);
      return;
    }
    try {
      frames.decompress(source, target, length);
    } catch (MalformedFileException framed) {
      try {
        bare(source, target, length);
      } catch (MalformedFileException bare) {
        framed.addSuppressed(bare);
        throw framed;
      }
    }
  }

  private void bare(ByteSlice source, byte[] target, int length) throws IOException {
    int found = block.decompress(source, target, 0, length);
    if (found != length) {
      throw source.malformed(
          source.end(), "LZO block of " + found + " bytes where the page has " + length);
    }
  }

  @Override
  public boolean canHold(ByteSlice source, int length) {
    return length <= DENSEST * source.length();
  }
}
