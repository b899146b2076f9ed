package io.github.parquetjdbc.reader.codec;

import java.io.IOException;

/**
 * The deprecated LZ4 codec: what Hadoop's writer made of it or, by a misunderstanding of other
 * writers, a bare block.
 *
 * <pre>
 * page  := frame*
 * frame := uncompressed-size(4 bytes, big-endian)
 *          (compressed-size(4 bytes, big-endian) block)*    until the uncompressed size is reached
 * </pre>
 */
final class Lz4HadoopDecompressor implements Decompressor {

  private final Lz4Block block = new Lz4Block();
  private final Lz4RawDecompressor raw = new Lz4RawDecompressor();

  @Override
  public void decompress(ByteSlice source, byte[] target, int length) throws IOException {
    if (isFramed(source, length)) {
      frames(source, target, length);
    } else {
      raw.decompress(source, target, length);
    }
  }

  /**
   * Whether a frame's size comes first. A bare block cannot look like that: it starts with a
   * literal, whose length in the uppermost bits makes a number beyond any page.
   */
  private static boolean isFramed(ByteSlice source, int length) {
    if (source.length() < 8) {
      return source.length() == 0;
    }
    int frame = bigEndianInt(source, source.offset());
    return frame >= 0 && frame <= length;
  }

  private void frames(ByteSlice source, byte[] target, int length) throws IOException {
    int in = source.offset();
    int out = 0;
    while (in < source.end()) {
      int frame = size(source, in);
      if (frame > length - out) {
        throw source.malformed(in, "LZ4 frame of " + frame + " bytes goes past the page");
      }
      in += 4;
      int frameEnd = out + frame;
      while (out < frameEnd) {
        int compressed = size(source, in);
        in += 4;
        if (compressed > source.end() - in) {
          throw source.malformed(in, "LZ4 block of " + compressed + " bytes is cut off");
        }
        int found = block.decompress(source.part(in, in + compressed), target, out, frameEnd - out);
        if (found == 0) {
          throw source.malformed(in, "LZ4 block without bytes");
        }
        out += found;
        in += compressed;
      }
    }
    if (out != length) {
      throw source.malformed(in, "LZ4 frames of " + out + " bytes where the page has " + length);
    }
  }

  private static int size(ByteSlice source, int at) throws IOException {
    if (source.end() - at < 4) {
      throw source.malformed(at, "LZ4 frame size is cut off");
    }
    int size = bigEndianInt(source, at);
    if (size < 0) {
      throw source.malformed(at, "LZ4 frame size " + size);
    }
    return size;
  }

  private static int bigEndianInt(ByteSlice source, int at) {
    byte[] data = source.data();
    return data[at] << 24
        | (data[at + 1] & 0xff) << 16
        | (data[at + 2] & 0xff) << 8
        | data[at + 3] & 0xff;
  }
}
