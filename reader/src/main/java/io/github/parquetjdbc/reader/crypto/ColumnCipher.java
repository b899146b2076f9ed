package io.github.parquetjdbc.reader.crypto;

import io.github.parquetjdbc.reader.error.DecryptionException;
import io.github.parquetjdbc.reader.error.FilePosition;
import io.github.parquetjdbc.vector.LittleEndian;
import javax.crypto.spec.SecretKeySpec;

/** Decrypts the modules of one column chunk. Thread-safe. */
public final class ColumnCipher {

  /** Stands for the page of modules that belong to none. */
  public static final int NO_PAGE = -1;

  /** Bytes that say how long a module is. */
  public static final int LENGTH_BYTES = AesModule.LENGTH_BYTES;

  private static final int MAX_ORDINAL = Short.MAX_VALUE;

  private final FileCipher file;
  private final SecretKeySpec key;
  private final int rowGroup;
  private final int leaf;

  ColumnCipher(FileCipher file, SecretKeySpec key, int rowGroup, int leaf) {
    this.file = file;
    this.key = key;
    this.rowGroup = rowGroup;
    this.leaf = leaf;
  }

  /** Whether a module's length is what its first bytes say. */
  public static boolean isModule(byte[] bytes, int offset, int limit) {
    return limit - offset >= LENGTH_BYTES
        && LittleEndian.getInt(bytes, offset) == limit - offset - LENGTH_BYTES;
  }

  /**
   * The plain bytes of a module.
   *
   * @param page number of the data page in the chunk, or {@link #NO_PAGE}
   * @param offset where the module's length is
   * @param limit end of what may belong to the module
   * @throws DecryptionException if it is no module, or not the one that belongs here
   */
  public byte[] decrypt(
      ModuleType type, int page, byte[] bytes, int offset, int limit, FilePosition place)
      throws DecryptionException {
    if (page > MAX_ORDINAL || rowGroup > MAX_ORDINAL || leaf > MAX_ORDINAL) {
      throw new DecryptionException(place, "more modules than encryption can number");
    }
    int length = AesModule.length(bytes, offset, limit, place);
    int nonce = offset + LENGTH_BYTES;
    if (!file.isAuthenticated(type)) {
      return AesModule.ctr(key, bytes, nonce, length, place);
    }
    byte[] aad =
        type.isNumbered()
            ? file.aad(place, type, rowGroup, leaf, page)
            : file.aad(place, type, rowGroup, leaf);
    return AesModule.gcm(key, aad, bytes, nonce, length, place);
  }
}
