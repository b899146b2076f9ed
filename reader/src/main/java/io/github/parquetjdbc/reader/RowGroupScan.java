package io.github.parquetjdbc.reader;

import io.github.parquetjdbc.reader.column.ColumnReader;
import io.github.parquetjdbc.reader.column.VectorParts;
import io.github.parquetjdbc.reader.page.BufferPool;
import io.github.parquetjdbc.reader.page.Checksum;
import io.github.parquetjdbc.reader.page.ReadAhead;
import io.github.parquetjdbc.reader.prune.RowRanges;
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

/**
 * Rows of one row group: those between the wanted ranges are passed over by all columns, each of
 * which leaves out the pages it can. Filter columns are decoded first; the other columns are opened
 * when the first row survives, and pass over the rows of batches in which none does.
 *
 * <p>A batch ends where any column that is read has a page's edge. An edge of an output column can
 * show only after the filter has been asked about more rows; the batch is then cut in two.
 */
final class RowGroupScan implements BatchSource {

  /** What happens to a scan. */
  interface Events {

    /** A row survived the filter, and other columns are read. */
    void outputsOpened();

    /** The scan's buffers are free. */
    void closed();
  }

  private final ScanRequest request;
  private final RowFilter filter;
  private final Events events;
  private final RowGroupColumns columns;
  private final List<ColumnReader> filterReaders;

  /** Columns that are only outputs. */
  private final List<Column> otherColumns;

  /** For each output the index of a filter column, or {@code ~index} of an other column. */
  private final int[] outputs;

  /** Readers of the other columns, or {@code null} before they are opened. */
  private List<ColumnReader> otherReaders;

  private final RowRanges rows;

  /** The range of rows that is being read. */
  private int range;

  /** Number in the row group of the next row that the filter is asked about. */
  private long nextRow;

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
      RowGroupPlan plan,
      RowRanges rows,
      ScanRequest request,
      RowFilter filter,
      RowGroupColumns columns,
      List<ColumnReader> filterReaders,
      Events events) {
    this.request = request;
    this.filter = filter;
    this.columns = columns;
    this.filterReaders = filterReaders;
    this.events = events;
    this.rows = rows;
    this.limitLeft = request.limit();
    this.otherColumns = new ArrayList<>();
    this.outputs = new int[plan.outputs().size()];
    List<Column> filterColumns = filter == null ? List.of() : plan.filterColumns();
    for (int i = 0; i < outputs.length; i++) {
      Column output = plan.outputs().get(i);
      int filterColumn = filterColumns.indexOf(output);
      if (filterColumn < 0 && !otherColumns.contains(output)) {
        otherColumns.add(output);
      }
      outputs[i] = filterColumn < 0 ? ~otherColumns.indexOf(output) : filterColumn;
    }
  }

  static RowGroupScan open(
      RowGroupPlan plan,
      RowRanges rows,
      ScanRequest request,
      RowFilter filter,
      BufferPool pool,
      Events events)
      throws IOException {
    int width = leafCount(plan.outputs()) + leafCount(plan.filterColumns());
    ReadAhead readAhead =
        request.limit() == ScanRequest.UNLIMITED
            ? ReadAhead.eager(width)
            : ReadAhead.cautious(width);
    Checksum checksum =
        new Checksum(plan.file().options().checksums(), request.metrics()::addChecksumMismatch);
    RowGroupColumns columns = new RowGroupColumns(plan, rows, readAhead, checksum, pool);
    List<ColumnReader> filterReaders =
        filter == null ? List.of() : columns.open(plan.filterColumns());
    return new RowGroupScan(plan, rows, request, filter, columns, filterReaders, events);
  }

  private static int leafCount(List<Column> columns) {
    return columns.stream().mapToInt(column -> column.node().leaves().size()).sum();
  }

  @Override
  public Batch next() throws IOException {
    while (limitLeft > 0 && !request.signal().stopped()) {
      if (heldRows == 0) {
        if (!goToRange()) {
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

  /** Makes sure that the next row is a wanted one; false where there is none any more. */
  private boolean goToRange() throws IOException {
    while (range < rows.count() && nextRow == rows.to(range)) {
      range++;
    }
    if (range == rows.count()) {
      return false;
    }
    long gap = rows.from(range) - nextRow;
    if (gap > 0) {
      for (ColumnReader reader : filterReaders) {
        reader.skip(gap);
      }
      behind += gap;
      nextRow += gap;
    }
    return true;
  }

  /** Reads filter columns and asks the filter. */
  private void hold() throws IOException {
    long left = rows.to(range) - nextRow;
    long wanted = filter == null ? Math.min(left, limitLeft) : left;
    int count = (int) Math.min(Batch.MAX_LENGTH, wanted);
    for (ColumnReader reader : filterReaders) {
      count = Math.min(count, reader.available(count));
    }
    heldVectors = new Vector[filterReaders.size()];
    for (int i = 0; i < heldVectors.length; i++) {
      heldVectors[i] = filterReaders.get(i).read(count);
    }
    request.metrics().addRowsDecoded(count);
    nextRow += count;
    heldRows = count;
    survivorCount =
        filter == null ? count : filter.select(new Batch(heldVectors, count, null), survivors);
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
      events.outputsOpened();
    }
    int count = heldRows;
    for (ColumnReader reader : otherReaders) {
      reader.skip(behind);
      count = Math.min(count, reader.available(count));
    }
    behind = 0;
    if (count < heldRows) {
      return takePart(count);
    }
    heldRows = 0;
    return batch(heldVectors, count, survivorCount, survivors);
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
    events.closed();
  }
}
