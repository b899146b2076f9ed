package io.github.parquetjdbc.engine.operator;

import io.github.parquetjdbc.engine.rows.RowStore;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.DataType;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Keeps all rows of one worker for sorting; writes them as a sorted run where memory ends. */
final class SortSink implements Sink {

  /** Rows are sorted in parts of so many bytes, if they come in smaller ones. */
  private static final long PART_BYTES = 1L << 23;

  /** Rows that followed each other in the input, the first at {@code place}. */
  private record Stretch(long place, RowStore rows) {}

  private final List<DataType> types;
  private final long bytesPerRow;
  private final HeldMemory memory;

  /** {@code null} where rows must stay in memory. */
  private final SortedRuns runs;

  private final List<Stretch> earlier = new ArrayList<>();
  private RowStore current;
  private long currentPlace;
  private long earlierBytes;
  private long earlierRows;

  /**
   * @param bytesPerRow that will be needed beside the rows
   * @param runs where rows go; {@code null} where they must stay in memory
   */
  SortSink(List<DataType> types, long bytesPerRow, HeldMemory memory, SortedRuns runs) {
    this.types = types;
    this.bytesPerRow = bytesPerRow;
    this.memory = memory;
    this.runs = runs;
  }

  HeldMemory memory() {
    return memory;
  }

  @Override
  public void begin(int morsel) {
    current = new RowStore(types);
    currentPlace = PlacedRows.place(morsel, 0);
  }

  @Override
  public void accept(Batch batch) throws IOException {
    current.append(batch);
    long bytes = earlierBytes + current.bytes() + bytesPerRow * (earlierRows + current.size());
    if (runs == null) {
      memory.set(bytes);
    } else if (!memory.trySet(bytes)) {
      long next = currentPlace + current.size();
      write();
      current = new RowStore(types);
      currentPlace = next;
    }
  }

  @Override
  public void end(int morsel) {
    if (current.size() > 0) {
      earlier.add(new Stretch(currentPlace, current));
      earlierBytes += current.bytes();
      earlierRows += current.size();
    }
    current = null;
  }

  /** Writes all rows that are here, as one run. */
  void write() throws IOException {
    if (current != null) {
      end(0);
    }
    List<PlacedRows> parts = new ArrayList<>();
    PlacedRows part = null;
    for (Stretch stretch : earlier) {
      if (part == null || part.store().bytes() + stretch.rows().bytes() > PART_BYTES) {
        part = new PlacedRows(stretch.rows(), stretch.place());
        parts.add(part);
      } else {
        part.append(stretch.rows(), stretch.place());
      }
    }
    clear();
    runs.add(parts);
    memory.release();
  }

  private void clear() {
    earlier.clear();
    earlierBytes = 0;
    earlierRows = 0;
  }

  /** All rows in the order of the input, as one store. The sinks are empty afterwards. */
  static RowStore joined(List<DataType> types, List<SortSink> sinks) {
    List<Stretch> all = new ArrayList<>();
    long rows = 0;
    for (SortSink sink : sinks) {
      all.addAll(sink.earlier);
      rows += sink.earlierRows;
      sink.clear();
    }
    all.sort(Comparator.comparingLong(Stretch::place));
    RowStore result = all.isEmpty() ? new RowStore(types) : all.get(0).rows();
    result.reserve(rows);
    for (int i = 1; i < all.size(); i++) {
      result.appendAll(all.set(i, null).rows());
    }
    return result;
  }
}
