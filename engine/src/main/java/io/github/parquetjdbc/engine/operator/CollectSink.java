package io.github.parquetjdbc.engine.operator;

import io.github.parquetjdbc.engine.rows.RowStore;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.DataType;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Keeps all rows, morsel by morsel. */
final class CollectSink implements Sink {

  private final List<DataType> types;
  private final HeldMemory memory;
  private final Map<Integer, RowStore> stores = new TreeMap<>();
  private RowStore current;
  private long earlierBytes;

  CollectSink(List<DataType> types, HeldMemory memory) {
    this.types = types;
    this.memory = memory;
  }

  @Override
  public void begin(int morsel) {
    current = new RowStore(types);
  }

  @Override
  public void accept(Batch batch) {
    current.append(batch);
    memory.set(earlierBytes + current.bytes());
  }

  @Override
  public void end(int morsel) {
    if (current.size() > 0) {
      stores.put(morsel, current);
      earlierBytes += current.bytes();
    }
  }

  /**
   * All rows in the order of morsels, as one store. The sinks are empty afterwards.
   *
   * @param total counts the result
   */
  static RowStore joined(List<DataType> types, List<CollectSink> sinks, HeldMemory total) {
    TreeMap<Integer, RowStore> all = new TreeMap<>();
    for (CollectSink sink : sinks) {
      all.putAll(sink.stores);
      sink.stores.clear();
    }
    long rows = 0;
    for (RowStore store : all.values()) {
      rows += store.size();
    }
    RowStore result = all.isEmpty() ? new RowStore(types) : all.pollFirstEntry().getValue();
    result.reserve(rows);
    while (!all.isEmpty()) {
      result.appendAll(all.pollFirstEntry().getValue());
    }
    for (CollectSink sink : sinks) {
      sink.memory.release();
    }
    total.set(result.bytes());
    return result;
  }
}
