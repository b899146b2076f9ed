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
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Keeps the first rows of an order: collects candidates, from time to time leaves only the best,
 * and from then on turns away by their prefix rows that cannot be among them. A last column, the
 * row's number in the input, makes equal rows come in input order, whichever worker met them.
 */
final class TopSink implements Sink {

  /** Candidates beyond those wanted that are collected before the best are chosen. */
  private static final int SPARE_ROWS = 4 * Batch.MAX_LENGTH;

  private final int wanted;
  private final List<DataType> types;
  private final List<SortKey> keys;
  private final KeyPrefix prefix;
  private final HeldMemory memory;
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
   */
  TopSink(
      List<DataType> types,
      List<SortKey> keys,
      int wanted,
      HeldMemory memory,
      QueryContext context) {
    this.context = context;
    this.types = new ArrayList<>(types);
    this.types.add(DataType.BIGINT);
    this.keys = new ArrayList<>(keys);
    this.keys.add(new SortKey(types.size(), SortKey.Direction.ASCENDING, SortKey.NullOrder.FIRST));
    this.wanted = wanted;
    this.memory = memory;
    prefix = new KeyPrefix(keys.get(0));
    candidates = new RowStore(this.types);
  }

  @Override
  public void begin(int morsel) {
    nextNumber = (long) morsel << 32;
  }

  @Override
  public void accept(Batch batch) {
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
    memory.set(candidates.bytes());
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
      other.memory.release();
    }
    first.candidates =
        first.best(new RowSorter(first.candidates, first.keys, first.context).sort());
    first.memory.set(first.candidates.bytes());
    return first.candidates;
  }
}
