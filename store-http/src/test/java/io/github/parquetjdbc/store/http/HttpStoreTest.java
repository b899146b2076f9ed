package io.github.parquetjdbc.store.http;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.parquetjdbc.reader.store.FileChangedException;
import io.github.parquetjdbc.reader.store.Store;
import io.github.parquetjdbc.reader.store.StoreAccessException;
import io.github.parquetjdbc.reader.store.StoreAccessException.Kind;
import io.github.parquetjdbc.reader.store.StoreEntry;
import io.github.parquetjdbc.reader.store.StoreOptions;
import io.github.parquetjdbc.reader.store.StoredFile;
import io.github.parquetjdbc.store.http.FaultyServer.Fault;
import java.io.EOFException;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.nio.file.NoSuchFileException;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Files of a web server that does not always do as it should. */
@Timeout(60)
class HttpStoreTest {

  private final byte[] content = new byte[200_000];
  private FaultyServer server;

  @BeforeEach
  void start() throws IOException {
    new Random(1).nextBytes(content);
    server = new FaultyServer(content, "\"v1\"");
  }

  @AfterEach
  void stop() {
    server.close();
  }

  private Store store(String... options) throws IOException {
    Map<String, String> values =
        new HashMap<>(
            Map.of("http.timeout", "1", "http.retries", "2", "http.header.X-Secret", "s3cr3t"));
    for (int i = 0; i < options.length; i += 2) {
      values.put(options[i], options[i + 1]);
    }
    return new HttpStoreProvider().open(server.url(), "", new StoreOptions(values));
  }

  private StoredFile opened(Store store) throws IOException {
    return store.open(store.entry(server.url()));
  }

  private void assertReads(StoredFile file, int position, int length) throws IOException {
    byte[] target = new byte[length + 2];
    file.read(position, target, 1, length);
    assertArrayEquals(
        Arrays.copyOfRange(content, position, position + length),
        Arrays.copyOfRange(target, 1, length + 1));
  }

  @Test
  void aFileIsFoundWithItsEndByOneRequestAndReadByOneEach() throws IOException {
    Store store = store();
    StoreEntry entry = store.entry(server.url());
    assertEquals("a%20file.parquet", entry.name());
    assertEquals(content.length, entry.size());
    StoredFile file = store.open(entry);
    assertEquals(entry.version(), file.version());
    assertReads(file, content.length - 60_000, 60_000);
    assertReads(file, 17, 0);
    assertEquals(List.of("GET bytes=-65536 s3cr3t"), server.requests());
    assertReads(file, 100, 5000);
    assertEquals("GET bytes=100-5099 s3cr3t", server.requests().get(1));
    assertThrows(EOFException.class, () -> file.read(content.length, new byte[1], 0, 1));
    assertThrows(IndexOutOfBoundsException.class, () -> file.read(0, new byte[1], 0, 2));
  }

  @Test
  void aFileThatHasNotChangedIsNotSentAgain() throws IOException {
    Store store = store();
    StoreEntry entry = store.entry(server.url());
    assertEquals(entry, store.entry(server.url()));
    server.setEtag("\"v2\"");
    assertFalse(entry.equals(store.entry(server.url())));
    assertThrows(FileChangedException.class, () -> assertReads(store.open(entry), 0, 10));
  }

  @ParameterizedTest
  @EnumSource(
      value = Fault.class,
      names = {"STALL", "STALL_IN_BODY", "CUT", "BUSY", "TOO_FEW_BYTES"})
  void whatMayPassIsTriedAgain(Fault fault) throws IOException {
    StoredFile file = opened(store());
    server.next(fault, fault);
    assertReads(file, 5, 90_000);
    assertEquals(4, server.requests().size());
  }

  @ParameterizedTest
  @CsvSource({
    "STALL, TIMED_OUT",
    "STALL_IN_BODY, TIMED_OUT",
    "CUT, UNAVAILABLE",
    "BUSY, UNAVAILABLE",
    "TOO_FEW_BYTES, UNAVAILABLE",
    "TOO_MANY_BYTES, PROTOCOL",
    "OTHER_RANGE, PROTOCOL",
    "NO_RANGE_HEADER, PROTOCOL",
    "WHOLE_FILE, PROTOCOL",
    "UNAUTHORIZED, NOT_AUTHENTICATED",
    "FORBIDDEN, FORBIDDEN",
  })
  void whatDoesNotPassIsAnErrorThatSaysSo(Fault fault, Kind kind) throws IOException {
    StoredFile file = opened(store());
    server.next(fault, fault, fault);
    StoreAccessException error =
        assertThrows(StoreAccessException.class, () -> assertReads(file, 5, 90_000));
    assertEquals(kind, error.kind(), error.getMessage());
    assertTrue(error.getMessage().contains("127.0.0.1"), error.getMessage());
    assertFalse(error.toString().contains("s3cr3t"), error.toString());
  }

  @ParameterizedTest
  @EnumSource(
      value = Fault.class,
      names = {"OTHER_ETAG", "OTHER_SIZE"})
  void aFileThatChangesIsNeverMixedWithItself(Fault fault) throws IOException {
    StoredFile file = opened(store());
    assertReads(file, 0, 10);
    server.next(fault);
    assertThrows(FileChangedException.class, () -> assertReads(file, 10, 10));
    server.setEtag("\"v2\"");
    assertThrows(FileChangedException.class, () -> assertReads(file, 20, 10));
  }

  @Test
  void aFileThatIsGoneIsNotFound() throws IOException {
    server.next(Fault.NOT_FOUND);
    Store store = store();
    assertThrows(NoSuchFileException.class, () -> store.entry(server.url()));
    StoredFile file = opened(store);
    server.next(Fault.NOT_FOUND);
    assertThrows(NoSuchFileException.class, () -> assertReads(file, 0, 10));
  }

  @Test
  void aServerThatGivesNoPartsIsToldSoBeforeItSendsAll() throws IOException {
    server.next(Fault.WHOLE_FILE);
    StoreAccessException error =
        assertThrows(StoreAccessException.class, () -> store().entry(server.url()));
    assertEquals(Kind.PROTOCOL, error.kind());
    assertTrue(error.getMessage().contains("gives no parts of files"), error.getMessage());
  }

  @Test
  void withoutAnEtagNothingTellsVersionsApart() throws IOException {
    server.setEtag(null);
    StoredFile file = opened(store());
    assertNull(file.version());
    assertReads(file, 5, 100);
    server.next(Fault.OTHER_SIZE);
    assertThrows(FileChangedException.class, () -> assertReads(file, 5, 100));
  }

  @Test
  void aWeakEtagIsComparedHereAsServersRefuseTo() throws IOException {
    server.setEtag("W/\"v1\"");
    StoredFile file = opened(store());
    server.setEtag("W/\"v2\"");
    assertThrows(FileChangedException.class, () -> assertReads(file, 5, 100));
  }

  @Test
  void redirectsAreFollowedWithoutTheHeadersForTheFirstHost() throws IOException {
    try (FaultyServer other = new FaultyServer(content, "\"v1\"")) {
      server.sendElsewhere(other.url());
      assertEquals(content.length, store().entry(server.url()).size());
      assertEquals(List.of("GET bytes=-65536 null"), other.requests());
    }
    server.sendElsewhere("ftp://127.0.0.1/x");
    assertThrows(StoreAccessException.class, () -> store().entry(server.url()));
    server.sendElsewhere("");
    for (int i = 0; i < 6; i++) {
      server.sendElsewhere(server.url());
    }
    assertThrows(StoreAccessException.class, () -> store().entry(server.url()));
  }

  @Test
  void anInterruptEndsAReadThatStalls() throws Exception {
    StoredFile file = opened(store("http.timeout", "50"));
    server.next(Fault.STALL_IN_BODY);
    CompletableFuture<Throwable> result = new CompletableFuture<>();
    Thread reader =
        new Thread(
            () -> {
              try {
                assertReads(file, 0, 1000);
                result.complete(null);
              } catch (Throwable e) {
                result.complete(e);
              }
            });
    reader.start();
    while (server.requests().size() < 2) {
      Thread.onSpinWait();
    }
    reader.interrupt();
    assertInstanceOf(InterruptedIOException.class, result.get(10, TimeUnit.SECONDS));
    assertReads(file, 0, 1000);
  }

  @ParameterizedTest
  @ValueSource(strings = {"http://example.org/x.parquet", "http://10.0.0.1/x.parquet"})
  void nothingGoesUnencryptedToOtherMachines(String url) throws IOException {
    Store store = new HttpStoreProvider().open(url, "", StoreOptions.NONE);
    IOException error = assertThrows(IOException.class, () -> store.entry(url));
    assertTrue(error.getMessage().contains("http.allowInsecure"), error.getMessage());
  }

  @ParameterizedTest
  @CsvSource({
    "http.timeout, soon",
    "http.timeout, 0",
    "http.retries, -1",
    "http.maxRequests, 0",
    "http.allowInsecure, perhaps",
    "'http.header.a b', c",
    "http.header., c",
  })
  void optionsThatMakeNoSenseAreRefused(String option, String value) {
    assertThrows(IOException.class, () -> store(option, value));
  }

  @Test
  void aPlaceWhereNobodyListensIsUnavailable() throws IOException {
    Store store = store();
    server.close();
    StoreAccessException error =
        assertThrows(StoreAccessException.class, () -> store.entry(server.url()));
    assertEquals(Kind.UNAVAILABLE, error.kind());
  }
}
