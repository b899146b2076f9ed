package io.github.parquetjdbc.adapter.table;

import io.github.parquetjdbc.reader.store.StoredFile;
import io.github.parquetjdbc.vector.BatchSource;
import io.github.parquetjdbc.vector.MorselSource;
import io.github.parquetjdbc.vector.RowFilter;
import java.io.IOException;
import java.io.UncheckedIOException;

/** The morsels of a file that was opened for them, and is closed with them. */
record FileMorsels(MorselSource morsels, StoredFile file) implements MorselSource {

  @Override
  public int morselCount() {
    return morsels.morselCount();
  }

  @Override
  public BatchSource open(int morsel, RowFilter filter) throws IOException {
    return morsels.open(morsel, filter);
  }

  @Override
  public void close() {
    morsels.close();
    try {
      file.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
