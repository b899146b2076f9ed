package io.github.parquetjdbc.adapter.system;

import io.github.parquetjdbc.adapter.table.CataloguedFile;
import io.github.parquetjdbc.adapter.table.TableSource;
import io.github.parquetjdbc.reader.ParquetFile;
import io.github.parquetjdbc.reader.store.FileChangedException;
import io.github.parquetjdbc.reader.store.StoreEntry;
import io.github.parquetjdbc.reader.store.StoredFile;
import java.io.IOException;

/** A file on its way into rows. Serves one thread. */
final class SystemFile {

  private final CataloguedFile file;
  private final TableSource source;
  private ParquetFile footer;
  private String problem;

  SystemFile(CataloguedFile file, TableSource source) {
    this.file = file;
    this.source = source;
  }

  CataloguedFile catalogued() {
    return file;
  }

  StoreEntry entry() {
    return file.entry();
  }

  /**
   * The footer, or {@code null} where the file is of no table or cannot be read.
   *
   * @throws FileChangedException where it is another than was listed
   */
  ParquetFile footer() throws IOException {
    if (footer == null && problem == null && file.entry() != null) {
      try {
        footer = source.footer(file.entry());
      } catch (FileChangedException e) {
        throw e;
      } catch (IOException e) {
        problem = e.getMessage();
      }
    }
    return footer;
  }

  /** Why the footer cannot be read, or {@code null}. */
  String problem() throws IOException {
    footer();
    return problem;
  }

  /** The bytes; to be closed by the caller. */
  StoredFile open() {
    return source.open(file.entry());
  }
}
