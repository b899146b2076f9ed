package io.github.parquetjdbc.driver;

import io.github.parquetjdbc.driver.base.SqlErrors;
import io.github.parquetjdbc.reader.crypto.ConfiguredKeys;
import io.github.parquetjdbc.reader.crypto.KeySource;
import java.sql.SQLException;
import java.util.Base64;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/** Keys of encrypted files as options give them; no message says more of one than its name. */
final class EncryptionKeys {

  private static final Set<Integer> KEY_BYTES = Set.of(16, 24, 32);

  private EncryptionKeys() {}

  /**
   * @param named keys by their identifiers
   * @throws SQLException where a value is no key
   */
  static KeySource of(Map<ConnectionOption, String> options, Map<String, String> named)
      throws SQLException {
    String footerKey = given(options, ConnectionOption.ENCRYPTION_FOOTER_KEY);
    String prefix = given(options, ConnectionOption.ENCRYPTION_AAD_PREFIX);
    if (footerKey == null && prefix == null && named.isEmpty()) {
      return KeySource.NONE;
    }
    Map<String, byte[]> keys = new HashMap<>();
    for (Map.Entry<String, String> entry : named.entrySet()) {
      keys.put(
          entry.getKey(),
          key(ConnectionOption.ENCRYPTION_KEY_PREFIX + entry.getKey(), entry.getValue()));
    }
    return new ConfiguredKeys(
        footerKey == null
            ? null
            : key(ConnectionOption.ENCRYPTION_FOOTER_KEY.optionName(), footerKey),
        keys,
        prefix == null ? null : bytes(ConnectionOption.ENCRYPTION_AAD_PREFIX.optionName(), prefix));
  }

  /** {@code null} for what is left blank. */
  private static String given(Map<ConnectionOption, String> options, ConnectionOption option) {
    String value = options.getOrDefault(option, "").strip();
    return value.isEmpty() ? null : value;
  }

  private static byte[] key(String option, String value) throws SQLException {
    byte[] key = bytes(option, value.strip());
    if (!KEY_BYTES.contains(key.length)) {
      throw SqlErrors.invalidConnectionOption(
          "option " + option + " must be a key of 16, 24 or 32 bytes, not of " + key.length);
    }
    return key;
  }

  private static byte[] bytes(String option, String value) throws SQLException {
    try {
      return value.startsWith("0x") ? hexadecimal(value) : Base64.getDecoder().decode(value);
    } catch (IllegalArgumentException e) {
      // The cause would quote a part of the value.
      throw SqlErrors.invalidConnectionOption(
          "option " + option + " must be base64, or 0x and hexadecimal digits");
    }
  }

  private static byte[] hexadecimal(String value) {
    byte[] bytes = new byte[value.length() / 2 - 1];
    for (int i = 0; i < bytes.length; i++) {
      int high = Character.digit(value.charAt(2 * i + 2), 16);
      int low = Character.digit(value.charAt(2 * i + 3), 16);
      if (high < 0 || low < 0 || value.length() % 2 != 0) {
        throw new IllegalArgumentException();
      }
      bytes[i] = (byte) (high << 4 | low);
    }
    return bytes;
  }
}
