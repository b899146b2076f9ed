package io.github.parquetjdbc.adapter.table;

import io.github.parquetjdbc.reader.error.MalformedFileException;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.BatchSource;
import io.github.parquetjdbc.vector.MorselSource;
import io.github.parquetjdbc.vector.RowFilter;
import io.github.parquetjdbc.vector.Vector;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicIntegerArray;

/**
 * The morsels of several files, one file after another. A file is released when its last morsel is
 * done, so that few are open at a time however many there are.
 */
final class UnitedMorsels implements MorselSource {

  /**
   * The scan of one file.
   *
   * @param outputs from the batches of {@code morsels} to the table's
   * @param filters from the batches that the file's filter sees to those that the table's sees
   */
  record FileScan(MorselSource morsels, ColumnMapping outputs, ColumnMapping filters) {}

  private static final BatchSource NO_ROWS =
      new BatchSource() {
        @Override
        public Batch next() {
          return null;
        }

        @Override
        public void close() {}
      };

  private final List<FileScan> files;

  /** Number of the first morsel after each file. */
  private final int[] ends;

  private final AtomicIntegerArray unfinished;

  UnitedMorsels(List<FileScan> files) {
    this.files = List.copyOf(files);
    this.ends = new int[files.size()];
    this.unfinished = new AtomicIntegerArray(files.size());
    int total = 0;
    for (int i = 0; i < ends.length; i++) {
      int count = files.get(i).morsels().morselCount();
      unfinished.set(i, count);
      total += count;
      ends[i] = total;
    }
  }

  @Override
  public int morselCount() {
    return ends.length == 0 ? 0 : ends[ends.length - 1];
  }

  @Override
  public BatchSource open(int morsel, RowFilter filter) throws IOException {
    int file = fileOf(morsel);
    FileScan scan = files.get(file);
    int local = file == 0 ? morsel : morsel - ends[file - 1];
    return new Counted(open(scan, local, filter), file);
  }

  private static BatchSource open(FileScan scan, int morsel, RowFilter filter) throws IOException {
    RowFilter own = filter;
    if (filter != null && scan.filters().isAllMissing()) {
      if (!holdsForAll(filter, scan.filters())) {
        return NO_ROWS;
      }
      own = null;
    } else if (filter != null && !scan.filters().isIdentity()) {
      own = MappedSource.filter(filter, scan.filters());
    }
    BatchSource source = scan.morsels().open(morsel, own);
    boolean maps = own != filter || !scan.outputs().isIdentity();
    return maps ? new MappedSource(source, scan.outputs()) : source;
  }

  /** Where none of the filter's columns is read, all rows are the same to the filter. */
  private static boolean holdsForAll(RowFilter filter, ColumnMapping filters)
      throws MalformedFileException {
    Batch constants = new ColumnMapper(filters).map(new Batch(new Vector[0], 1, null));
    return filter.select(constants, new int[1]) > 0;
  }

  /** The file of a morsel; files without morsels have the same end as the one before. */
  private int fileOf(int morsel) {
    int found = Arrays.binarySearch(ends, morsel + 1);
    int file = found < 0 ? -found - 1 : found;
    while (file > 0 && ends[file - 1] > morsel) {
      file--;
    }
    return file;
  }

  @Override
  public void close() {
    for (FileScan file : files) {
      file.morsels().close();
    }
  }

  /** A morsel that tells when it is done. */
  private final class Counted implements BatchSource {

    private final BatchSource source;
    private final int file;
    private boolean closed;

    Counted(BatchSource source, int file) {
      this.source = source;
      this.file = file;
    }

    @Override
    public Batch next() throws IOException {
      return source.next();
    }

    @Override
    public void close() {
      if (closed) {
        return;
      }
      closed = true;
      source.close();
      if (unfinished.decrementAndGet(file) == 0) {
        files.get(file).morsels().close();
      }
    }
  }
}
