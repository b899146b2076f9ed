package io.github.parquetjdbc.reader.encoding;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.parquetjdbc.reader.codec.ByteSlice;
import io.github.parquetjdbc.reader.error.FilePosition;
import java.io.ByteArrayOutputStream;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Lists of one length are found in runs cut in any way, and nothing else is taken for them. */
class FixedLengthRunsTest {

  private static int[] levels(int head, int length, int count) {
    int[] levels = new int[count];
    for (int i = 0; i < count; i++) {
      levels[i] = i >= head && (i - head) % length == 0 ? 0 : 1;
    }
    return levels;
  }

  /** Writes runs cut at random: packed ones of any number of groups, and repeated ones. */
  private static ByteSlice encode(int[] levels, Random random) {
    int style = random.nextInt(4);
    int mostGroups = style == 0 ? 63 : 1 + random.nextInt(70);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    int at = 0;
    while (at < levels.length) {
      int same = 1;
      while (at + same < levels.length && levels[at + same] == levels[at]) {
        same++;
      }
      boolean repeats =
          style == 1 || (style != 0 && same >= 8) || (style == 2 && random.nextBoolean());
      if (repeats) {
        int size = style == 3 ? 1 + random.nextInt(same) : same;
        header(out, size << 1);
        out.write(levels[at]);
        at += size;
      } else {
        int groups = Math.min(mostGroups, (levels.length - at + 7) / 8);
        groups = style == 0 ? groups : 1 + random.nextInt(groups);
        header(out, groups << 1 | 1);
        for (int group = 0; group < groups; group++) {
          int bits = 0;
          for (int bit = 0; bit < 8; bit++, at++) {
            bits |= (at < levels.length ? levels[at] : random.nextInt(2)) << bit;
          }
          out.write(bits);
        }
      }
    }
    int size = out.size();
    out.writeBytes(new byte[ByteSlice.SLOP]);
    return new ByteSlice(out.toByteArray(), 0, size, FilePosition.of("runs"));
  }

  private static void header(ByteArrayOutputStream out, int value) {
    int left = value;
    while (left > 127) {
      out.write(left & 127 | 128);
      left >>>= 7;
    }
    out.write(left);
  }

  @ParameterizedTest(name = "lists of {0}")
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 15, 16, 17, 63, 64, 65, 100, 256, 1536})
  void listsOfOneLengthAreFoundHoweverRunsAreCut(int length) {
    FixedLengthRuns runs = new FixedLengthRuns();
    for (int seed = 0; seed < 300; seed++) {
      Random random = new Random(seed);
      int head = random.nextBoolean() ? 0 : random.nextInt(length);
      int count = head + length + 1 + random.nextInt(20 * length + 2000);
      int[] levels = levels(head, length, count);
      assertTrue(runs.find(encode(levels, random), count), "seed " + seed);
      assertEquals(length, runs.length(), "seed " + seed);
      assertEquals(head, runs.head(), "seed " + seed);
      assertEquals(count, runs.covered(), "seed " + seed);
    }
  }

  @ParameterizedTest(name = "lists of {0}")
  @ValueSource(ints = {1, 2, 3, 4, 5, 7, 8, 9, 12, 15, 16, 17, 64, 100, 256})
  void aListOfAnotherLengthEndsWhatIsFound(int length) {
    FixedLengthRuns runs = new FixedLengthRuns();
    for (int seed = 0; seed < 300; seed++) {
      Random random = new Random(seed);
      int head = random.nextInt(length);
      int before = 2 + random.nextInt(40);
      int odd = head + before * length;
      int[] levels = levels(head, length, odd + (4 + random.nextInt(40)) * length);
      int wrong = odd + random.nextInt(length + 1);
      // A start that is none, or a start where none must be.
      levels[wrong] ^= 1;
      int lastStart = wrong == odd ? odd - length : odd + (wrong - odd) / length * length;
      lastStart -= wrong > odd && (wrong - odd) % length == 0 ? length : 0;
      assertTrue(runs.find(encode(levels, random), levels.length), "seed " + seed);
      assertEquals(length, runs.length(), "seed " + seed);
      assertEquals(head, runs.head(), "seed " + seed);
      assertEquals(lastStart, runs.covered(), "seed " + seed + " wrong at " + wrong);
    }
  }

  @Test
  void whatIsFoundIsTrueOfRandomLevelsAndRandomBytes() {
    FixedLengthRuns runs = new FixedLengthRuns();
    for (int seed = 0; seed < 5000; seed++) {
      Random random = new Random(seed);
      int count = 1 + random.nextInt(300);
      int ones = 1 + random.nextInt(20);
      int[] levels = random.ints(count, 0, ones).map(i -> Math.min(i, 1)).toArray();
      if (runs.find(encode(levels, random), count)) {
        int[] expected = levels(runs.head(), runs.length(), count);
        for (int i = 0; i < runs.covered(); i++) {
          assertEquals(expected[i], levels[i], "seed " + seed);
        }
        assertTrue(runs.covered() == count || levels[runs.covered()] == 0, "seed " + seed);
      }
      byte[] bytes = new byte[random.nextInt(40)];
      random.nextBytes(bytes);
      ByteSlice noise = new ByteSlice(bytes, 0, bytes.length, FilePosition.of("noise"));
      assertTrue(!runs.find(noise, count) || runs.covered() <= count, "seed " + seed);
    }
  }

  @Test
  void pagesWithoutAWholeListHaveNone() {
    FixedLengthRuns runs = new FixedLengthRuns();
    assertFalse(runs.find(encode(levels(50, 100, 50), new Random(1)), 50));
    assertFalse(runs.find(encode(levels(50, 100, 70), new Random(1)), 70));
  }
}
