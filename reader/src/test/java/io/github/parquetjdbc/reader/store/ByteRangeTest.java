package io.github.parquetjdbc.reader.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class ByteRangeTest {

  private static ByteRange range(long position, long length) {
    return new ByteRange(position, length);
  }

  @Test
  void neighboursWithinTheGapAreMerged() {
    assertEquals(
        List.of(range(0, 25), range(100, 5)),
        ByteRange.coalesce(List.of(range(100, 5), range(0, 10), range(15, 10)), 5, 1000));
    assertEquals(
        List.of(range(0, 10), range(15, 10)),
        ByteRange.coalesce(List.of(range(0, 10), range(15, 10)), 4, 1000));
  }

  @Test
  void mergingStopsAtTheGreatestLength() {
    assertEquals(
        List.of(range(0, 10), range(10, 10)),
        ByteRange.coalesce(List.of(range(0, 10), range(10, 10)), 0, 19));
    assertEquals(
        List.of(range(0, 50)), ByteRange.coalesce(List.of(range(0, 50), range(10, 10)), 0, 20));
  }

  @Test
  void everyRangeLiesInOneOfTheMerged() {
    long seed = 11;
    Random random = new Random(seed);
    for (int i = 0; i < 1000; i++) {
      List<ByteRange> ranges = new ArrayList<>();
      for (int j = random.nextInt(8); j >= 0; j--) {
        ranges.add(range(random.nextInt(100), random.nextInt(30)));
      }
      List<ByteRange> merged = ByteRange.coalesce(ranges, random.nextInt(10), 40);
      for (ByteRange wanted : ranges) {
        assertTrue(
            merged.stream().anyMatch(whole -> whole.contains(wanted)),
            () -> "seed " + seed + ": " + wanted + " of " + ranges + " is in none of " + merged);
      }
    }
  }

  @Test
  void rangesThatAreNoneAreRefused() {
    assertThrows(IllegalArgumentException.class, () -> range(-1, 1));
    assertThrows(IllegalArgumentException.class, () -> range(1, -1));
    assertThrows(IllegalArgumentException.class, () -> range(Long.MAX_VALUE, 1));
  }
}
