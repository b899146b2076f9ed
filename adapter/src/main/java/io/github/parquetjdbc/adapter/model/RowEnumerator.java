package io.github.parquetjdbc.adapter.model;

import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.BatchSource;
import io.github.parquetjdbc.vector.MorselSource;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.apache.calcite.linq4j.Enumerator;
import org.checkerframework.checker.nullness.qual.Nullable;

/** The rows of a scan, one after another, in the thread that asks. */
final class RowEnumerator implements Enumerator<@Nullable Object[]> {

  private final MorselSource morsels;
  private int nextMorsel;
  private BatchSource source;
  private Batch batch;
  private int row = -1;

  RowEnumerator(MorselSource morsels) {
    this.morsels = morsels;
  }

  @Override
  public boolean moveNext() {
    try {
      row++;
      while (batch == null || row >= batch.rowCount()) {
        batch = nextBatch();
        row = 0;
        if (batch == null) {
          return false;
        }
      }
      return true;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** {@code null} after the last. */
  private Batch nextBatch() throws IOException {
    while (source != null || nextMorsel < morsels.morselCount()) {
      if (source == null) {
        source = morsels.open(nextMorsel++, null);
      }
      Batch next = source.next();
      if (next != null) {
        return next;
      }
      source.close();
      source = null;
    }
    return null;
  }

  @Override
  public @Nullable Object[] current() {
    int place = batch.selection() == null ? row : batch.selection().rows()[row];
    Object[] values = new Object[batch.columns().length];
    for (int i = 0; i < values.length; i++) {
      values[i] = ModelValues.value(batch.column(i), place);
    }
    return values;
  }

  @Override
  public void reset() {
    throw new UnsupportedOperationException("rows are read once");
  }

  @Override
  public void close() {
    if (source != null) {
      source.close();
      source = null;
    }
    morsels.close();
  }
}
