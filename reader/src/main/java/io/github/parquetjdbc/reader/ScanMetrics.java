package io.github.parquetjdbc.reader;

import io.github.parquetjdbc.reader.error.FilePosition;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.LongAdder;

/** What the scans of one execution did, counted by all their threads. */
public final class ScanMetrics {

  /** Places of pages with wrong checksums that are kept. */
  private static final int KEPT_PLACES = 5;

  /** What proved that a row group need not be read: the first that could. */
  public enum SkippedBy {
    /** What is the same in all rows of the file, such as the values of its partition. */
    FILE,
    /** The statistics of the footer. */
    STATISTICS,
    BLOOM_FILTER,
    DICTIONARY,
    /** The bounds of each page. */
    PAGE_INDEX
  }

  private final LongAdder bytesRead = new LongAdder();
  private final LongAdder files = new LongAdder();
  private final LongAdder filesSkipped = new LongAdder();
  private final LongAdder rowGroupsRead = new LongAdder();
  private final Map<SkippedBy, LongAdder> rowGroupsSkipped = new EnumMap<>(SkippedBy.class);
  private final LongAdder pagesSkipped = new LongAdder();
  private final LongAdder rowsDecoded = new LongAdder();
  private final LongAdder checksumMismatches = new LongAdder();
  private final Set<FilePosition> mismatchPlaces = new LinkedHashSet<>();

  public ScanMetrics() {
    for (SkippedBy means : SkippedBy.values()) {
      rowGroupsSkipped.put(means, new LongAdder());
    }
  }

  public void addBytesRead(long bytes) {
    bytesRead.add(bytes);
  }

  public void addFile() {
    files.increment();
  }

  public void addFileSkipped() {
    filesSkipped.increment();
  }

  public void addRowGroupRead() {
    rowGroupsRead.increment();
  }

  public void addRowGroupSkipped(SkippedBy means) {
    rowGroupsSkipped.get(means).increment();
  }

  public void addPagesSkipped(long pages) {
    pagesSkipped.add(pages);
  }

  public void addRowsDecoded(long rows) {
    rowsDecoded.add(rows);
  }

  /** Counts a page whose bytes do not have the checksum that its header says. */
  public void addChecksumMismatch(FilePosition place) {
    checksumMismatches.increment();
    synchronized (mismatchPlaces) {
      if (mismatchPlaces.size() < KEPT_PLACES) {
        mismatchPlaces.add(place);
      }
    }
  }

  /** Bytes that stores delivered. */
  public long bytesRead() {
    return bytesRead.sum();
  }

  /** Files that were looked into. */
  public long files() {
    return files.sum();
  }

  /** Files of which nothing but the footer is known: what is the same in all their rows decided. */
  public long filesSkipped() {
    return filesSkipped.sum();
  }

  /** Row groups of which at least some rows were read. */
  public long rowGroupsRead() {
    return rowGroupsRead.sum();
  }

  /** Row groups that the pruning condition spared. */
  public long rowGroupsSkipped() {
    return rowGroupsSkipped.values().stream().mapToLong(LongAdder::sum).sum();
  }

  /** Those of {@link #rowGroupsSkipped()} that one means spared. */
  public long rowGroupsSkipped(SkippedBy means) {
    return rowGroupsSkipped.get(means).sum();
  }

  /**
   * Data pages of the columns read that the page index spared, in row groups of which others were
   * read.
   */
  public long pagesSkipped() {
    return pagesSkipped.sum();
  }

  /** Rows whose filter or output columns were decoded. */
  public long rowsDecoded() {
    return rowsDecoded.sum();
  }

  /**
   * Pages that were read though their bytes do not have the checksum that their header says; a page
   * that was read twice counts twice.
   */
  public long checksumMismatches() {
    return checksumMismatches.sum();
  }

  /** Where the first few of these pages are: file, row group, column and offset. */
  public List<FilePosition> checksumMismatchPlaces() {
    synchronized (mismatchPlaces) {
      return new ArrayList<>(mismatchPlaces);
    }
  }
}
