package io.github.parquetjdbc.adapter.table;

import io.github.parquetjdbc.reader.error.MalformedFileException;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.BatchSource;
import io.github.parquetjdbc.vector.RowFilter;
import java.io.IOException;
import java.io.UncheckedIOException;

/** The batches of one file as batches of the table. */
final class MappedSource implements BatchSource {

  private final BatchSource source;
  private final ColumnMapper mapper;

  MappedSource(BatchSource source, ColumnMapping mapping) {
    this.source = source;
    this.mapper = new ColumnMapper(mapping);
  }

  /** The table's filter, for batches of one file; what it throws, {@link #next} throws. */
  static RowFilter filter(RowFilter filter, ColumnMapping mapping) {
    ColumnMapper mapper = new ColumnMapper(mapping);
    return (batch, rows) -> {
      try {
        return filter.select(mapper.map(batch), rows);
      } catch (MalformedFileException e) {
        throw new UncheckedIOException(e);
      }
    };
  }

  @Override
  public Batch next() throws IOException {
    try {
      Batch batch = source.next();
      return batch == null ? null : mapper.map(batch);
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  @Override
  public void close() {
    source.close();
  }
}
