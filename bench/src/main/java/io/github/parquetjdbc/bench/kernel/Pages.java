package io.github.parquetjdbc.bench.kernel;

import io.github.parquetjdbc.reader.codec.ByteSlice;
import io.github.parquetjdbc.reader.error.FilePosition;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Random;

/** Made-up pages, the same in every run: {@link #COUNT} of each kind, all different. */
final class Pages {
  static final int COUNT = 16;

  private static final String[] WORDS = {
    "carefully", "final", "deposits", "sleep", "quickly", "ironic", "packages", "above", "the",
    "pending", "accounts", "furiously", "even", "requests", "haggle", "blithely", "slyly", "among"
  };

  private Pages() {}

  static ByteSlice slice(byte[] content) {
    byte[] data = new byte[content.length + ByteSlice.SLOP];
    System.arraycopy(content, 0, data, 0, content.length);
    return new ByteSlice(data, 0, content.length, FilePosition.of("made-up"));
  }

  /** Little-endian longs without order, below {@code bound}: prices, amounts. */
  static byte[] amounts(int seed, int count, int bound) {
    Random random = new Random(seed);
    ByteBuffer page = ByteBuffer.allocate(8 * count).order(ByteOrder.LITTLE_ENDIAN);
    for (int i = 0; i < count; i++) {
      page.putLong(random.nextInt(bound));
    }
    return page.array();
  }

  /** Little-endian longs that rise, each one to seven times: keys of a fact table. */
  static byte[] keys(int seed, int count) {
    Random random = new Random(seed);
    ByteBuffer page = ByteBuffer.allocate(8 * count).order(ByteOrder.LITTLE_ENDIAN);
    long key = seed * 1_000_000L;
    int left = 0;
    for (int i = 0; i < count; i++) {
      if (left == 0) {
        key += 1 + random.nextInt(3);
        left = 1 + random.nextInt(7);
      }
      left--;
      page.putLong(key);
    }
    return page.array();
  }

  /** PLAIN byte arrays of a few words each. */
  static byte[] comments(int seed, int bytes) {
    Random random = new Random(seed);
    ByteArrayOutputStream page = new ByteArrayOutputStream(bytes + 100);
    while (page.size() < bytes) {
      StringBuilder text = new StringBuilder();
      for (int words = 2 + random.nextInt(4); words > 0; words--) {
        text.append(WORDS[random.nextInt(WORDS.length)]).append(' ');
      }
      byte[] utf8 = text.toString().getBytes(StandardCharsets.UTF_8);
      page.writeBytes(
          ByteBuffer.allocate(4).order(ByteOrder.LITTLE_ENDIAN).putInt(utf8.length).array());
      page.writeBytes(utf8);
    }
    return page.toByteArray();
  }

  /** Dictionary ids: the width, then one bit-packed run of random ids. */
  static byte[] dictionaryIds(int seed, int count, int width) {
    Random random = new Random(seed);
    byte[] packed = new byte[count / 8 * width];
    long bit = 0;
    for (int i = 0; i < count; i++) {
      int id = random.nextInt(1 << width);
      for (int b = 0; b < width; b++, bit++) {
        packed[(int) (bit >>> 3)] |= (byte) ((id >>> b & 1) << (bit & 7));
      }
    }
    ByteArrayOutputStream page = new ByteArrayOutputStream();
    page.write(width);
    int header = count / 8 << 1 | 1;
    while (header > 0x7f) {
      page.write(header & 0x7f | 0x80);
      header >>>= 7;
    }
    page.write(header);
    page.writeBytes(packed);
    return page.toByteArray();
  }
}
