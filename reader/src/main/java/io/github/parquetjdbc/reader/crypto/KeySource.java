package io.github.parquetjdbc.reader.crypto;

import java.util.List;
import java.util.Map;

/**
 * Where keys come from. Keys are of 16, 24 or 32 bytes, and are not changed by the reader.
 *
 * <p>Thread-safe. What was decrypted is shared between sources that are equal: one that gives
 * different answers to different users must not be equal for them.
 */
public interface KeySource {

  /** Knows no keys. */
  KeySource NONE = new ConfiguredKeys(null, Map.of(), null);

  /**
   * The key of a file's footer.
   *
   * @param keyMetadata what the writer says about the key; empty if nothing
   * @return {@code null} if it is not known
   */
  byte[] footerKey(byte[] keyMetadata);

  /**
   * The key of a column that has one of its own.
   *
   * @param path of the column, as in the schema
   * @param keyMetadata what the writer says about the key; empty if nothing
   * @return {@code null} if it is not known
   */
  byte[] columnKey(List<String> path, byte[] keyMetadata);

  /**
   * The AAD prefix of files that do not store theirs.
   *
   * @return {@code null} if there is none
   */
  byte[] aadPrefix();
}
