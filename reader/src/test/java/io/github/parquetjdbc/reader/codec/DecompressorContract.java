package io.github.parquetjdbc.reader.codec;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.parquetjdbc.reader.error.FilePosition;
import io.github.parquetjdbc.reader.metadata.CompressionCodec;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** What every decompressor does, whatever its input. */
abstract class DecompressorContract {

  static final FilePosition PLACE = FilePosition.of("test");
  private static final int MUTATIONS = 3000;

  abstract CompressionCodec codec();

  Decompressor open() throws IOException {
    return Codecs.open(codec(), PLACE);
  }

  /** Compresses by another implementation. */
  abstract byte[] compress(byte[] bytes) throws IOException;

  /** Decompresses from the middle of an array into one that is only as long as it has to be. */
  byte[] decompress(byte[] compressed, int length) throws IOException {
    byte[] source = new byte[3 + compressed.length + ByteSlice.SLOP];
    Arrays.fill(source, (byte) 0x55);
    System.arraycopy(compressed, 0, source, 3, compressed.length);
    byte[] target = new byte[length + ByteSlice.SLOP];
    try (Decompressor decompressor = open()) {
      ByteSlice slice = new ByteSlice(source, 3, 3 + compressed.length, PLACE);
      decompressor.decompress(slice, target, length);
      assertTrue(decompressor.canHold(slice, length), "does not believe a size that is true");
    }
    return Arrays.copyOf(target, length);
  }

  /** Bytes of many shapes: none, few, random, repeated at all distances, numbers, text. */
  static List<byte[]> samples() {
    Random random = new Random(1);
    List<byte[]> samples = new ArrayList<>();
    for (int length : new int[] {0, 1, 7, 15, 16, 17, 59, 60, 61, 64, 65, 255, 300, 5000}) {
      samples.add(randomBytes(random, length));
      samples.add(new byte[length]);
    }
    for (int period : new int[] {1, 2, 3, 5, 7, 8, 9, 15, 16, 17, 100, 3000}) {
      byte[] unit = randomBytes(random, period);
      byte[] bytes = new byte[20_000];
      for (int i = 0; i < bytes.length; i++) {
        bytes[i] = unit[i % period];
      }
      samples.add(bytes);
    }
    samples.add(numbers(random, 30_000));
    samples.add(text(random, 100_000));
    return samples;
  }

  private static byte[] randomBytes(Random random, int length) {
    byte[] bytes = new byte[length];
    random.nextBytes(bytes);
    return bytes;
  }

  private static byte[] numbers(Random random, int count) {
    ByteBuffer buffer = ByteBuffer.allocate(8 * count).order(ByteOrder.LITTLE_ENDIAN);
    for (int i = 0; i < count; i++) {
      buffer.putLong(random.nextInt(100_000) * 37L);
    }
    return buffer.array();
  }

  private static byte[] text(Random random, int length) {
    StringBuilder text = new StringBuilder();
    while (text.length() < length) {
      text.append("furiously ".repeat(1 + random.nextInt(2)), 0, 3 + random.nextInt(7));
    }
    return text.toString().getBytes(StandardCharsets.US_ASCII);
  }

  @Test
  void givesBackWhatWasCompressed() throws IOException {
    for (byte[] sample : samples()) {
      assertArrayEquals(sample, decompress(compress(sample), sample.length));
    }
  }

  @Test
  void refusesAnotherLengthThanThePageHas() throws IOException {
    for (byte[] sample : samples()) {
      byte[] compressed = compress(sample);
      assertThrows(IOException.class, () -> decompress(compressed, sample.length + 1));
      if (sample.length > 0) {
        assertThrows(IOException.class, () -> decompress(compressed, sample.length - 1));
      }
    }
  }

  @Test
  void doesNotBelieveFewBytesToBeMost() throws IOException {
    byte[] compressed = compress(text(new Random(4), 50));
    byte[] source = Arrays.copyOf(compressed, compressed.length + ByteSlice.SLOP);
    ByteSlice slice = new ByteSlice(source, 0, compressed.length, PLACE);
    try (Decompressor decompressor = open()) {
      assertFalse(decompressor.canHold(slice, 1 << 20));
      assertFalse(decompressor.canHold(slice, Integer.MAX_VALUE));
    }
  }

  @Test
  void refusesInputCutOffAnywhere() throws IOException {
    byte[] sample = Arrays.copyOf(text(new Random(2), 3000), 3000);
    byte[] compressed = compress(sample);
    for (int length = 0; length < compressed.length; length++) {
      byte[] cut = Arrays.copyOf(compressed, length);
      try {
        // Only a trailer that nobody looks at may be missing.
        assertArrayEquals(sample, decompress(cut, sample.length));
      } catch (IOException expected) {
        continue;
      }
    }
  }

  @Test
  void refusesOrSurvivesMutations() throws IOException {
    Random random = new Random(3);
    List<byte[]> samples = samples();
    for (int i = 0; i < MUTATIONS; i++) {
      byte[] sample = samples.get(random.nextInt(samples.size()));
      byte[] mutated = compress(sample);
      for (int flips = 1 + random.nextInt(4); flips > 0 && mutated.length > 0; flips--) {
        // The first bytes matter most.
        int bound = random.nextBoolean() ? mutated.length : Math.min(mutated.length, 40);
        mutated[random.nextInt(bound)] = (byte) random.nextInt(256);
      }
      try {
        checkMutated(mutated, decompress(mutated, sample.length));
      } catch (IOException e) {
        checkRefused(mutated, sample.length);
      }
    }
  }

  /** To compare with another implementation what came of mutated input. */
  void checkMutated(byte[] mutated, byte[] decompressed) throws IOException {}

  /** To compare with another implementation that mutated input is refused. */
  void checkRefused(byte[] mutated, int length) {}
}
