package io.github.parquetjdbc.reader.codec;

import java.io.IOException;

/**
 * The deprecated LZ4 codec: what Hadoop's writer made of it ({@link HadoopFrames}) or, by a
 * misunderstanding of other writers, a bare block.
 */
final class Lz4HadoopDecompressor implements Decompressor {

  private final HadoopFrames frames = new HadoopFrames("LZ4", new Lz4Block());
  private final Lz4RawDecompressor raw = new Lz4RawDecompressor();

  /**
   * A bare block cannot look like a frame: it starts with a literal, whose length in the uppermost
   * bits makes a number beyond any page.
   */
  @Override
  public void decompress(ByteSlice source, byte[] target, int length) throws IOException {
    if (HadoopFrames.isPlausible(source, length)) {
      frames.decompress(source, target, length);
    } else {
      raw.decompress(source, target, length);
    }
  }

  @Override
  public boolean canHold(ByteSlice source, int length) {
    return raw.canHold(source, length);
  }
}
