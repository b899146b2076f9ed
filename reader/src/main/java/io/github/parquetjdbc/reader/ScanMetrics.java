package io.github.parquetjdbc.reader;

import java.util.concurrent.atomic.LongAdder;

/** What the scans of one execution did, counted by all their threads. */
public final class ScanMetrics {

  private final LongAdder bytesRead = new LongAdder();
  private final LongAdder files = new LongAdder();
  private final LongAdder rowGroupsRead = new LongAdder();
  private final LongAdder rowGroupsSkipped = new LongAdder();
  private final LongAdder rowGroupsSkippedByBloomFilter = new LongAdder();
  private final LongAdder rowsDecoded = new LongAdder();
  private final LongAdder checksumMismatches = new LongAdder();

  public void addBytesRead(long bytes) {
    bytesRead.add(bytes);
  }

  public void addFile() {
    files.increment();
  }

  public void addRowGroupRead() {
    rowGroupsRead.increment();
  }

  public void addRowGroupSkipped() {
    rowGroupsSkipped.increment();
  }

  /** Counts a row group that a Bloom filter spared, as one that was skipped too. */
  public void addRowGroupSkippedByBloomFilter() {
    rowGroupsSkipped.increment();
    rowGroupsSkippedByBloomFilter.increment();
  }

  public void addRowsDecoded(long rows) {
    rowsDecoded.add(rows);
  }

  /** Bytes that stores delivered. */
  public long bytesRead() {
    return bytesRead.sum();
  }

  /** Files that were looked into. */
  public long files() {
    return files.sum();
  }

  public long rowGroupsRead() {
    return rowGroupsRead.sum();
  }

  /** Row groups that the pruning condition spared. */
  public long rowGroupsSkipped() {
    return rowGroupsSkipped.sum();
  }

  /** Those of {@link #rowGroupsSkipped} that statistics alone would have read. */
  public long rowGroupsSkippedByBloomFilter() {
    return rowGroupsSkippedByBloomFilter.sum();
  }

  /** Rows whose filter or output columns were decoded. */
  public long rowsDecoded() {
    return rowsDecoded.sum();
  }

  public void addChecksumMismatches(long pages) {
    checksumMismatches.add(pages);
  }

  /** Pages whose bytes do not have the checksum that their header says. */
  public long checksumMismatches() {
    return checksumMismatches.sum();
  }
}
