package io.github.parquetjdbc.adapter.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.parquetjdbc.reader.store.LocalStore;
import io.github.parquetjdbc.reader.store.StoreEntry;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DiscoveryTest {

  @TempDir private Path temporary;
  private Path lake;

  @BeforeEach
  void makeLake() throws IOException {
    lake = Files.createDirectory(temporary.resolve("lake"));
  }

  private void file(String name) throws IOException {
    file(name, "not looked into");
  }

  private void file(String name, String content) throws IOException {
    Path path = lake.resolve(name);
    Files.createDirectories(path.getParent());
    Files.writeString(path, content);
  }

  private static Listing list(String location) throws IOException {
    return new Discovery(
            Location.parse(location), new LocalStore(), List.of(), TableOptions.DEFAULT)
        .list();
  }

  /** Tables as name to file names. */
  private Map<String, List<String>> tables(Listing listing) {
    Map<String, List<String>> tables = new TreeMap<>();
    Layout layout =
        Layout.of(
            listing,
            "default",
            files ->
                files.get(0).name().startsWith("unlike")
                    ? FooterUnion.Verdict.DIFFERS
                    : FooterUnion.Verdict.UNITES);
    layout
        .schemas()
        .forEach(
            (schema, all) ->
                all.forEach(
                    table -> {
                      String name =
                          schema.equals("default") ? table.name() : schema + ":" + table.name();
                      tables.put(name, table.files().stream().map(this::relative).toList());
                    }));
    return tables;
  }

  private String relative(StoreEntry entry) {
    return lake.relativize(Path.of(entry.path())).toString().replace('\\', '/');
  }

  @Test
  void filesAndFoldersOfTheRootAreTables() throws IOException {
    file("a.parquet");
    file("b.snappy.parq");
    file("notes.txt");
    file("trips/2.parquet");
    file("trips/1.parquet");
    file("trips/deeper/3.parquet");
    file("docs/readme.md");
    assertEquals(
        Map.of(
            "a", List.of("a.parquet"),
            "b", List.of("b.snappy.parq"),
            "trips", List.of("trips/1.parquet", "trips/2.parquet"),
            "trips:deeper", List.of("trips/deeper/3.parquet")),
        tables(list(lake.toString())));
  }

  @Test
  void hiddenUnfinishedAndEmptyFilesAreLeftOut() throws IOException {
    file("a.parquet");
    file(".b.parquet");
    file("_c.parquet");
    file("d.parquet.tmp");
    file("e.parquet", "");
    file("_log/f.parquet");
    file("t/g.parquet");
    file("t/h.parquet", "");
    Listing listing = list(lake.toString());
    assertEquals(Map.of("a", List.of("a.parquet"), "t", List.of("t/g.parquet")), tables(listing));
    assertEquals(
        List.of("is empty", "is empty"),
        listing.skipped().stream().map(SkippedFile::reason).toList());
    assertTrue(listing.skipped().get(0).path().endsWith("e.parquet"));
  }

  @Test
  void aFolderOfEmptyFilesOnlyIsStillATable() throws IOException {
    file("t/a.parquet", "");
    assertEquals(Map.of("t", List.of("t/a.parquet")), tables(list(lake.toString())));
  }

  @Test
  void anEmptyFolderHasNoTables() throws IOException {
    assertEquals(Map.of(), tables(list(lake.toString())));
    assertEquals(Map.of(), tables(list("mem:")));
  }

  @Test
  void aFileIsOneTableWhateverItsName() throws IOException {
    file("x.snappy.parquet");
    file("_odd.dat");
    assertEquals(
        Map.of("x", List.of("x.snappy.parquet")), tables(list(lake + "/x.snappy.parquet")));
    assertEquals(Map.of("_odd.dat", List.of("_odd.dat")), tables(list(lake + "/_odd.dat")));
  }

  @Test
  void aGlobIsOneTableNamedByItsFolder() throws IOException {
    file("2024-01/a.parquet");
    file("2024-02/b.parquet");
    file("2024-02/notes.txt");
    file("2024-02/_c.parquet");
    file("2025-01/d.parquet");
    file("2024-02/deep/e.parquet");
    assertEquals(
        Map.of("lake", List.of("2024-01/a.parquet", "2024-02/b.parquet")),
        tables(list(lake + "/2024-*/*")));
    assertEquals(5 - 1, list(lake + "/**").tables().get(0).files().size());
  }

  @Test
  void aGlobTakesFilesWithoutExtensionWhereThereAreNoOthers() throws IOException {
    file("000000_0");
    file("000001_0");
    assertEquals(Map.of("lake", List.of("000000_0", "000001_0")), tables(list(lake + "/00*_0")));
  }

  @Test
  void whatIsMissingIsNamed() throws IOException {
    file("a.parquet");
    for (String location :
        List.of("/gone", "/gone.parquet", "/*.pq", "/gone/*.parquet", "/a.parquet/*")) {
      NoSuchFileException e =
          assertThrows(NoSuchFileException.class, () -> list(lake + location), location);
      assertTrue(e.getMessage().contains(lake + location + ": "), e.getMessage());
    }
  }

  @Test
  void linksThatLeadOutOfTheRootAreLeftOut() throws IOException {
    file("a.parquet");
    Path outside = Files.writeString(temporary.resolve("secret.parquet"), "secret");
    Path similar = Files.createDirectory(temporary.resolve("lake-2"));
    Files.writeString(similar.resolve("secret.parquet"), "secret");
    Files.createSymbolicLink(lake.resolve("out.parquet"), outside);
    Files.createSymbolicLink(lake.resolve("out2.parquet"), similar.resolve("secret.parquet"));
    Files.createSymbolicLink(lake.resolve("folder"), similar);
    Files.createSymbolicLink(lake.resolve("up"), Path.of(".."));
    Files.createSymbolicLink(lake.resolve("dangling.parquet"), Path.of("nothing"));
    Files.createSymbolicLink(lake.resolve("ring.parquet"), Path.of("ring.parquet"));
    Files.createSymbolicLink(lake.resolve("inside.parquet"), Path.of("a.parquet"));
    Listing listing = list(lake.toString());
    assertEquals(
        Map.of("a", List.of("a.parquet"), "inside", List.of("inside.parquet")), tables(listing));
    assertEquals(4, listing.skipped().size(), listing.skipped().toString());
    assertEquals(2, list(lake + "/**/*.parquet").tables().get(0).files().size());
  }

  @Test
  void aRootThatIsALinkIsFollowed() throws IOException {
    file("a.parquet");
    Path link = Files.createSymbolicLink(temporary.resolve("link"), lake);
    assertEquals(1, list(link.toString()).root().files().size());
    Files.createSymbolicLink(lake.resolve("b.parquet"), lake.resolve("a.parquet"));
    assertEquals(2, list(link.toString()).root().files().size());
  }

  @Test
  void listingsDifferWhenAFileWasWritten() throws IOException {
    file("a.parquet");
    Listing before = list(lake.toString());
    assertEquals(before, list(lake.toString()));
    file("a.parquet", "something else");
    assertNotEquals(before, list(lake.toString()));
  }
}
