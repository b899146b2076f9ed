package io.github.parquetjdbc.reader.metadata;

import io.github.parquetjdbc.reader.crypto.EncryptionAlgorithm;
import io.github.parquetjdbc.reader.crypto.FileCipher;
import io.github.parquetjdbc.reader.crypto.KeySource;
import io.github.parquetjdbc.reader.error.FilePosition;
import io.github.parquetjdbc.reader.error.MalformedFileException;
import io.github.parquetjdbc.reader.error.UnsupportedFeatureException;
import io.github.parquetjdbc.reader.store.StoredFile;
import io.github.parquetjdbc.reader.thrift.CompactReader;
import io.github.parquetjdbc.vector.LittleEndian;
import java.io.IOException;

/**
 * Reads the footer of a file: its tail, and, if that did not hold all of the footer, the rest.
 *
 * <pre>
 * file = "PAR1" pages... footer length:4 (little-endian) "PAR1"
 * encrypted = "PARE" pages... crypto-metadata footer-module length:4 (of both) "PARE"
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
   * @param keys of encrypted files
   * @throws MalformedFileException if this is no Parquet file, or a damaged one
   * @throws UnsupportedFeatureException if the footer is too large
   * @throws io.github.parquetjdbc.reader.error.DecryptionException if the footer is encrypted and
   *     cannot be decrypted, or its signature is wrong
   */
  public static FileMetaData read(StoredFile file, int maxFooterSize, KeySource keys)
      throws IOException {
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
    FilePosition place = start.at(footerStart);
    return LittleEndian.getInt(tail, tail.length - 4) == ENCRYPTED_MAGIC
        ? decrypt(footer, keys, place)
        : FileMetaDataDecoder.decode(footer, keys, place);
  }

  private static FileMetaData decrypt(byte[] bytes, KeySource keys, FilePosition place)
      throws IOException {
    CompactReader in = new CompactReader(bytes, 0, bytes.length, place);
    EncryptionAlgorithm algorithm = null;
    byte[] keyMetadata = {};
    in.beginStruct();
    while (in.nextField()) {
      switch (in.fieldId()) {
        case 1 -> algorithm = EncryptionAlgorithm.decode(in);
        case 2 -> keyMetadata = in.readBinary();
        default -> in.skip();
      }
    }
    if (algorithm == null) {
      throw in.malformed("an encrypted footer without an algorithm");
    }
    FileCipher cipher = FileCipher.of(algorithm, keyMetadata, keys, place);
    byte[] footer = cipher.footer(bytes, in.position(), place);
    return FileMetaDataDecoder.decode(footer, cipher, place);
  }

  private static int footerLength(byte[] tail, FilePosition place, long size, int maxFooterSize)
      throws IOException {
    int magic = LittleEndian.getInt(tail, tail.length - 4);
    if (magic != MAGIC && magic != ENCRYPTED_MAGIC) {
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
