package io.github.parquetjdbc.reader.store;

import java.io.IOException;

/** The file is not the one that was opened: it was written, replaced or removed since. */
public final class FileChangedException extends IOException {

  private static final long serialVersionUID = 1L;

  public FileChangedException(String file, String difference) {
    super("file " + file + ": changed while it was being read (" + difference + ")");
  }
}
