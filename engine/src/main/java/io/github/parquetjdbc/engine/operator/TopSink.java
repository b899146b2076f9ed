package io.github.parquetjdbc.engine.operator;

import io.github.parquetjdbc.engine.context.QueryContext;
import io.github.parquetjdbc.engine.plan.SortKey;
import io.github.parquetjdbc.engine.rows.RowNumbers;
import io.github.parquetjdbc.engine.rows.RowStore;
import io.github.parquetjdbc.engine.sort.KeyPrefix;
import io.github.parquetjdbc.engine.sort.RowSorter;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.LongVector;
import io.github.parquetjdbc.vector.Vector;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Keeps the first rows of an order: collects candidates, from time to time leaves only the best,
 * and from then on turns away by their prefix rows that cannot be among them. A last column, the
 * row's number in the input, makes equal rows come in input order, whichever worker met them.
 * Candidates that memory has no room for are written as a sorted run.
 */
final class TopSink implements Sink {

  /** Candidates beyond those wanted that are collected before the best are chosen. */
  private static final int SPARE_ROWS = 4 * Batch.MAX_LENGTH;

  private final int wanted;
  private final List<DataType> types;
  private final List<SortKey> keys;
  private final KeyPrefix prefix;
  private final HeldMemory memory;

  /** {@code null} where candidates must stay in memory. */
  private final SortedRuns runs;

  private final QueryContext context;
  private RowStore candidates;

  /** The greatest prefix that a row may have, once there are enough candidates. */
  private long worstPrefix = Long.MAX_VALUE;

  private long nextNumber;
  private long[] numbers = new long[Batch.MAX_LENGTH];
  private long[] prefixes = new long[Batch.MAX_LENGTH];
  private int[] kept = new int[Batch.MAX_LENGTH];

  /**
   * @param types of the input
   * @param wanted rows, at least 1
   * @param runs of {@link #storedTypes} and {@link #storedKeys}; {@code null} where candidates must
   *     stay in memory
   */
  TopSink(
      List<DataType> types,
      List<SortKey> keys,
      int wanted,
      HeldMemory memory,
      SortedRuns runs,
      QueryContext context) {
    this.context = context;
    this.types = storedTypes(types);
    this.keys = storedKeys(types, keys);
    this.wanted = wanted;
    this.memory = memory;
    this.runs = runs;
    prefix = new KeyPrefix(keys.get(0));
    candidates = new RowStore(this.types);
  }

  /** The input's types and that of the row number. */
  static List<DataType> storedTypes(List<DataType> types) {
    List<DataType> stored = new ArrayList<>(types);
    stored.add(DataType.BIGINT);
    return stored;
  }

  /** The keys, and the row number as the last. */
  static List<SortKey> storedKeys(List<DataType> types, List<SortKey> keys) {
    List<SortKey> stored = new ArrayList<>(keys);
    stored.add(new SortKey(types.size(), SortKey.Direction.ASCENDING, SortKey.NullOrder.FIRST));
    return stored;
  }

  @Override
  public void begin(int morsel) {
    nextNumber = (long) morsel << 32;
  }

  @Override
  public void accept(Batch batch) throws IOException {
    reserve(batch.length());
    int[] rows = RowNumbers.of(batch);
    int count = batch.rowCount();
    if (worstPrefix != Long.MAX_VALUE) {
      count = keepPromising(batch, rows, count);
      rows = kept;
    }
    Vector[] columns = Arrays.copyOf(batch.columns(), types.size());
    columns[types.size() - 1] = numbers(batch.length());
    candidates.append(columns, rows, 0, count);
    if (candidates.size() >= wanted + Math.max(wanted, SPARE_ROWS)) {
      chooseBest();
    }
    if (runs == null) {
      memory.set(candidates.bytes());
    } else if (!memory.trySet(candidates.bytes())) {
      makeRoom();
    }
  }

  private void makeRoom() throws IOException {
    if (candidates.size() > wanted) {
      chooseBest();
    }
    if (!memory.trySet(candidates.bytes())) {
      write();
    }
  }

  /** Writes the candidates that are here, as one run. */
  void write() throws IOException {
    // The row numbers among the keys leave no two rows equal, so that places are not looked at.
    runs.add(List.of(new PlacedRows(candidates, 0)));
    candidates = new RowStore(types);
    memory.release();
  }

  private void reserve(int length) {
    if (numbers.length < length) {
      numbers = new long[length];
      prefixes = new long[length];
      kept = new int[length];
    }
  }

  private int keepPromising(Batch batch, int[] rows, int count) {
    prefix.load(batch.column(keys.get(0).column()), rows, 0, count, prefixes, 0);
    int promising = 0;
    for (int i = 0; i < count; i++) {
      kept[promising] = rows[i];
      promising += prefixes[i] <= worstPrefix ? 1 : 0;
    }
    return promising;
  }

  private LongVector numbers(int length) {
    for (int i = 0; i < length; i++) {
      numbers[i] = nextNumber + i;
    }
    nextNumber += length;
    return new LongVector(DataType.BIGINT, numbers, length, null);
  }

  private void chooseBest() {
    RowSorter sorter = new RowSorter(candidates, keys, context).sort();
    worstPrefix = sorter.prefix(wanted - 1);
    candidates = best(sorter);
  }

  private RowStore best(RowSorter sorter) {
    RowStore best = new RowStore(types);
    int count = Math.min(wanted, candidates.size());
    for (int from = 0; from < count; from += Batch.MAX_LENGTH) {
      best.append(candidates.gather(sorter.rows(), from, Math.min(Batch.MAX_LENGTH, count - from)));
    }
    return best;
  }

  @Override
  public void end(int morsel) {}

  /** The best rows of all sinks in order, the row numbers as a last column. */
  static RowStore merged(List<TopSink> sinks) {
    TopSink first = sinks.get(0);
    for (TopSink other : sinks.subList(1, sinks.size())) {
      first.candidates.appendAll(other.candidates);
      first.memory.takeOver(other.memory);
    }
    first.candidates =
        first.best(new RowSorter(first.candidates, first.keys, first.context).sort());
    first.memory.trySet(first.candidates.bytes());
    return first.candidates;
  }
}
