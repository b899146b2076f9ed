package io.github.parquetjdbc.adapter.table;

import io.github.parquetjdbc.vector.BatchSource;
import io.github.parquetjdbc.vector.MorselSource;
import io.github.parquetjdbc.vector.RowFilter;
import java.io.IOException;

/** A file whose footer could not be read: fails once somebody wants rows of it. */
record UnreadableFile(IOException failure) implements MorselSource {

  @Override
  public int morselCount() {
    return 1;
  }

  @Override
  public BatchSource open(int morsel, RowFilter filter) throws IOException {
    throw failure;
  }

  @Override
  public void close() {}
}
