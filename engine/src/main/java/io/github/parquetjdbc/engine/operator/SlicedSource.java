package io.github.parquetjdbc.engine.operator;

import io.github.parquetjdbc.engine.rows.VectorCopy;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.BatchSource;
import io.github.parquetjdbc.vector.Selection;
import java.io.IOException;

/** Another source, whose batches have no selections, without its first rows and up to a limit. */
final class SlicedSource implements BatchSource {

  private final BatchSource source;
  private long toSkip;
  private long remaining;

  SlicedSource(BatchSource source, long toSkip, long limit) {
    this.source = source;
    this.toSkip = toSkip;
    remaining = limit;
  }

  @Override
  public Batch next() throws IOException {
    if (remaining == 0) {
      return null;
    }
    Batch batch = source.next();
    while (batch != null && batch.length() <= toSkip) {
      toSkip -= batch.length();
      batch = source.next();
    }
    if (batch == null) {
      return null;
    }
    int from = (int) toSkip;
    int count = (int) Math.min(remaining, batch.length() - from);
    toSkip = 0;
    remaining -= count;
    return count == batch.length() ? batch : slice(batch, from, count);
  }

  private static Batch slice(Batch batch, int from, int count) {
    int[] kept = new int[count];
    for (int i = 0; i < count; i++) {
      kept[i] = from + i;
    }
    return VectorCopy.compact(batch.withSelection(new Selection(kept, count)));
  }

  @Override
  public void close() {
    source.close();
  }
}
