package io.github.parquetjdbc.vector;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ValidityTest {

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 63, 64, 65, 127, 128, 2048, 2049})
  void countsAndTellsWhatWasSet(int length) {
    Random random = new Random(length);
    boolean[] expected = new boolean[length];
    Validity validity = Validity.allNull(length);
    int count = 0;
    for (int i = 0; i < length; i++) {
      expected[i] = random.nextBoolean();
      if (expected[i]) {
        validity.setValid(i);
        count++;
      }
    }
    for (int i = 0; i < length; i++) {
      assertEquals(expected[i], validity.isValid(i), "row " + i);
    }
    assertEquals(count, validity.countValid(length));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 64, 100})
  void bitsPastTheLengthDoNotCount(int length) {
    Validity validity = Validity.allValid(length);
    validity.setNull(0);
    assertEquals(length - 1, validity.countValid(length));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 64, 100, 2048})
  void andIsValidWhereBothAre(int length) {
    Random random = new Random(length);
    Validity left = random(random, length);
    Validity right = random(random, length);
    Validity both = Validity.and(left, right, length);
    for (int i = 0; i < length; i++) {
      assertEquals(left.isValid(i) && right.isValid(i), both.isValid(i), "row " + i);
    }
    assertNull(Validity.and(null, null, length));
    assertSame(left, Validity.and(left, null, length));
    assertSame(right, Validity.and(null, right, length));
  }

  private static Validity random(Random random, int length) {
    long[] words = new long[Validity.wordCount(length)];
    for (int i = 0; i < words.length; i++) {
      words[i] = random.nextLong();
    }
    return new Validity(words);
  }
}
