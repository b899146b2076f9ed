package io.github.parquetjdbc.reader.crypto;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Keys given by name. The name is the key metadata as UTF-8, or, where the file has none, the
 * column's dotted path. Equal if all keys are.
 */
public final class ConfiguredKeys implements KeySource {

  private final byte[] footerKey;
  private final Map<String, byte[]> keys = new HashMap<>();
  private final byte[] aadPrefix;

  /**
   * @param footerKey used for footers whose key has no name in {@code keys}, or {@code null}
   * @param keys by name
   * @param aadPrefix for files that do not store theirs, or {@code null}
   */
  public ConfiguredKeys(byte[] footerKey, Map<String, byte[]> keys, byte[] aadPrefix) {
    this.footerKey = footerKey == null ? null : footerKey.clone();
    keys.forEach((name, key) -> this.keys.put(name, key.clone()));
    this.aadPrefix = aadPrefix == null ? null : aadPrefix.clone();
  }

  @Override
  public byte[] footerKey(byte[] keyMetadata) {
    return keys.getOrDefault(name(keyMetadata), footerKey);
  }

  @Override
  public byte[] columnKey(List<String> path, byte[] keyMetadata) {
    return keys.get(keyMetadata.length == 0 ? String.join(".", path) : name(keyMetadata));
  }

  @Override
  public byte[] aadPrefix() {
    return aadPrefix;
  }

  private static String name(byte[] keyMetadata) {
    return new String(keyMetadata, StandardCharsets.UTF_8);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof ConfiguredKeys that
        && Arrays.equals(footerKey, that.footerKey)
        && Arrays.equals(aadPrefix, that.aadPrefix)
        && keys.keySet().equals(that.keys.keySet())
        && keys.entrySet().stream()
            .allMatch(entry -> Arrays.equals(entry.getValue(), that.keys.get(entry.getKey())));
  }

  @Override
  public int hashCode() {
    int hash = 31 * Arrays.hashCode(footerKey) + Arrays.hashCode(aadPrefix);
    for (Map.Entry<String, byte[]> entry : keys.entrySet()) {
      hash += entry.getKey().hashCode() ^ Arrays.hashCode(entry.getValue());
    }
    return hash;
  }

  /** How many keys, and none of them. */
  @Override
  public String toString() {
    return "ConfiguredKeys[" + (keys.size() + (footerKey == null ? 0 : 1)) + "]";
  }
}
