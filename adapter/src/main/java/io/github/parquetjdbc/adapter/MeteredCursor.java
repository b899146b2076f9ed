package io.github.parquetjdbc.adapter;

import io.github.parquetjdbc.engine.run.BatchCursor;
import io.github.parquetjdbc.reader.ScanMetrics;
import io.github.parquetjdbc.reader.ScanMetrics.SkippedBy;
import io.github.parquetjdbc.reader.error.FilePosition;
import io.github.parquetjdbc.vector.Batch;
import java.io.IOException;

/** A result with the counters of the scans below it, whose calls are known to be at work. */
final class MeteredCursor implements BatchCursor {

  private final BatchCursor cursor;
  private final ScanMetrics metrics;
  private final LocatedDatabase database;

  MeteredCursor(BatchCursor cursor, ScanMetrics metrics, LocatedDatabase database) {
    this.database = database;
    this.cursor = cursor;
    this.metrics = metrics;
  }

  ScanStatistics statistics() {
    return new ScanStatistics(
        metrics.bytesRead(),
        Math.toIntExact(metrics.files()),
        Math.toIntExact(metrics.rowGroupsRead()),
        Math.toIntExact(metrics.rowGroupsSkipped()),
        Math.toIntExact(metrics.rowGroupsSkipped(SkippedBy.BLOOM_FILTER)),
        Math.toIntExact(metrics.rowGroupsSkipped(SkippedBy.DICTIONARY)),
        Math.toIntExact(metrics.rowGroupsSkipped(SkippedBy.PAGE_INDEX)),
        metrics.pagesSkipped(),
        metrics.rowsDecoded(),
        metrics.checksumMismatches(),
        metrics.checksumMismatchPlaces().stream().map(FilePosition::toString).toList());
  }

  @Override
  public Batch next() throws IOException {
    database.activity().enter();
    try {
      return cursor.next();
    } catch (IOException e) {
      database.onFailure(e);
      throw e;
    } finally {
      database.activity().leave();
    }
  }

  @Override
  public void close() {
    cursor.close();
  }
}
