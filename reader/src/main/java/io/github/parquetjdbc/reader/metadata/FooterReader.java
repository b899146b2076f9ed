package io.github.parquetjdbc.reader.metadata;

import io.github.parquetjdbc.reader.error.FilePosition;
import io.github.parquetjdbc.reader.error.MalformedFileException;
import io.github.parquetjdbc.reader.error.UnsupportedFeatureException;
import io.github.parquetjdbc.reader.store.StoredFile;
import io.github.parquetjdbc.vector.LittleEndian;
import java.io.IOException;

/**
 * Reads the footer of a file: its tail, and, if that did not hold all of the footer, the rest.
 *
 * <pre>
 * file = "PAR1" pages... footer length:4 (little-endian) "PAR1"
 * </pre>
 */
public final class FooterReader {

  /** Bytes of the first read: enough for most footers, and one request for remote stores. */
  static final int TAIL = 64 * 1024;

  /** Magic at the start; footer length and magic at the end. */
  static final int MIN_FILE_SIZE = 12;

  private static final int TRAILER = 8;
  private static final int MAGIC = 'P' | 'A' << 8 | 'R' << 16 | '1' << 24;
  private static final int ENCRYPTED_MAGIC = 'P' | 'A' << 8 | 'R' << 16 | 'E' << 24;

  private FooterReader() {}

  /**
   * Reads and decodes the footer.
   *
   * @param maxFooterSize bytes beyond which a footer is refused
   * @throws MalformedFileException if this is no Parquet file, or a damaged one
   * @throws UnsupportedFeatureException if the footer is encrypted or too large
   */
  public static FileMetaData read(StoredFile file, int maxFooterSize) throws IOException {
    FilePosition start = FilePosition.of(file.name());
    long size = file.size();
    if (size == 0) {
      throw new MalformedFileException(start, "the file is empty");
    }
    if (size < MIN_FILE_SIZE) {
      throw new MalformedFileException(
          start, "not a Parquet file: " + size + " bytes are fewer than any has");
    }
    int tailLength = (int) Math.min(size, TAIL);
    byte[] tail = new byte[tailLength];
    file.read(size - tailLength, tail, 0, tailLength);
    int footerLength = footerLength(tail, start.at(size - TRAILER), size, maxFooterSize);
    long footerStart = size - TRAILER - footerLength;
    byte[] footer = new byte[footerLength];
    int inTail = Math.min(footerLength, tailLength - TRAILER);
    System.arraycopy(tail, tailLength - TRAILER - inTail, footer, footerLength - inTail, inTail);
    if (inTail < footerLength) {
      file.read(footerStart, footer, 0, footerLength - inTail);
    }
    return FileMetaDataDecoder.decode(footer, start.at(footerStart));
  }

  private static int footerLength(byte[] tail, FilePosition place, long size, int maxFooterSize)
      throws IOException {
    int magic = LittleEndian.getInt(tail, tail.length - 4);
    if (magic == ENCRYPTED_MAGIC) {
      throw new UnsupportedFeatureException(place, "the footer is encrypted");
    }
    if (magic != MAGIC) {
      throw new MalformedFileException(place, "not a Parquet file, or cut off: no PAR1 at the end");
    }
    long length = LittleEndian.getInt(tail, tail.length - TRAILER) & 0xffff_ffffL;
    if (length > size - MIN_FILE_SIZE) {
      throw new MalformedFileException(
          place, "a footer of " + length + " bytes in a file of " + size);
    }
    if (length > maxFooterSize) {
      throw new UnsupportedFeatureException(
          place, "a footer of " + length + " bytes, more than maxFooterSize = " + maxFooterSize);
    }
    return (int) length;
  }
}
