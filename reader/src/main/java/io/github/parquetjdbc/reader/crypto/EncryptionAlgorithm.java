package io.github.parquetjdbc.reader.crypto;

import io.github.parquetjdbc.reader.error.MalformedFileException;
import io.github.parquetjdbc.reader.thrift.CompactReader;

/**
 * How a file is encrypted.
 *
 * @param cipher which modules are authenticated
 * @param aadPrefix as stored in the file; empty if it is not
 * @param aadFileUnique the file's part of every AAD
 * @param prefixSource where the AAD prefix comes from
 */
public record EncryptionAlgorithm(
    Cipher cipher, byte[] aadPrefix, byte[] aadFileUnique, PrefixSource prefixSource) {

  private static final byte[] NOTHING = {};

  /** Ciphers of the format. */
  public enum Cipher {
    AES_GCM_V1,
    /** Pages by CTR, the rest by GCM. */
    AES_GCM_CTR_V1,
    UNKNOWN
  }

  /** Whether the reader must supply the prefix. */
  public enum PrefixSource {
    FILE,
    READER
  }

  /** Decodes the union of the same name in {@code parquet.thrift}. */
  public static EncryptionAlgorithm decode(CompactReader in) throws MalformedFileException {
    EncryptionAlgorithm algorithm =
        new EncryptionAlgorithm(Cipher.UNKNOWN, NOTHING, NOTHING, PrefixSource.FILE);
    in.beginStruct();
    while (in.nextField()) {
      switch (in.fieldId()) {
        case 1 -> algorithm = parameters(Cipher.AES_GCM_V1, in);
        case 2 -> algorithm = parameters(Cipher.AES_GCM_CTR_V1, in);
        default -> in.skip();
      }
    }
    return algorithm;
  }

  private static EncryptionAlgorithm parameters(Cipher cipher, CompactReader in)
      throws MalformedFileException {
    byte[] prefix = NOTHING;
    byte[] unique = NOTHING;
    PrefixSource source = PrefixSource.FILE;
    in.beginStruct();
    while (in.nextField()) {
      switch (in.fieldId()) {
        case 1 -> prefix = in.readBinary();
        case 2 -> unique = in.readBinary();
        case 3 -> source = in.readBoolean() ? PrefixSource.READER : PrefixSource.FILE;
        default -> in.skip();
      }
    }
    return new EncryptionAlgorithm(cipher, prefix, unique, source);
  }
}
