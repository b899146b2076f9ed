package io.github.parquetjdbc.reader.crypto;

import io.github.parquetjdbc.reader.crypto.EncryptionAlgorithm.Cipher;
import io.github.parquetjdbc.reader.crypto.EncryptionAlgorithm.PrefixSource;
import io.github.parquetjdbc.reader.error.DecryptionException;
import io.github.parquetjdbc.reader.error.FilePosition;
import io.github.parquetjdbc.reader.error.UnsupportedFeatureException;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import javax.crypto.spec.SecretKeySpec;

/** What decrypts a file: its algorithm, and keys for its footer and columns. Thread-safe. */
public final class FileCipher {

  /** Nonce and tag after a plain footer. */
  public static final int SIGNATURE = AesModule.NONCE + AesModule.TAG;

  private final EncryptionAlgorithm algorithm;
  private final KeySource keys;
  private final SecretKeySpec footerKey;

  /** {@code null} where it is not known. */
  private final byte[] fileAad;

  private FileCipher(
      EncryptionAlgorithm algorithm, KeySource keys, SecretKeySpec footerKey, byte[] fileAad) {
    this.algorithm = algorithm;
    this.keys = keys;
    this.footerKey = footerKey;
    this.fileAad = fileAad;
  }

  /**
   * The cipher of a file; missing keys are found missing when they are needed.
   *
   * @param keyMetadata of the footer's key; empty if there is none
   */
  public static FileCipher of(
      EncryptionAlgorithm algorithm, byte[] keyMetadata, KeySource keys, FilePosition place)
      throws IOException {
    if (algorithm.cipher() == Cipher.UNKNOWN) {
      throw new UnsupportedFeatureException(place, "an unknown encryption algorithm");
    }
    byte[] prefix =
        algorithm.prefixSource() == PrefixSource.READER ? keys.aadPrefix() : algorithm.aadPrefix();
    byte[] aad = prefix == null ? null : concat(prefix, algorithm.aadFileUnique());
    return new FileCipher(algorithm, keys, key(keys.footerKey(keyMetadata), place), aad);
  }

  private static SecretKeySpec key(byte[] bytes, FilePosition place) throws DecryptionException {
    if (bytes == null) {
      return null;
    }
    if (bytes.length != 16 && bytes.length != 24 && bytes.length != 32) {
      throw new DecryptionException(
          place, "the key is of " + bytes.length + " bytes, not of 16, 24 or 32");
    }
    return new SecretKeySpec(bytes, "AES");
  }

  /**
   * Decrypts the footer.
   *
   * @param bytes that hold its module from {@code offset} to their end
   */
  public byte[] footer(byte[] bytes, int offset, FilePosition place) throws DecryptionException {
    requireFooterKey(place);
    int length = AesModule.length(bytes, offset, bytes.length, place);
    int nonce = offset + AesModule.LENGTH_BYTES;
    return AesModule.gcm(footerKey, aad(place, ModuleType.FOOTER), bytes, nonce, length, place);
  }

  private void requireFooterKey(FilePosition place) throws DecryptionException {
    if (footerKey == null) {
      throw new DecryptionException(place, "the footer is encrypted, and its key is not known");
    }
  }

  /**
   * Checks the signature of a plain footer. Without the key it cannot be: what is not encrypted can
   * be read all the same.
   *
   * @param signed the footer and its signature
   */
  public void verify(byte[] signed, FilePosition place) throws DecryptionException {
    if (footerKey != null) {
      AesModule.verify(footerKey, aad(place, ModuleType.FOOTER), signed, place);
    }
  }

  /**
   * What decrypts a chunk.
   *
   * @param path of the column if it has a key of its own, else {@code null}
   * @return {@code null} where the key is not known
   */
  public ColumnCipher column(
      List<String> path, byte[] keyMetadata, int rowGroup, int leaf, FilePosition place)
      throws DecryptionException {
    SecretKeySpec key = path == null ? footerKey : key(keys.columnKey(path, keyMetadata), place);
    return key == null ? null : new ColumnCipher(this, key, rowGroup, leaf);
  }

  boolean isAuthenticated(ModuleType type) {
    return algorithm.cipher() == Cipher.AES_GCM_V1 || !type.isPage();
  }

  /**
   * The file's AAD, the type of a module, and its ordinals, each in two bytes.
   *
   * @throws DecryptionException if the prefix is not known
   */
  byte[] aad(FilePosition place, ModuleType type, int... ordinals) throws DecryptionException {
    if (fileAad == null) {
      throw new DecryptionException(
          place, "the file does not store its AAD prefix, and none was given");
    }
    byte[] aad = Arrays.copyOf(fileAad, fileAad.length + 1 + 2 * ordinals.length);
    int at = fileAad.length;
    aad[at++] = (byte) type.ordinal();
    for (int ordinal : ordinals) {
      aad[at++] = (byte) ordinal;
      aad[at++] = (byte) (ordinal >> 8);
    }
    return aad;
  }

  private static byte[] concat(byte[] left, byte[] right) {
    byte[] both = Arrays.copyOf(left, left.length + right.length);
    System.arraycopy(right, 0, both, left.length, right.length);
    return both;
  }
}
