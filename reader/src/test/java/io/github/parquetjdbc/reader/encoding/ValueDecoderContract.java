package io.github.parquetjdbc.reader.encoding;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.apache.parquet.bytes.HeapByteBufferAllocator;
import org.apache.parquet.column.values.ValuesWriter;
import org.junit.jupiter.api.Test;

/**
 * What every decoder does with what parquet-java's writer of the same encoding has written.
 *
 * @param <A> the decoder's array
 */
abstract class ValueDecoderContract<A> {

  static final HeapByteBufferAllocator HEAP = new HeapByteBufferAllocator();
  private static final int COUNT = 4000;
  private static final int MUTATIONS = 1000;

  abstract ValueDecoder<A> decoder() throws IOException;

  abstract A newArray(int length);

  /** Element {@code index} in a form that can be compared. */
  abstract Object get(A array, int index);

  abstract ValuesWriter writer();

  /** A value of one of several shapes, in the same form. */
  abstract Object value(Random random, int index);

  abstract void write(ValuesWriter writer, Object value);

  private final List<Object> values = new ArrayList<>();

  private byte[] encode(int count, long seed) throws IOException {
    values.clear();
    Random random = new Random(seed);
    try (ValuesWriter writer = writer()) {
      for (int i = 0; i < count; i++) {
        Object value = value(random, i);
        values.add(value);
        write(writer, value);
      }
      return Encoded.bytes(writer.getBytes());
    }
  }

  private void assertValues(A array, int offset, int from, int count) {
    for (int i = 0; i < count; i++) {
      assertEquals(values.get(from + i), get(array, offset + i), "value " + (from + i));
    }
  }

  @Test
  void readsAllValuesAtOnce() throws IOException {
    for (int count : new int[] {0, 1, 2, 7, 8, 9, 31, 32, 33, 127, 128, 129, 1023, COUNT}) {
      byte[] bytes = encode(count, count);
      ValueDecoder<A> decoder = decoder();
      decoder.start(Encoded.slice(bytes), count);
      A array = newArray(count + 3);
      decoder.read(array, 3, count);
      assertValues(array, 3, 0, count);
    }
  }

  @Test
  void readsAndSkipsInAnyPieces() throws IOException {
    for (int seed = 0; seed < 20; seed++) {
      byte[] bytes = encode(COUNT, seed);
      Random random = new Random(seed);
      ValueDecoder<A> decoder = decoder();
      decoder.start(Encoded.slice(bytes), COUNT);
      A array = newArray(COUNT);
      for (int at = 0; at < COUNT; ) {
        int n = Math.min(COUNT - at, random.nextInt(seed % 2 == 0 ? 50 : 2100));
        if (random.nextInt(3) == 0) {
          decoder.skip(n);
        } else {
          decoder.read(array, 0, n);
          assertValues(array, 0, at, n);
        }
        at += n;
      }
    }
  }

  @Test
  void servesOnePageAfterAnother() throws IOException {
    ValueDecoder<A> decoder = decoder();
    A array = newArray(100);
    for (int seed = 0; seed < 3; seed++) {
      decoder.start(Encoded.slice(encode(100, seed)), 100);
      decoder.skip(10);
      decoder.read(array, 0, 50);
      assertValues(array, 0, 10, 50);
    }
  }

  @Test
  void refusesToReadMoreValuesThanThereAre() throws IOException {
    byte[] bytes = encode(64, 1);
    for (int before : new int[] {0, 1, 63, 64}) {
      ValueDecoder<A> decoder = decoder();
      decoder.start(Encoded.slice(bytes), 64);
      decoder.skip(before);
      A array = newArray(100);
      assertThrows(IOException.class, () -> decoder.read(array, 0, 65 - before));
    }
  }

  @Test
  void refusesValuesThatAreCutOff() throws IOException {
    byte[] bytes = encode(256, 2);
    A array = newArray(256);
    for (int length = 0; length < bytes.length; length++) {
      try {
        ValueDecoder<A> decoder = decoder();
        decoder.start(Encoded.slice(bytes, length), 256);
        decoder.read(array, 0, 256);
      } catch (IOException expected) {
        continue;
      }
      // Then only padding was missing.
      assertValues(array, 0, 0, 256);
    }
  }

  @Test
  void refusesOrSurvivesMutations() throws IOException {
    byte[] bytes = encode(300, 3);
    Random random = new Random(4);
    A array = newArray(300);
    for (int i = 0; i < MUTATIONS; i++) {
      byte[] mutated = bytes.clone();
      for (int flips = 1 + random.nextInt(3); flips > 0; flips--) {
        int bound = random.nextBoolean() ? mutated.length : Math.min(mutated.length, 30);
        mutated[random.nextInt(bound)] = (byte) random.nextInt(256);
      }
      try {
        ValueDecoder<A> decoder = decoder();
        decoder.start(Encoded.slice(mutated), 300);
        decoder.read(array, 0, 100);
        decoder.skip(100);
        decoder.read(array, 0, 100);
      } catch (IOException expected) {
        continue;
      }
    }
  }
}
