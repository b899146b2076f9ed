package io.github.parquetjdbc.reader.codec;

import java.io.IOException;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;

/**
 * GZIP (RFC 1952) by the JDK's inflater: one or more members, each with a header and a trailer;
 * also zlib streams (RFC 1950), which some writers put in their place. The CRC in the trailer is
 * not looked at: Parquet has checksums of its own.
 */
final class GzipDecompressor implements Decompressor {

  /** Two bits for a match of 258 bytes. */
  private static final long DENSEST = 1032;

  private static final int FIXED_HEADER = 10;
  private static final int TRAILER = 8;
  private static final int FLAG_CRC = 2;
  private static final int FLAG_EXTRA = 4;
  private static final int FLAG_NAME = 8;
  private static final int FLAG_COMMENT = 16;

  private final Inflater deflateStream = new Inflater(true);
  private final Inflater zlibStream = new Inflater();

  @Override
  public void decompress(ByteSlice source, byte[] target, int length) throws IOException {
    int in = source.offset();
    int out = 0;
    do {
      boolean gzip = isGzip(source, in);
      Inflater inflater = gzip ? deflateStream : zlibStream;
      int body = gzip ? skipHeader(source, in) : in;
      inflater.reset();
      inflater.setInput(source.data(), body, source.end() - body);
      out += inflate(source, inflater, body, target, out, length);
      in = source.end() - inflater.getRemaining() + (gzip ? TRAILER : 0);
    } while (in < source.end() && out < length);
    if (out != length) {
      throw source.malformed(
          source.end(), "GZIP data ends after " + out + " of " + length + " bytes");
    }
  }

  private static int inflate(
      ByteSlice source, Inflater inflater, int body, byte[] target, int out, int length)
      throws IOException {
    int start = out;
    try {
      while (!inflater.finished()) {
        // One byte of slop tells a stream that is too long from one that fits.
        int count = inflater.inflate(target, out, length - out + 1);
        out += count;
        if (out > length) {
          throw source.malformed(body, "GZIP data of more than " + length + " bytes");
        }
        if (count == 0 && !inflater.finished()) {
          throw source.malformed(body, "GZIP data is cut off after " + out + " bytes");
        }
      }
    } catch (DataFormatException e) {
      throw source.malformed(body, "GZIP data is corrupt: " + e.getMessage());
    }
    return out - start;
  }

  private static boolean isGzip(ByteSlice source, int at) {
    return source.end() - at >= 2
        && source.data()[at] == 0x1f
        && source.data()[at + 1] == (byte) 0x8b;
  }

  private static int skipHeader(ByteSlice source, int start) throws IOException {
    byte[] data = source.data();
    int at = start + FIXED_HEADER;
    check(source, start, at);
    int flags = data[start + 3];
    if ((flags & FLAG_EXTRA) != 0) {
      check(source, start, at + 2);
      at += 2 + (data[at] & 0xff | (data[at + 1] & 0xff) << 8);
    }
    if ((flags & FLAG_NAME) != 0) {
      at = afterZero(source, start, at);
    }
    if ((flags & FLAG_COMMENT) != 0) {
      at = afterZero(source, start, at);
    }
    if ((flags & FLAG_CRC) != 0) {
      at += 2;
    }
    check(source, start, at);
    return at;
  }

  private static int afterZero(ByteSlice source, int start, int at) throws IOException {
    int end = at;
    do {
      check(source, start, end + 1);
    } while (source.data()[end++] != 0);
    return end;
  }

  private static void check(ByteSlice source, int start, int needed) throws IOException {
    if (needed > source.end()) {
      throw source.malformed(start, "GZIP header is cut off");
    }
  }

  @Override
  public void close() {
    deflateStream.end();
    zlibStream.end();
  }

  @Override
  public boolean canHold(ByteSlice source, int length) {
    return length <= DENSEST * source.length();
  }
}
