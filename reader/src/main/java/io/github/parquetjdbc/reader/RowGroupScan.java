package io.github.parquetjdbc.reader;

import io.github.parquetjdbc.reader.ScanPlanner.Morsel;
import io.github.parquetjdbc.reader.column.ColumnReader;
import io.github.parquetjdbc.reader.column.VectorParts;
import io.github.parquetjdbc.reader.page.BufferPool;
import io.github.parquetjdbc.reader.page.Checksum;
import io.github.parquetjdbc.reader.page.ReadAhead;
import io.github.parquetjdbc.reader.schema.FileSchema.Column;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.BatchSource;
import io.github.parquetjdbc.vector.RowFilter;
import io.github.parquetjdbc.vector.Selection;
import io.github.parquetjdbc.vector.Vector;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;

/**
 * The rows of one row group. Filter columns are decoded first; the other columns are opened when
 * the first row survives, and pass over the rows of batches in which none does.
 *
 * <p>A batch ends where any column that is read has a page's edge. An edge of an output column can
 * show only after the filter has been asked about more rows; the batch is then cut in two.
 */
final class RowGroupScan implements BatchSource {

  private final ScanRequest request;
  private final RowFilter filter;
  private final Runnable releasePool;
  private final RowGroupColumns columns;
  private final List<ColumnReader> filterReaders;

  /** Columns that are only outputs. */
  private final List<Column> otherColumns;

  /** For each output the index of a filter column, or {@code ~index} of an other column. */
  private final int[] outputs;

  /** Readers of the other columns, or {@code null} before they are opened. */
  private List<ColumnReader> otherReaders;

  private long rowsLeft;
  private long limitLeft;

  /** Rows that the other columns are behind. */
  private long behind;

  /** Rows that the filter has been asked about, and that no batch has had yet. */
  private int heldRows;

  private Vector[] heldVectors;

  /** Which of the held rows survive. */
  private int[] survivors = new int[Batch.MAX_LENGTH];

  private int survivorCount;
  private boolean closed;

  private RowGroupScan(
      Morsel morsel,
      ScanRequest request,
      RowFilter filter,
      RowGroupColumns columns,
      List<ColumnReader> filterReaders,
      Runnable releasePool) {
    this.request = request;
    this.filter = filter;
    this.columns = columns;
    this.filterReaders = filterReaders;
    this.releasePool = releasePool;
    this.rowsLeft = morsel.rowGroup().rowCount();
    this.limitLeft = request.limit();
    this.otherColumns = new ArrayList<>();
    this.outputs = new int[morsel.outputs().size()];
    List<Column> filterColumns = filter == null ? List.of() : morsel.filterColumns();
    for (int i = 0; i < outputs.length; i++) {
      Column output = morsel.outputs().get(i);
      int filterColumn = filterColumns.indexOf(output);
      if (filterColumn < 0 && !otherColumns.contains(output)) {
        otherColumns.add(output);
      }
      outputs[i] = filterColumn < 0 ? ~otherColumns.indexOf(output) : filterColumn;
    }
  }

  static RowGroupScan open(
      Morsel morsel,
      ScanRequest request,
      RowFilter filter,
      BufferPool pool,
      Consumer<BufferPool> idlePools)
      throws IOException {
    int width = leafCount(morsel.outputs()) + leafCount(morsel.filterColumns());
    ReadAhead readAhead =
        request.limit() == ScanRequest.UNLIMITED
            ? ReadAhead.eager(width)
            : ReadAhead.cautious(width);
    Checksum checksum =
        new Checksum(morsel.file().options().checksums(), request.metrics()::addChecksumMismatches);
    RowGroupColumns columns =
        new RowGroupColumns(morsel.file(), morsel.rowGroup(), readAhead, checksum, pool);
    List<ColumnReader> filterReaders =
        filter == null ? List.of() : columns.open(morsel.filterColumns());
    return new RowGroupScan(
        morsel, request, filter, columns, filterReaders, () -> idlePools.accept(pool));
  }

  private static int leafCount(List<Column> columns) {
    return columns.stream().mapToInt(column -> column.node().leaves().size()).sum();
  }

  @Override
  public Batch next() throws IOException {
    while (limitLeft > 0 && !request.signal().stopped()) {
      if (heldRows == 0) {
        if (rowsLeft == 0) {
          return null;
        }
        hold();
      }
      Batch batch = survivorCount == 0 ? drop() : take();
      if (batch != null) {
        limitLeft -= batch.rowCount();
        return batch;
      }
    }
    return null;
  }

  /** Reads filter columns and asks the filter. */
  private void hold() throws IOException {
    long wanted = filter == null ? Math.min(rowsLeft, limitLeft) : rowsLeft;
    int rows = (int) Math.min(Batch.MAX_LENGTH, wanted);
    for (ColumnReader reader : filterReaders) {
      rows = Math.min(rows, reader.available());
    }
    heldVectors = new Vector[filterReaders.size()];
    for (int i = 0; i < heldVectors.length; i++) {
      heldVectors[i] = filterReaders.get(i).read(rows);
    }
    request.metrics().addRowsDecoded(rows);
    rowsLeft -= rows;
    heldRows = rows;
    survivorCount =
        filter == null ? rows : filter.select(new Batch(heldVectors, rows, null), survivors);
  }

  /** Leaves the held rows out: the other columns will pass over them when they are next needed. */
  private Batch drop() {
    behind += heldRows;
    heldRows = 0;
    return null;
  }

  /** A batch of held rows, up to the next page's edge; {@code null} if none of them survives. */
  private Batch take() throws IOException {
    if (otherReaders == null) {
      otherReaders = columns.open(otherColumns);
    }
    int rows = heldRows;
    for (ColumnReader reader : otherReaders) {
      reader.skip(behind);
      rows = Math.min(rows, reader.available());
    }
    behind = 0;
    if (rows < heldRows) {
      return takePart(rows);
    }
    heldRows = 0;
    return batch(heldVectors, rows, survivorCount, survivors);
  }

  private Batch takePart(int rows) throws IOException {
    int count = survivorCount == heldRows ? rows : survivorsBelow(rows);
    Batch batch = null;
    if (count == 0) {
      behind = rows;
    } else {
      batch = batch(parts(0, rows), rows, count, Arrays.copyOf(survivors, count));
    }
    heldVectors = parts(rows, heldRows);
    for (int i = count; i < survivorCount; i++) {
      survivors[i - count] = survivors[i] - rows;
    }
    survivorCount -= count;
    heldRows -= rows;
    return batch;
  }

  private int survivorsBelow(int row) {
    int at = Arrays.binarySearch(survivors, 0, survivorCount, row);
    return at < 0 ? ~at : at;
  }

  private Vector[] parts(int from, int to) {
    Vector[] parts = new Vector[heldVectors.length];
    for (int i = 0; i < parts.length; i++) {
      parts[i] = VectorParts.rows(heldVectors[i], from, to);
    }
    return parts;
  }

  private Batch batch(Vector[] filterVectors, int rows, int count, int[] selected)
      throws IOException {
    Vector[] others = new Vector[otherReaders.size()];
    for (int i = 0; i < others.length; i++) {
      others[i] = otherReaders.get(i).read(rows);
    }
    Vector[] vectors = new Vector[outputs.length];
    for (int i = 0; i < vectors.length; i++) {
      vectors[i] = outputs[i] < 0 ? others[~outputs[i]] : filterVectors[outputs[i]];
    }
    return new Batch(vectors, rows, count == rows ? null : new Selection(selected, count));
  }

  @Override
  public void close() {
    if (closed) {
      return;
    }
    closed = true;
    filterReaders.forEach(ColumnReader::close);
    if (otherReaders != null) {
      otherReaders.forEach(ColumnReader::close);
    }
    columns.release();
    releasePool.run();
  }
}
