package io.github.parquetjdbc.reader.encoding;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import org.junit.jupiter.api.Test;

/** Against reading bit after bit. */
class BitUnpackerTest {

  private static final int BYTES = 3000;

  private static byte[] randomBytes() {
    byte[] bytes = new byte[BYTES + 9];
    new Random(5).nextBytes(bytes);
    return bytes;
  }

  private static long bits(byte[] bytes, long first, int width) {
    long value = 0;
    for (int i = 0; i < width; i++) {
      long bit = first + i;
      value |= (long) (bytes[(int) (bit >>> 3)] >>> (bit & 7) & 1) << i;
    }
    return value;
  }

  @Test
  void unpacksEveryWidthFromEveryPlaceInAGroup() {
    byte[] bytes = randomBytes();
    for (int width = 0; width <= 64; width++) {
      for (int first = 0; first < 17; first++) {
        for (int count : new int[] {0, 1, 7, 8, 9, 40, 100}) {
          long[] longs = new long[count + 2];
          BitUnpacker.unpack(bytes, 3, first, width, longs, 1, count);
          int[] ints = new int[count + 2];
          if (width <= 32) {
            BitUnpacker.unpack(bytes, 3, first, width, ints, 1, count);
          }
          for (int i = 0; i < count; i++) {
            long expected = bits(bytes, 24 + (long) (first + i) * width, width);
            String which = "width " + width + ", value " + (first + i);
            assertEquals(expected, longs[1 + i], which);
            if (width <= 32) {
              assertEquals((int) expected, ints[1 + i], which);
            }
          }
          assertEquals(0, longs[count + 1]);
          assertEquals(0, ints[count + 1]);
        }
      }
    }
  }

  @Test
  void unpacksLegacyLevelsFromTheMostSignificantBit() {
    // Encodings.md: the numbers 0 to 7 in 3 bits each.
    byte[] bytes = {0b00000101, 0b00111001, 0b01110111, 0, 0};
    int[] target = new int[8];
    LegacyBitPacking.unpack(bytes, 0, 0, 3, target, 0, 8);
    for (int i = 0; i < 8; i++) {
      assertEquals(i, target[i]);
    }
    LegacyBitPacking.unpack(bytes, 0, 5, 3, target, 0, 3);
    assertEquals(5, target[0]);
    assertEquals(3, LegacyBitPacking.byteCount(8, 3));
    assertEquals(4, LegacyBitPacking.byteCount(9, 3));
  }
}
