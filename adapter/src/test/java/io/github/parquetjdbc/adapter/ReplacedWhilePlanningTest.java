package io.github.parquetjdbc.adapter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.parquetjdbc.adapter.table.FooterCache;
import io.github.parquetjdbc.adapter.table.Location;
import io.github.parquetjdbc.adapter.table.TableOptions;
import io.github.parquetjdbc.engine.run.Workers;
import io.github.parquetjdbc.reader.ReadOptions;
import io.github.parquetjdbc.reader.store.FileChangedException;
import io.github.parquetjdbc.reader.store.LocalStore;
import io.github.parquetjdbc.reader.store.Store;
import io.github.parquetjdbc.reader.store.StoreEntry;
import io.github.parquetjdbc.reader.store.StoredFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A file that becomes another between its listing and the reading of its footer. */
class ReplacedWhilePlanningTest {

  @TempDir private Path folder;

  private Database database;
  private int replacements;

  private final class ReplacingStore implements Store {

    private final Store files = new LocalStore();

    @Override
    public List<StoreEntry> list(String directory) throws IOException {
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
      if (replacements > 0) {
        write(replacements--);
      }
      return files.open(path);
    }
  }

  private void write(int value) throws IOException {
    Path other = folder.resolve("_other");
    ParquetFiles.write(other, "SELECT " + value + " AS v");
    Files.move(other, folder.resolve("t.parquet"), StandardCopyOption.REPLACE_EXISTING);
  }

  @BeforeEach
  void open() throws IOException {
    LocationTables tables =
        new LocationTables(
            Location.parse(folder.toString()),
            new ReplacingStore(),
            ReadOptions.DEFAULT,
            TableOptions.DEFAULT,
            new FooterCache(10, 1 << 20),
            Workers.forMachine());
    write(100);
    database = new LocatedDatabase(tables, DatabaseOptions.defaults(), new Activity());
  }

  @AfterEach
  void close() {
    database.close();
  }

  @Test
  void theStatementIsPlannedOverTheNewFile() throws IOException {
    replacements = 3;
    assertEquals("[[1]]", ResultRows.query(database, "SELECT v FROM t").toString());
    assertEquals(0, replacements);
  }

  @Test
  void whoReplacesItAllTheTimeIsToldOfIt() throws IOException {
    replacements = 1_000;
    assertThrows(
        FileChangedException.class,
        () -> ResultRows.query(database, "SELECT v FROM t WHERE v > 0"));
    replacements = 0;
    assertEquals(1, ResultRows.query(database, "SELECT v FROM t WHERE v > 0").size());
  }
}
