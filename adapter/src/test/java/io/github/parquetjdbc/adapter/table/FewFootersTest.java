package io.github.parquetjdbc.adapter.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.parquetjdbc.adapter.ParquetFiles;
import io.github.parquetjdbc.engine.run.Workers;
import io.github.parquetjdbc.reader.ReadOptions;
import io.github.parquetjdbc.reader.store.LocalStore;
import io.github.parquetjdbc.reader.store.Store;
import io.github.parquetjdbc.reader.store.StoreEntry;
import io.github.parquetjdbc.reader.store.StoredFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Which tables there are takes few footers or none; what columns one has takes each of its once.
 */
class FewFootersTest {

  private static final int FILES = 300;

  @TempDir private Path lake;

  private final AtomicInteger opened = new AtomicInteger();
  private final FooterCache footers = new FooterCache(1_000, 16 << 20);

  private final class CountingStore implements Store {

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
      opened.incrementAndGet();
      return files.open(path);
    }
  }

  private final TableSource source =
      new TableSource(
          new CountingStore(),
          footers,
          ReadOptions.DEFAULT,
          TableOptions.DEFAULT,
          Workers.forMachine());

  private Table table() throws IOException {
    Location location = Location.parse(lake.toString());
    Listing listing =
        new Discovery(location, source.store(), List.of(), TableOptions.DEFAULT).list();
    List<TableFiles> tables =
        Layout.of(listing, "default", source.union()).schemas().get("default");
    assertEquals(1, tables.size());
    return source.table(tables.get(0));
  }

  private void write(String name) throws IOException {
    Path sample = lake.resolve("_sample.parquet");
    ParquetFiles.write(sample, "SELECT 1 AS a");
    for (int i = 0; i < FILES; i++) {
      Path file = lake.resolve(name.formatted(i, i * 7919));
      Files.createDirectories(file.getParent());
      Files.copy(sample, file);
    }
  }

  @Test
  void aFolderOfManyFilesIsJudgedByAFew() throws IOException {
    write("t/%dof%x.parquet");
    Table table = table();
    assertTrue(opened.get() > 0 && opened.get() <= 8, opened + " footers");
    assertEquals(1, table.columns().size());
    assertEquals(FILES, opened.get());
    assertEquals(1, table().columns().size());
    assertEquals(FILES, opened.get(), "footers are kept");
  }

  @Test
  void partitionsAreKnownByNamesAlone() throws IOException {
    write("t/k=%d/%x.parquet");
    Table table = table();
    assertEquals(0, opened.get());
    assertEquals(2, table.columns().size());
    assertEquals(FILES, opened.get());
  }
}
