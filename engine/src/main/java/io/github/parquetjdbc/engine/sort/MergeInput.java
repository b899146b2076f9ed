package io.github.parquetjdbc.engine.sort;

import io.github.parquetjdbc.engine.plan.SortKey;
import io.github.parquetjdbc.engine.rows.RowNumbers;
import io.github.parquetjdbc.engine.rows.RowStore;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.BatchSource;
import io.github.parquetjdbc.vector.LongVector;
import io.github.parquetjdbc.vector.VectorKind;
import java.io.IOException;
import java.util.List;

/** One of the sorted inputs of a merge: where it stands, and its rows that are taken. */
final class MergeInput {

  private final BatchSource source;
  private final List<SortKey> keys;
  private final KeyPrefix prefix;
  private final KeyBytes bytes;

  /** {@code null} at the end. */
  private Batch batch;

  private int row;
  private boolean comparesBytes;
  private long[] prefixes = new long[0];

  /** The last column: places in the order before sorting, all different. */
  private long[] places;

  /** Of each row taken from this batch, its number and its place in the output. */
  private int[] taken = new int[0];

  private int[] outputs = new int[0];
  private int takenCount;

  MergeInput(BatchSource source, List<SortKey> keys) {
    this.source = source;
    this.keys = keys;
    prefix = keys.isEmpty() ? null : new KeyPrefix(keys.get(0));
    bytes = new KeyBytes(keys);
  }

  boolean isAtEnd() {
    return batch == null;
  }

  boolean isAtLastRow() {
    return row == batch.length() - 1;
  }

  void advance() {
    row++;
  }

  /** Reads the next batch; rows taken must have been handed over. */
  void load() throws IOException {
    do {
      batch = source.next();
    } while (batch != null && batch.length() == 0);
    row = 0;
    if (batch == null) {
      return;
    }
    int length = batch.length();
    if (prefixes.length < length) {
      prefixes = new long[length];
      taken = new int[length];
      outputs = new int[length];
    }
    places = ((LongVector) batch.column(batch.columns().length - 1)).values();
    if (prefix != null) {
      int column = keys.get(0).column();
      prefix.load(batch.column(column), RowNumbers.all(length), 0, length, prefixes, 0);
    }
    comparesBytes = !prefixesSayAll();
    if (comparesBytes) {
      bytes.encode(batch);
    }
  }

  private boolean prefixesSayAll() {
    if (keys.isEmpty()) {
      return true;
    }
    VectorKind kind = batch.column(keys.get(0).column()).kind();
    return keys.size() == 1 && (kind == VectorKind.INT || kind == VectorKind.BOOLEAN);
  }

  /** Whether this one's row comes before that of another; neither is at its end. */
  boolean isBefore(MergeInput other) {
    long left = prefixes[row];
    long right = other.prefixes[other.row];
    if (left != right) {
      return left < right;
    }
    if (comparesBytes) {
      int order = bytes.compare(row, other.bytes, other.row);
      if (order != 0) {
        return order < 0;
      }
    }
    return places[row] < other.places[other.row];
  }

  /** Takes the row as row {@code output} of what comes out. */
  void take(int output) {
    taken[takenCount] = row;
    outputs[takenCount++] = output;
  }

  /**
   * Appends the rows taken to {@code store}, and says in {@code sources} for each output row which
   * row of it that is.
   */
  void handOver(RowStore store, int[] sources) {
    int first = store.size();
    store.append(batch.columns(), taken, 0, takenCount);
    for (int i = 0; i < takenCount; i++) {
      sources[outputs[i]] = first + i;
    }
    takenCount = 0;
  }

  boolean hasTaken() {
    return takenCount > 0;
  }

  void close() {
    source.close();
  }
}
