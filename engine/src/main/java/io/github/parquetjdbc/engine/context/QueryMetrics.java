package io.github.parquetjdbc.engine.context;

import java.util.concurrent.atomic.LongAdder;

/** What one execution of a query has done so far. Written by all its tasks, read by anyone. */
public final class QueryMetrics {

  private final LongAdder morsels = new LongAdder();
  private final LongAdder scannedRows = new LongAdder();
  private final LongAdder resultRows = new LongAdder();
  private final LongAdder spilledBytes = new LongAdder();

  /** Counts a part of a scan that was opened. */
  public void addMorsel() {
    morsels.increment();
  }

  /** Counts rows that came out of scans, after the scans' own filters. */
  public void addScannedRows(long rows) {
    scannedRows.add(rows);
  }

  /** Counts rows handed to whoever pulls the result. */
  public void addResultRows(long rows) {
    resultRows.add(rows);
  }

  /** Counts bytes written to temporary files. */
  public void addSpilledBytes(long bytes) {
    spilledBytes.add(bytes);
  }

  public long morsels() {
    return morsels.sum();
  }

  public long scannedRows() {
    return scannedRows.sum();
  }

  public long resultRows() {
    return resultRows.sum();
  }

  public long spilledBytes() {
    return spilledBytes.sum();
  }
}
