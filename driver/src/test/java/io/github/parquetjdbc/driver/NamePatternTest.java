package io.github.parquetjdbc.driver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeout;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NamePatternTest {

  @ParameterizedTest
  @CsvSource({
    "%, abc, true",
    "%, '', true",
    "'', '', true",
    "'', a, false",
    "a%c, abc, true",
    "a%c, ac, true",
    "a%c, abcd, false",
    "a_c, abc, true",
    "a_c, ac, false",
    "a\\_c, abc, false",
    "a\\_c, a_c, true",
    "%\\%, 100%, true",
    "%\\%, 100, false",
    "a\\\\, a\\, true",
    "%b%b%, abcbd, true",
    "%b%b%, abcd, false",
    "ABC, abc, false"
  })
  void matchesAsLikeDoes(String pattern, String name, boolean matches) {
    assertEquals(matches, new NamePattern(pattern).matches(name));
  }

  @Test
  void noPatternMatchesAll() {
    assertEquals(true, new NamePattern(null).matches("x"));
  }

  @Test
  void hostilePatternsTakeNoExponentialTime() {
    NamePattern pattern = new NamePattern("%a".repeat(200) + "b");
    assertTimeout(
        Duration.ofSeconds(5), () -> assertEquals(false, pattern.matches("a".repeat(20_000))));
  }
}
