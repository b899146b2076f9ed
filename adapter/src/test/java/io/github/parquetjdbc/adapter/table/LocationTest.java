package io.github.parquetjdbc.adapter.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.parquetjdbc.adapter.table.Location.Kind;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LocationTest {

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      value = {
        "/data/lake                     | PATH | /data/lake         |",
        "/data/lake/                    | PATH | /data/lake         |",
        "/data/../lake                  | PATH | /lake              |",
        "/data/trips.parquet            | PATH | /data/trips.parquet|",
        "/                              | PATH | /                  |",
        "/a b/ü.parquet                 | PATH | /a b/ü.parquet     |",
        "file:///data/lake              | PATH | /data/lake         |",
        "file:/data/lake                | PATH | /data/lake         |",
        "FILE:///data/lake              | PATH | /data/lake         |",
        "file://localhost/data          | PATH | /data              |",
        "file:///a%20b+c                | PATH | /a b+c             |",
        "/data/*.parquet                | GLOB | /data              | *.parquet",
        "/data/trips/2024-*/*.parquet   | GLOB | /data/trips        | 2024-*/*.parquet",
        "/data/**/x.pq                  | GLOB | /data              | **/x.pq",
        "/data/{a,b}/x.pq               | GLOB | /data              | {a,b}/x.pq",
        "/data/[ab].pq                  | GLOB | /data              | [ab].pq",
        "/*.pq                          | GLOB | /                  | *.pq",
        "file:///data/*.parquet         | GLOB | /data              | *.parquet",
      })
  void understandsPathsAndGlobs(String text, Kind kind, String path, String pattern) {
    Location expected = new Location(kind, path, pattern == null ? "" : pattern, "file", "");
    assertEquals(expected, Location.parse(text, '/'));
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      value = {
        "C:\\data                       | PATH | C:/data |",
        "C:/data/                       | PATH | C:/data |",
        "C:\\data\\*.parquet            | GLOB | C:/data | *.parquet",
        "file:///C:/data                | PATH | C:/data |",
        "file:///C:/data/2024-*/x.pq    | GLOB | C:/data | 2024-*/x.pq",
      })
  void understandsDrivesWhereThereAreDrives(String text, Kind kind, String path, String pattern) {
    Location expected = new Location(kind, path, pattern == null ? "" : pattern, "file", "");
    assertEquals(expected, Location.parse(text, '\\'));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "mem:", "MEM:"})
  void nothingIsALocationToo(String text) {
    Location location = Location.parse(text);
    assertEquals(Kind.EMPTY, location.kind());
    assertEquals("mem:", location.absoluteText());
  }

  @Test
  void relativePathsAreResolvedOnce() {
    String here = Path.of("").toAbsolutePath().toString();
    assertEquals(here + "/data/lake", Location.parse("data/lake", '/').absoluteText());
    assertEquals(here + "/data/*.pq", Location.parse("data/*.pq", '/').absoluteText());
    assertEquals(here + "/*.pq", Location.parse("*.pq", '/').absoluteText());
    assertEquals(here, Location.parse(".", '/').absoluteText());
  }

  @Test
  void theAbsoluteTextMeansTheSame() {
    for (String text : new String[] {"/data", "/data/*.pq", "/*.pq", "x/**/y.pq"}) {
      Location location = Location.parse(text, '/');
      assertEquals(location, Location.parse(location.absoluteText(), '/'));
    }
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      value = {
        "s3://bucket                     | PATH | s3    | s3://bucket            |            |",
        "S3A://Bucket/a/b/               | PATH | s3a   | s3a://Bucket/a/b       |            |",
        "s3://bucket/a b+c%20ü/x.parquet | PATH | s3    | s3://bucket/a b+c%20ü/x.parquet | |",
        "s3://bucket/lake/y=*/*.parquet  | GLOB | s3    | s3://bucket/lake       | y=*/*.parquet |",
        "s3://bucket/*.parquet           | GLOB | s3    | s3://bucket            | *.parquet  |",
        "https://h:81/a/[x]/b%20c.pq?k=s | PATH | https | https://h:81/a/[x]/b%20c.pq | | k=s",
      })
  void understandsUrlsOfStores(
      String text, Kind kind, String scheme, String path, String pattern, String query) {
    Location location = Location.parse(text);
    assertEquals(
        new Location(
            kind, path, pattern == null ? "" : pattern, scheme, query == null ? "" : query),
        location);
    assertTrue(query == null || !location.toString().contains(query), location.toString());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "s3://user:secret@bucket/x",
        "https://user@host/x.parquet",
        "s3://buck*t/x",
        "file://host/x",
        "file://x",
        "/data/*/../../x",
        "/data/[x",
        "/data/{x",
        "file:///a%2",
        "/a\0b"
      })
  void refusesOtherPlacesAndPatternsThatLeaveTheFolder(String text) {
    String message =
        assertThrows(IllegalArgumentException.class, () -> Location.parse(text)).getMessage();
    assertTrue(message.length() > 10 && message.indexOf('\n') < 0, message);
  }
}
