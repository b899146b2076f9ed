package io.github.parquetjdbc.adapter.table;

import io.github.parquetjdbc.adapter.estimate.ColumnEstimate;
import io.github.parquetjdbc.engine.plan.Column;
import java.nio.ByteBuffer;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** What the paths of a table's files say of one partition key. */
final class KeyEstimate {

  private KeyEstimate() {}

  static ColumnEstimate of(Column column, PartitionKeys keys) {
    Set<Object> values = new HashSet<>();
    for (Map<String, Object> file : keys.values()) {
      Object value = file.get(column.name());
      if (value != null) {
        values.add(value instanceof byte[] bytes ? ByteBuffer.wrap(bytes) : value);
      }
    }
    return new ColumnEstimate(Double.NaN, Double.NaN, Math.max(1, values.size()));
  }
}
