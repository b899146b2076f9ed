package io.github.parquetjdbc.adapter.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.parquetjdbc.adapter.ParquetFiles;
import io.github.parquetjdbc.engine.plan.PlanNode;
import io.github.parquetjdbc.engine.run.Workers;
import io.github.parquetjdbc.reader.ReadOptions;
import io.github.parquetjdbc.reader.prune.ScanFilter;
import io.github.parquetjdbc.reader.store.LocalStore;
import io.github.parquetjdbc.reader.store.Store;
import io.github.parquetjdbc.reader.store.StoreEntry;
import io.github.parquetjdbc.reader.store.StoredFile;
import io.github.parquetjdbc.vector.BatchSource;
import io.github.parquetjdbc.vector.MorselSource;
import io.github.parquetjdbc.vector.StopSignal;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Folders that are listed with their neighbours and may not be looked into, or are gone by then: a
 * store says so, as permissions mean nothing to whoever runs tests as root.
 */
class UnreadableFoldersTest {

  @TempDir private Path lake;

  private final Map<Path, IOException> unreadable = new TreeMap<>();
  private final List<SkippedFile> skipped = new ArrayList<>();

  private final class GuardedStore implements Store {

    private final Store files = new LocalStore();

    @Override
    public List<StoreEntry> list(String directory) throws IOException {
      if (unreadable.containsKey(Path.of(directory))) {
        throw unreadable.get(Path.of(directory));
      }
      return files.list(directory);
    }

    @Override
    public StoreEntry entry(String path) throws IOException {
      return files.entry(path);
    }

    @Override
    public String realPath(String path) throws IOException {
      return files.realPath(path);
    }

    @Override
    public StoredFile open(String path) throws IOException {
      return files.open(path);
    }
  }

  private final Store store = new GuardedStore();

  private void file(String path) throws IOException {
    Path file = lake.resolve(path);
    Files.createDirectories(file.getParent());
    ParquetFiles.write(file, "SELECT 1 AS id");
  }

  private void deny(String folder) {
    Path path = lake.resolve(folder);
    unreadable.put(path, new AccessDeniedException(path.toString()));
  }

  private Map<String, Table> tables() throws IOException {
    Location location = Location.parse(lake.toString());
    Listing listing = new Discovery(location, store, List.of(), TableOptions.DEFAULT).list();
    skipped.addAll(listing.skipped());
    FooterCache footers = new FooterCache(100, 1 << 20);
    TableSource source =
        new TableSource(
            store, footers, ReadOptions.DEFAULT, TableOptions.DEFAULT, Workers.forMachine());
    Map<String, Table> tables = new TreeMap<>();
    Layout.of(listing, "default", source.union())
        .schemas()
        .get("default")
        .forEach(files -> tables.put(files.name(), source.table(files)));
    return tables;
  }

  private static long rows(Table table, ScanFilter pruning) throws IOException {
    long rows = 0;
    try (MorselSource morsels =
        table.scan(List.of(0), List.of(), pruning).open(PlanNode.UNLIMITED, StopSignal.NEVER)) {
      for (int i = 0; i < morsels.morselCount(); i++) {
        try (BatchSource source = morsels.open(i, null)) {
          for (var batch = source.next(); batch != null; batch = source.next()) {
            rows += batch.rowCount();
          }
        }
      }
    }
    return rows;
  }

  private static ScanFilter equal(int value) {
    return new ScanFilter.Comparison("p", ScanFilter.Operator.EQUAL, value);
  }

  @Test
  void aPartitionFailsOnlyThoseWhoWantItsRows() throws IOException {
    file("t/p=1/x.parquet");
    file("t/p=2/q=1/x.parquet");
    file("u.parquet");
    deny("t/p=2");
    Map<String, Table> tables = tables();
    assertEquals(List.of("t", "u"), List.copyOf(tables.keySet()));
    assertEquals(1, rows(tables.get("u"), null));
    assertEquals(1, rows(tables.get("t"), equal(1)));
    assertEquals("p", tables.get("t").columns().get(1).name());
    for (ScanFilter wanted : new ScanFilter[] {null, equal(2)}) {
      IOException failure =
          assertThrows(AccessDeniedException.class, () -> rows(tables.get("t"), wanted));
      assertTrue(failure.getMessage().contains("p=2"), failure.getMessage());
    }
  }

  @Test
  void aPartitionedRootIsNotLostWithOneOfItsPartitions() throws IOException {
    file("p=1/x.parquet");
    file("p=2/x.parquet");
    deny("p=2");
    Table table = tables().values().iterator().next();
    assertEquals(1, rows(table, equal(1)));
    assertThrows(AccessDeniedException.class, () -> rows(table, null));
  }

  @Test
  void aPartitionThatCanBeListedMeanwhileIsAChange() throws IOException {
    file("t/p=1/x.parquet");
    file("t/p=2/x.parquet");
    deny("t/p=2");
    Table table = tables().get("t");
    unreadable.clear();
    IOException failure = assertThrows(IOException.class, () -> rows(table, null));
    assertTrue(failure.getMessage().contains("changed"), failure.getMessage());
    assertEquals(2, rows(tables().get("t"), null));
  }

  @Test
  void aFolderThatIsGoneByThenIsAsGoodAsNeverThere() throws IOException {
    file("t/p=1/x.parquet");
    file("t/p=2/x.parquet");
    Path gone = lake.resolve("t/p=2");
    unreadable.put(gone, new NoSuchFileException(gone.toString()));
    assertEquals(1, rows(tables().get("t"), null));
  }

  @Test
  void otherFoldersAreLeftOutWithAWarning() throws IOException {
    file("closed/x.parquet");
    file("u.parquet");
    deny("closed");
    assertEquals(List.of("u"), List.copyOf(tables().keySet()));
    assertTrue(skipped.toString().contains("closed"), skipped.toString());
    assertTrue(skipped.toString().contains("cannot be listed"), skipped.toString());
  }
}
