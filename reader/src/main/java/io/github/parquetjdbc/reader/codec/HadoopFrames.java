package io.github.parquetjdbc.reader.codec;

import java.io.IOException;

/**
 * The framing of Hadoop's block compressors, which is around LZ4 and LZO blocks.
 *
 * <pre>
 * page  := frame*
 * frame := uncompressed-size(4 bytes, big-endian)
 *          (compressed-size(4 bytes, big-endian) block)*    until the uncompressed size is reached
 * </pre>
 */
final class HadoopFrames {

  private final String name;
  private final BlockDecoder block;

  /**
   * @param name of the codec, for messages
   */
  HadoopFrames(String name, BlockDecoder block) {
    this.name = name;
    this.block = block;
  }

  /** Whether a frame that fits a page of {@code length} bytes may come first. */
  static boolean isPlausible(ByteSlice source, int length) {
    if (source.length() < 8) {
      return source.length() == 0;
    }
    int frame = bigEndianInt(source, source.offset());
    return frame >= 0 && frame <= length;
  }

  /** As {@link Decompressor#decompress}. */
  void decompress(ByteSlice source, byte[] target, int length) throws IOException {
    int in = source.offset();
    int out = 0;
    while (in < source.end()) {
      int frame = size(source, in);
      if (frame > length - out) {
        throw source.malformed(in, name + " frame of " + frame + " bytes goes past the page");
      }
      in += 4;
      int frameEnd = out + frame;
      while (out < frameEnd) {
        int compressed = size(source, in);
        in += 4;
        if (compressed > source.end() - in) {
          throw source.malformed(in, name + " block of " + compressed + " bytes is cut off");
        }
        int found = block.decompress(source.part(in, in + compressed), target, out, frameEnd - out);
        if (found == 0) {
          throw source.malformed(in, name + " block without bytes");
        }
        out += found;
        in += compressed;
      }
    }
    if (out != length) {
      throw source.malformed(
          in, name + " frames of " + out + " bytes where the page has " + length);
    }
  }

  private int size(ByteSlice source, int at) throws IOException {
    if (source.end() - at < 4) {
      throw source.malformed(at, name + " frame size is cut off");
    }
    int size = bigEndianInt(source, at);
    if (size < 0) {
      throw source.malformed(at, name + " frame size " + size);
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
