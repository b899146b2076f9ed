package io.github.parquetjdbc.adapter.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RootedPathTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/etc/passwd",
        "../x.parquet",
        "a/../../x.parquet",
        "a/..",
        "./x",
        "a//x",
        "a/",
        "",
        "file:///x",
        "s3://b/x",
        "{a,..}/x",
        "a\0b",
        "[x"
      })
  void whatCouldLeaveTheRootIsRefusedEverywhere(String path) {
    for (char separator : new char[] {'/', '\\'}) {
      assertThrows(IllegalArgumentException.class, () -> RootedPath.parse(path, separator), path);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "C:\\x.parquet",
        "c:x",
        "\\x",
        "\\\\server\\share\\x",
        "a\\..\\..\\x",
        "CON",
        "a/con.parquet",
        "nul",
        "aux.x.parquet",
        "COM1",
        "lpt9.parquet",
        "PRN .parquet",
        "conin$",
        "x.parquet::$DATA",
        "x:y",
        "x.parquet.",
        "x ",
        "{nul,x}.parquet"
      })
  void whatWindowsTakesForSomethingElseIsRefusedThere(String path) {
    assertThrows(IllegalArgumentException.class, () -> RootedPath.parse(path, '\\'), path);
  }

  @Test
  void anythingElseIsANameAndNothingIsDecoded() {
    assertTrue(RootedPath.parse("a\\b/*.parquet", '\\').matches("a/b/x.parquet"));
    assertTrue(RootedPath.parse("%2e%2e/x", '/').matches("%2e%2e/x"));
    assertFalse(RootedPath.parse("%2e%2e/x", '/').matches("../x"));
    assertTrue(RootedPath.parse("ts=10:00/nul", '/').matches("ts=10:00/nul"));
    assertTrue(RootedPath.parse("...", '/').matches("..."));
    assertTrue(
        RootedPath.parse("company/console.parquet", '\\').matches("company/console.parquet"));
  }

  @Test
  void tablesAreNoPathsUnlessTheyLookLikeOne() {
    assertEquals(false, RootedPath.isPath("trips"));
    assertEquals(false, RootedPath.isPath("a.b"));
    for (String path : new String[] {"a/b", "a\\b", "x.parquet", "x.pq", "a*", "{a,b}", "[ab]"}) {
      assertTrue(RootedPath.isPath(path), path);
    }
  }
}
