package io.github.parquetjdbc.reader.crypto;

import io.github.parquetjdbc.reader.error.DecryptionException;
import io.github.parquetjdbc.reader.error.FilePosition;
import io.github.parquetjdbc.vector.LittleEndian;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Arrays;
import javax.crypto.Cipher;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.IvParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/**
 * One module's bytes.
 *
 * <pre>
 * module := length:4 (little-endian, of what follows) nonce:12 ciphertext tag:16 (GCM only)
 * </pre>
 */
final class AesModule {

  static final int LENGTH_BYTES = 4;
  static final int NONCE = 12;
  static final int TAG = 16;

  private static final int TAG_BITS = 8 * TAG;
  private static final int CTR_IV = 16;

  private AesModule() {}

  /**
   * Decrypts and authenticates.
   *
   * @param offset of the nonce
   * @param length of nonce, ciphertext and tag
   */
  static byte[] gcm(
      SecretKeySpec key, byte[] aad, byte[] bytes, int offset, int length, FilePosition place)
      throws DecryptionException {
    if (length < NONCE + TAG) {
      throw new DecryptionException(place, "an encrypted module of " + length + " bytes");
    }
    try {
      Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
      cipher.init(Cipher.DECRYPT_MODE, key, new GCMParameterSpec(TAG_BITS, bytes, offset, NONCE));
      cipher.updateAAD(aad);
      return cipher.doFinal(bytes, offset + NONCE, length - NONCE);
    } catch (GeneralSecurityException e) {
      throw new DecryptionException(
          place,
          "not authentic: the key or the AAD prefix is another one, or it was tampered with");
    }
  }

  /** Decrypts; nothing tells whether the key is right. */
  static byte[] ctr(SecretKeySpec key, byte[] bytes, int offset, int length, FilePosition place)
      throws DecryptionException {
    if (length < NONCE) {
      throw new DecryptionException(place, "an encrypted module of " + length + " bytes");
    }
    byte[] iv = Arrays.copyOf(Arrays.copyOfRange(bytes, offset, offset + NONCE), CTR_IV);
    iv[CTR_IV - 1] = 1;
    try {
      Cipher cipher = Cipher.getInstance("AES/CTR/NoPadding");
      cipher.init(Cipher.DECRYPT_MODE, key, new IvParameterSpec(iv));
      return cipher.doFinal(bytes, offset + NONCE, length - NONCE);
    } catch (GeneralSecurityException e) {
      throw new DecryptionException(place, "this JVM cannot decrypt AES/CTR");
    }
  }

  /** Checks plain bytes that are followed by the nonce and tag of their encryption. */
  static void verify(SecretKeySpec key, byte[] aad, byte[] signed, FilePosition place)
      throws DecryptionException {
    int plain = signed.length - NONCE - TAG;
    byte[] expected;
    try {
      Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
      cipher.init(Cipher.ENCRYPT_MODE, key, new GCMParameterSpec(TAG_BITS, signed, plain, NONCE));
      cipher.updateAAD(aad);
      expected = cipher.doFinal(signed, 0, plain);
    } catch (GeneralSecurityException e) {
      throw new DecryptionException(place, "this JVM cannot verify AES/GCM");
    }
    byte[] tag = Arrays.copyOfRange(signed, signed.length - TAG, signed.length);
    if (!MessageDigest.isEqual(tag, Arrays.copyOfRange(expected, plain, plain + TAG))) {
      throw new DecryptionException(
          place,
          "the footer's signature is wrong: the key or the AAD prefix is another one, or it was"
              + " tampered with");
    }
  }

  /** The length that a module claims, which must fit. */
  static int length(byte[] bytes, int offset, int limit, FilePosition place)
      throws DecryptionException {
    int length = limit - offset < LENGTH_BYTES ? -1 : LittleEndian.getInt(bytes, offset);
    if (length < 0 || length > limit - offset - LENGTH_BYTES) {
      throw new DecryptionException(
          place, "an encrypted module of " + length + " bytes where there are " + (limit - offset));
    }
    return length;
  }
}
