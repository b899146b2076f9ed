package io.github.parquetjdbc.reader.codec;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import org.brotli.dec.BrotliInputStream;

/** Brotli (RFC 7932), by its authors' Java decoder. Windows are at most 16 MiB. */
final class BrotliDecompressor implements Decompressor {

  /** Ratio up to which a claimed size is believed without decompressing twice. */
  private static final long ORDINARY = 1024;

  private static final int SCRATCH = 1 << 14;

  @Override
  public void decompress(ByteSlice source, byte[] target, int length) throws IOException {
    long found = read(source, target, length);
    if (found != length) {
      throw source.malformed(
          source.end(), "Brotli data of " + found + " bytes where the page has " + length);
    }
  }

  /** A few bytes can stand for any number, so that unusual numbers are counted. */
  @Override
  public boolean canHold(ByteSlice source, int length) throws IOException {
    if (length <= ORDINARY * source.length()) {
      return true;
    }
    byte[] scratch = new byte[SCRATCH];
    try (InputStream in = open(source)) {
      long total = 0;
      int count = in.read(scratch, 0, SCRATCH);
      while (count >= 0 && total <= length) {
        total += count;
        count = in.read(scratch, 0, SCRATCH);
      }
      return total == length;
    } catch (IOException | RuntimeException e) {
      throw corrupt(source, e);
    }
  }

  /** Bytes found, one more than {@code length} where there are more than that. */
  private static long read(ByteSlice source, byte[] target, int length) throws IOException {
    try (InputStream in = open(source)) {
      int out = 0;
      // One byte of slop tells a stream that is too long from one that fits.
      int count = in.read(target, 0, length + 1);
      while (count > 0) {
        out += count;
        count = out > length ? 0 : in.read(target, out, length + 1 - out);
      }
      return out;
    } catch (IOException | RuntimeException e) {
      throw corrupt(source, e);
    }
  }

  private static InputStream open(ByteSlice source) throws IOException {
    return new BrotliInputStream(
        new ByteArrayInputStream(source.data(), source.offset(), source.length()));
  }

  /** The decoder's own errors are of either kind, an index out of bounds among them. */
  private static IOException corrupt(ByteSlice source, Exception e) {
    return source.malformed(source.offset(), "Brotli data is corrupt: " + e.getMessage());
  }
}
