package io.github.parquetjdbc.store.s3;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.parquetjdbc.reader.store.FileChangedException;
import io.github.parquetjdbc.reader.store.Store;
import io.github.parquetjdbc.reader.store.StoreAccessException;
import io.github.parquetjdbc.reader.store.StoreAccessException.Kind;
import io.github.parquetjdbc.reader.store.StoreEntry;
import io.github.parquetjdbc.reader.store.StoreOptions;
import io.github.parquetjdbc.reader.store.StoredFile;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Buckets of a real server. */
@Timeout(120)
class S3StoreTest {

  private static final byte[] CONTENT = new byte[200_000];

  private static S3Server server;

  @BeforeAll
  static void start() throws Exception {
    new Random(1).nextBytes(CONTENT);
    server = new S3Server();
    server.bucket("lake");
    server.bucket("empty");
    server.put("lake", "top.parquet", CONTENT);
    server.put("lake", "trips/part-0.parquet", CONTENT);
    server.put("lake", "trips/part-1.parquet", new byte[0]);
    server.put("lake", "trips/year=2024/x.parquet", CONTENT);
    for (int i = 0; i < 2500; i++) {
      server.put("lake", "many/" + i + ".parquet", new byte[] {(byte) i});
    }
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  private static Store store(String location, String... options) throws IOException {
    Map<String, String> values = new HashMap<>();
    values.put("s3.endpoint", server.endpoint());
    values.put("s3.accessKey", S3Server.ACCESS_KEY);
    values.put("s3.secretKey", S3Server.SECRET_KEY);
    values.put("http.retries", "1");
    for (int i = 0; i < options.length; i += 2) {
      if (options[i + 1] == null) {
        values.remove(options[i]);
      } else {
        values.put(options[i], options[i + 1]);
      }
    }
    return new S3StoreProvider().open(location, "", new StoreOptions(values));
  }

  private static List<String> names(List<StoreEntry> entries) {
    return entries.stream()
        .map(entry -> entry.name() + (entry.kind() == StoreEntry.Kind.DIRECTORY ? "/" : ""))
        .toList();
  }

  private static void assertReads(StoredFile file, int position, int length) throws IOException {
    byte[] target = new byte[length];
    file.read(position, target, 0, length);
    assertArrayEquals(Arrays.copyOfRange(CONTENT, position, position + length), target);
  }

  @Test
  void slashesInKeysMakeFolders() throws IOException {
    Store store = store("s3://lake");
    assertTrue(
        names(store.list("s3://lake")).containsAll(List.of("many/", "top.parquet", "trips/")));
    assertEquals(
        List.of("part-0.parquet", "part-1.parquet", "year=2024/"),
        names(store.list("s3://lake/trips")));
    assertEquals("s3://lake/trips/year=2024", store.list("s3://lake/trips").get(2).path());
    assertThrows(NoSuchFileException.class, () -> store.list("s3://lake/nothing"));
    assertEquals(List.of(), store("s3://empty").list("s3://empty"));
  }

  @Test
  void aFolderOfThousandsIsListedPageByPage() throws IOException {
    List<StoreEntry> entries = store("s3://lake").list("s3://lake/many");
    assertEquals(2500, entries.size());
    assertEquals(2500, entries.stream().map(StoreEntry::path).distinct().count());
  }

  @Test
  void partitionsAreTheSameListedTogetherAndOneByOne() throws IOException {
    for (int day = 1; day <= 12; day++) {
      for (String file : List.of("a.parquet", "b c+d.parquet", "hour=1/x.parquet", "_SUCCESS")) {
        server.put("lake", "days/day=" + day + "/" + file, new byte[day]);
      }
    }
    Store together = store("s3://lake");
    List<StoreEntry> days = together.list("s3://lake/days");
    assertEquals(12, days.size());
    for (StoreEntry day : days) {
      List<StoreEntry> entries = together.list(day.path());
      // Of a store that was not asked about the folder above.
      assertEquals(store("s3://lake").list(day.path()), entries);
      assertEquals(List.of("_SUCCESS", "a.parquet", "b c+d.parquet", "hour=1/"), names(entries));
      assertEquals(List.of("x.parquet"), names(together.list(day.path() + "/hour=1")));
    }
    assertEquals(days, together.list("s3://lake/days"));
  }

  @Test
  void placesAreFilesOrFolders() throws IOException {
    Store store = store("s3a://lake");
    StoreEntry file = store.entry("s3a://lake/top.parquet");
    assertEquals(StoreEntry.Kind.FILE, file.kind());
    assertEquals(CONTENT.length, file.size());
    assertEquals("s3a://lake/top.parquet", file.path());
    assertEquals(StoreEntry.Kind.DIRECTORY, store.entry("s3a://lake").kind());
    assertEquals(StoreEntry.Kind.DIRECTORY, store.entry("s3a://lake/trips").kind());
    assertEquals(StoreEntry.Kind.DIRECTORY, store.entry("s3a://lake/trips/year=2024").kind());
    assertEquals(0, store.entry("s3a://lake/trips/part-1.parquet").size());
    assertThrows(NoSuchFileException.class, () -> store.entry("s3a://lake/nothing"));
    assertThrows(NoSuchFileException.class, () -> store.entry("s3a://lake/nothing.parquet"));
    assertThrows(NoSuchFileException.class, () -> store.entry("s3a://lake/tri"));
  }

  @Test
  void aFileIsTheSameListedAndAskedFor() throws IOException {
    Store store = store("s3://lake");
    StoreEntry listed =
        store.list("s3://lake").stream()
            .filter(entry -> entry.name().equals("top.parquet"))
            .findFirst()
            .orElseThrow();
    assertEquals(store.entry("s3://lake/top.parquet").version(), listed.version());
    StoredFile file = store.open(listed);
    assertReads(file, 0, 10);
    assertReads(file, 100_000, 100_000);
    assertReads(store.open("s3://lake/top.parquet"), 150_000, 50_000);
  }

  @Test
  void anObjectThatIsReplacedIsNeverMixed() throws IOException {
    server.put("lake", "changing/x.parquet", CONTENT);
    Store store = store("s3://lake");
    StoredFile file = store.open(store.list("s3://lake/changing").get(0));
    assertReads(file, 0, 10);
    byte[] other = CONTENT.clone();
    other[0]++;
    server.put("lake", "changing/x.parquet", other);
    assertThrows(FileChangedException.class, () -> assertReads(file, 10, 10));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a b", "a+b", "a%20b", "ü 日本語", "a?b", "a#b", "[x]", "*", "a:b", "a&b=c", "'\"", "~-_.",
        "😀"
      })
  void keysMayHoldAnything(String name) throws IOException {
    String folder = "odd/" + Integer.toHexString(name.hashCode());
    server.put("lake", folder + "/" + name + "/" + name + ".parquet", CONTENT);
    Store store = store("s3://lake");
    StoreEntry inner = store.list("s3://lake/" + folder).get(0);
    assertEquals(name, inner.name());
    StoreEntry file = store.list(inner.path()).get(0);
    assertEquals(name + ".parquet", file.name());
    assertReads(store.open(file), 7, 1000);
    assertEquals(CONTENT.length, store.entry(file.path()).size());
  }

  @Test
  void whatIsRefusedSaysWhyAndWhatToDo() throws IOException {
    assertFails(
        Kind.NO_SUCH_BUCKET, "there is no bucket nowhere", store("s3://nowhere"), "nowhere");
    assertFails(
        Kind.NOT_AUTHENTICATED,
        "does not accept the credentials",
        store("s3://lake", "s3.secretKey", "wrong"),
        "lake");
    assertFails(
        Kind.FORBIDDEN,
        "denied to anonymous requests",
        store("s3://lake", "s3.accessKey", null, "s3.secretKey", null, "s3.anonymous", "true"),
        "lake");
  }

  private static void assertFails(Kind kind, String message, Store store, String bucket) {
    StoreAccessException error =
        assertThrows(StoreAccessException.class, () -> store.entry("s3://" + bucket));
    assertEquals(kind, error.kind(), error.getMessage());
    assertTrue(error.getMessage().contains(message), error.getMessage());
    assertTrue(error.getMessage().contains(bucket), error.getMessage());
    assertFalse(error.getMessage().contains(S3Server.SECRET_KEY), error.getMessage());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "s3.endpoint=ftp://x",
        "s3.endpoint=https://user:pw@host",
        "s3.pathStyle=perhaps",
        "s3.anonymous=perhaps",
        "s3.accessKey=alone",
        "http.timeout=0"
      })
  void optionsThatMakeNoSenseAreRefused(String option) {
    String[] parts = option.split("=", 2);
    assertThrows(
        IOException.class,
        () ->
            new S3StoreProvider()
                .open("s3://lake", "", new StoreOptions(Map.of(parts[0], parts[1]))));
  }
}
