package io.github.parquetjdbc.reader.encoding;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.Random;
import org.apache.parquet.bytes.HeapByteBufferAllocator;
import org.apache.parquet.column.values.rle.RunLengthBitPackingHybridEncoder;
import org.junit.jupiter.api.Test;

/** Runs as parquet-java writes them, and as nobody should. */
class HybridDecoderTest {

  private static int[] values(Random random, int width, int count) {
    int mask = (int) ((1L << width) - 1);
    int[] values = new int[count];
    int value = 0;
    int run = 0;
    for (int i = 0; i < count; i++) {
      if (run-- == 0) {
        value = random.nextInt() & mask;
        run = random.nextInt(3) == 0 ? random.nextInt(3000) : random.nextInt(4);
      }
      values[i] = value;
    }
    return values;
  }

  private static byte[] encode(int[] values, int width) throws IOException {
    try (RunLengthBitPackingHybridEncoder encoder =
        new RunLengthBitPackingHybridEncoder(
            width, 1 << 16, 1 << 16, new HeapByteBufferAllocator())) {
      for (int value : values) {
        encoder.writeInt(value);
      }
      return Encoded.bytes(encoder.toBytes());
    }
  }

  private static HybridDecoder start(byte[] bytes, int width, int count) throws IOException {
    HybridDecoder decoder = new HybridDecoder();
    decoder.start(Encoded.slice(bytes), width, count);
    return decoder;
  }

  @Test
  void readsAndSkipsEveryWidthInAnyPieces() throws IOException {
    for (int width = 0; width <= 32; width++) {
      Random random = new Random(width);
      int[] values = values(random, width, 10_000);
      HybridDecoder decoder = start(encode(values, width), width, values.length);
      int[] target = new int[2000];
      for (int at = 0; at < values.length; ) {
        int n = Math.min(values.length - at, random.nextInt(2000));
        if (random.nextInt(4) == 0) {
          decoder.skip(n);
        } else {
          decoder.read(target, 0, n);
          int[] expected = Arrays.copyOfRange(values, at, at + n);
          assertArrayEquals(expected, Arrays.copyOf(target, n), "width " + width + " at " + at);
        }
        at += n;
      }
    }
  }

  @Test
  void answersUniformForBlocksFromOneRepeatedRunOnly() throws IOException {
    int[] values = new int[5000];
    Arrays.fill(values, 0, 2048, 1);
    HybridDecoder decoder = start(encode(values, 1), 1, values.length);
    int[] block = new int[HybridDecoder.BLOCK];
    Arrays.fill(block, 9);
    assertTrue(decoder.readBlock(block, 1024));
    assertEquals(1, block[0]);
    assertEquals(9, block[1]);
    assertTrue(decoder.readBlock(block, 1000));
    assertFalse(decoder.readBlock(block, 100));
    assertEquals(1, block[23]);
    assertEquals(0, block[24]);
    assertTrue(decoder.readBlock(block, 1024));
    assertEquals(0, block[0]);
  }

  @Test
  void knowsThatAllValuesAreEqualWithoutMoving() throws IOException {
    int[] values = new int[5000];
    Arrays.fill(values, 1);
    HybridDecoder decoder = start(encode(values, 1), 1, values.length);
    assertEquals(5000, decoder.uniform(1, 5000));
    assertEquals(0, decoder.uniform(0, 5000));
    int[] target = new int[5000];
    decoder.read(target, 0, 5000);
    assertArrayEquals(values, target);
    values[4999] = 0;
    assertTrue(start(encode(values, 1), 1, values.length).uniform(1, 5000) < 5000);
  }

  @Test
  void refusesRunsThatClaimMoreThanIsLeft() {
    // A repeated run of 1,000; a packed run of 63 groups.
    byte[] repeated = {(byte) 0xd0, 0x0f, 1};
    byte[] packed = new byte[100];
    packed[0] = 127;
    int[] target = new int[1000];
    assertThrows(IOException.class, () -> start(repeated, 1, 990).read(target, 0, 10));
    assertThrows(IOException.class, () -> start(packed, 1, 200).read(target, 0, 10));
  }

  @Test
  void refusesWidthsAndValuesThatCannotBe() {
    int[] target = new int[10];
    assertThrows(IOException.class, () -> start(new byte[10], 33, 8));
    assertThrows(IOException.class, () -> start(new byte[] {4, 2}, 1, 8).read(target, 0, 2));
  }

  @Test
  void refusesEndlessHeadersAndEmptyRuns() {
    int[] target = new int[10];
    byte[] endless = new byte[10];
    Arrays.fill(endless, (byte) 0xff);
    assertThrows(IOException.class, () -> start(endless, 1, 8).read(target, 0, 2));
    assertThrows(IOException.class, () -> start(new byte[1000], 1, 8).read(target, 0, 2));
  }

  @Test
  void refusesDictionaryIdsOutOfRange() throws IOException {
    ByteArrayOutputStream page = new ByteArrayOutputStream();
    page.write(3);
    page.write(encode(new int[] {0, 1, 2, 3, 4, 5}, 3));
    int[] target = new int[6];
    DictionaryIdDecoder six = new DictionaryIdDecoder(6);
    six.start(Encoded.slice(page.toByteArray()), 6);
    six.read(target, 0, 6);
    assertArrayEquals(new int[] {0, 1, 2, 3, 4, 5}, target);
    DictionaryIdDecoder five = new DictionaryIdDecoder(5);
    five.start(Encoded.slice(page.toByteArray()), 6);
    IOException e = assertThrows(IOException.class, () -> five.read(target, 0, 6));
    assertTrue(e.getMessage().contains("dictionary id 5"), e.getMessage());
  }
}
