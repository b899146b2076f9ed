package io.github.parquetjdbc.reader.metadata;

import io.github.parquetjdbc.reader.crypto.ColumnCipher;

/**
 * A column's part of a row group, as the footer describes it.
 *
 * @param filePath file that holds the pages, or {@code null} for this one
 * @param metaData {@code null} where it is encrypted or missing
 * @param encryption whether the chunk is encrypted
 * @param cipher what decrypts it; {@code null} where it is plain or the key is not known
 * @param offsetIndexOffset position of the offset index, or {@link #NONE}
 * @param offsetIndexLength bytes of the offset index
 * @param columnIndexOffset position of the column index, or {@link #NONE}
 * @param columnIndexLength bytes of the column index
 */
public record ColumnChunk(
    String filePath,
    ColumnMetaData metaData,
    Encryption encryption,
    ColumnCipher cipher,
    long offsetIndexOffset,
    int offsetIndexLength,
    long columnIndexOffset,
    int columnIndexLength) {

  /** An offset that the file does not give. */
  public static final long NONE = -1;

  /** Whether a chunk can be read without a key. */
  public enum Encryption {
    PLAIN,
    ENCRYPTED
  }
}
