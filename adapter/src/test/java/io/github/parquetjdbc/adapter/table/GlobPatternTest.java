package io.github.parquetjdbc.adapter.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GlobPatternTest {

  @ParameterizedTest(name = "{0} on {1}: {2}")
  @CsvSource(
      delimiter = '|',
      value = {
        "*.parquet        | a.parquet            | true",
        "*.parquet        | .parquet             | true",
        "*.parquet        | a/b.parquet          | false",
        "*.parquet        | a.parquet.crc        | false",
        "a?c              | abc                  | true",
        "a?c              | ac                   | false",
        "a?c              | a/c                  | false",
        "*a*b*            | xxaxxbxx             | true",
        "*a*b*            | xxbxxaxx             | false",
        "**/x.parquet     | x.parquet            | true",
        "**/x.parquet     | a/b/c/x.parquet      | true",
        "**/x.parquet     | a/b/c/y.parquet      | false",
        "a/**/b/*.pq      | a/b/1.pq             | true",
        "a/**/b/*.pq      | a/b/c/b/1.pq         | true",
        "a/**/b/*.pq      | a/b/c/1.pq           | false",
        "a/**             | a/b/c                | true",
        "2024-*/p?rt-[0-9]| 2024-01/part-7       | true",
        "2024-*/p?rt-[0-9]| 2024-01/part-x       | false",
        "[!a-c]*          | dog                  | true",
        "[!a-c]*          | cat                  | false",
        "[^a-c]*          | cat                  | false",
        "[]x]             | ]                    | true",
        "[*]              | *                    | true",
        "[*]              | a                    | false",
        "[a-]             | -                    | true",
        "{a,b}.pq         | b.pq                 | true",
        "{a,b}.pq         | c.pq                 | false",
        "{a/x,b}.pq       | a/x.pq               | true",
        "{a,{b,c}d}.pq    | cd.pq                | true",
        "{a,{b,c}d}.pq    | c.pq                 | false",
        "x{,.snappy}.pq   | x.pq                 | true",
        "x{,.snappy}.pq   | x.snappy.pq          | true",
        "A*               | abc                  | false",
      })
  void matchesAsWritten(String pattern, String path, boolean expected) {
    assertEquals(expected, GlobPattern.compile(pattern).matches(path));
  }

  @ParameterizedTest
  @ValueSource(strings = {"a/../b", "../*", "*/..", "./*", "[abc", "{a,b", "{a,{b}"})
  void refusesWhatItCannotMean(String pattern) {
    assertThrows(IllegalArgumentException.class, () -> GlobPattern.compile(pattern));
  }

  @Test
  void refusesBracesThatStandForTooManyPatterns() {
    String pattern = "{0,1,2,3,4,5,6,7,8,9}".repeat(9);
    assertThrows(IllegalArgumentException.class, () -> GlobPattern.compile(pattern));
  }

  @Test
  void staysFastOnPatternsMadeToBacktrack() {
    GlobPattern names = GlobPattern.compile("*a".repeat(200) + "b");
    GlobPattern folders = GlobPattern.compile("**/a/".repeat(100) + "b");
    assertTimeoutPreemptively(
        Duration.ofSeconds(5),
        () -> {
          assertFalse(names.matches("a".repeat(5_000)));
          assertFalse(folders.matches("a/".repeat(2_000) + "c"));
        });
  }

  @ParameterizedTest
  @CsvSource({
    "*.pq, a, false",
    "*/*.pq, a, true",
    "*/*.pq, a/b, false",
    "year=2024/*.pq, year=2023, false",
    "year=2024/m=*/*.pq, year=2024/m=1, true",
    "year=2024/m=*/*.pq, year=2024/n=1, false",
    "'{a,b/c/d}.pq', b/c, true",
    "'{a,b/c/d}.pq', c, false",
    "a/**/x, a/b/c/d, true",
    "a/**/x, b, false",
    "**/x, a/b, true"
  })
  void knowsInWhichFoldersItMayMatch(String pattern, String folder, boolean may) {
    assertEquals(may, GlobPattern.compile(pattern).mayMatchIn(folder));
  }
}
