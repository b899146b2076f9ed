package io.github.parquetjdbc.reader.codec;

import io.github.parquetjdbc.vector.LittleEndian;
import java.io.IOException;
import java.util.Arrays;

/**
 * The literals of a compressed Zstandard block (RFC 8878, section 3.1.1.3.1).
 *
 * <pre>
 * literals := type(2 bits) format(2 bits) sizes body
 * </pre>
 */
final class ZstdLiterals {

  private static final int MAX_LENGTH = 1 << 17;

  private static final int RAW = 0;
  private static final int RUN = 1;
  private static final int COMPRESSED = 2;

  private final ZstdHuffman code = new ZstdHuffman();
  private final byte[] own = new byte[MAX_LENGTH + ByteSlice.SLOP];

  private byte[] data;
  private int offset;
  private int length;

  void startFrame() {
    code.forget();
  }

  /** The array that the literals lie in, which goes on for {@link ByteSlice#SLOP} bytes. */
  byte[] data() {
    return data;
  }

  int offset() {
    return offset;
  }

  int length() {
    return length;
  }

  /**
   * Reads the literals.
   *
   * @return where they end in the slice's array
   */
  int read(ByteSlice slice) throws IOException {
    if (slice.length() == 0) {
      throw cutOff(slice);
    }
    int type = slice.data()[slice.offset()] & 3;
    int format = slice.data()[slice.offset()] >>> 2 & 3;
    return type <= RUN ? plain(slice, type, format) : compressed(slice, type, format);
  }

  private int plain(ByteSlice slice, int type, int format) throws IOException {
    int headerBytes = (format & 1) == 0 ? 1 : format == 1 ? 2 : 3;
    int header = LittleEndian.getInt(slice.data(), slice.offset());
    length = (header & (int) ((1L << 8 * headerBytes) - 1)) >>> (headerBytes == 1 ? 3 : 4);
    int stored = type == RAW ? length : 1;
    checkSize(slice, headerBytes + stored);
    int body = slice.offset() + headerBytes;
    if (type == RAW) {
      data = slice.data();
      offset = body;
    } else {
      Arrays.fill(own, 0, length, slice.data()[body]);
      data = own;
      offset = 0;
    }
    return body + stored;
  }

  private int compressed(ByteSlice slice, int type, int format) throws IOException {
    int headerBytes = Math.max(3, format + 2);
    int sizeBits = format < 2 ? 10 : format == 2 ? 14 : 18;
    long header = LittleEndian.getLong(slice.data(), slice.offset());
    int mask = (1 << sizeBits) - 1;
    length = (int) (header >>> 4) & mask;
    int stored = (int) (header >>> 4 + sizeBits) & mask;
    checkSize(slice, headerBytes + stored);
    int body = slice.offset() + headerBytes;
    int end = body + stored;
    if (type == COMPRESSED) {
      body = code.read(slice.part(body, end));
    }
    if (!code.isDefined()) {
      throw slice.malformed(slice.offset(), "Zstandard literals without a code");
    }
    if (format == 0) {
      code.oneStream(slice.part(body, end), own, 0, length);
    } else {
      code.fourStreams(slice.part(body, end), own, length);
    }
    data = own;
    offset = 0;
    return end;
  }

  private void checkSize(ByteSlice slice, int stored) throws IOException {
    if (stored > slice.length() || length > MAX_LENGTH) {
      throw cutOff(slice);
    }
  }

  private static IOException cutOff(ByteSlice slice) {
    return slice.malformed(slice.offset(), "Zstandard literals are cut off");
  }
}
