package io.github.parquetjdbc.reader;

import static java.nio.charset.StandardCharsets.US_ASCII;

import io.github.parquetjdbc.reader.crypto.ConfiguredKeys;
import java.util.HashMap;
import java.util.Map;

/** Keys of the shared corpus' encrypted files, as its README gives them. */
final class CorpusKeys {

  private CorpusKeys() {}

  static ReadOptions options(Corpus.Entry entry) {
    if (!entry.tags().contains("needs-keys")) {
      return ReadOptions.DEFAULT;
    }
    byte[] prefix = entry.path().contains("disable_aad_storage") ? bytes("tester") : null;
    if (entry.path().endsWith("gist.parquet")) {
      return ReadOptions.DEFAULT.withKeys(
          new ConfiguredKeys(bytes("0123456789abcdef"), Map.of(), null));
    }
    Map<String, byte[]> keys = new HashMap<>();
    if (!entry.path().contains("aes256")) {
      keys.put("kf", bytes("0123456789012345"));
      keys.put("kc1", bytes("1234567890123450"));
      keys.put("kc2", bytes("1234567890123451"));
    } else {
      keys.put("kf", bytes("01234567890123456789012345678901"));
      for (int i = 1; i <= 8; i++) {
        keys.put("kc" + i, bytes("1234567890123456789012345678901" + (i + 1)));
      }
    }
    return ReadOptions.DEFAULT.withKeys(new ConfiguredKeys(null, keys, prefix));
  }

  private static byte[] bytes(String text) {
    return text.getBytes(US_ASCII);
  }
}
