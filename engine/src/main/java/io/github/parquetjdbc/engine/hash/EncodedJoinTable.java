package io.github.parquetjdbc.engine.hash;

import io.github.parquetjdbc.engine.context.QueryError;
import io.github.parquetjdbc.engine.context.QueryException;
import io.github.parquetjdbc.engine.rows.RowNumbers;
import io.github.parquetjdbc.engine.rows.RowStore;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.Vector;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Build rows by any keys, encoded as byte strings; rows are listed key by key, ascending. */
final class EncodedJoinTable implements JoinTable {

  private final List<DataType> types = new ArrayList<>();
  private final List<Boolean> nullSafe;
  private final EncodedGroupTable table;

  /** For each distinct key, its first position. */
  private int[] heads;

  /** {@code null} where keys are unique, and positions are rows. */
  private KeyOrder order;

  /**
   * @throws QueryException UNSUPPORTED for nested keys of which null does not equal null: a null
   *     within would make the comparison unknown
   */
  EncodedJoinTable(RowStore build, List<Integer> keys, List<Boolean> nullSafe, Runnable stop) {
    this.nullSafe = List.copyOf(nullSafe);
    for (int i = 0; i < keys.size(); i++) {
      DataType type = build.column(keys.get(i)).type();
      if (type.isNested() && !nullSafe.get(i)) {
        throw new QueryException(QueryError.UNSUPPORTED, "joining by values of type " + type);
      }
      types.add(type);
    }
    table = new EncodedGroupTable(types);
    int[] groupOf = groups(build, keys, stop);
    if (!headUnique(groupOf)) {
      listInOrder(groupOf);
    }
  }

  /** The number of each row's key, or -1 where it matches nothing. */
  private int[] groups(RowStore build, List<Integer> keys, Runnable stop) {
    int[] groupOf = new int[build.size()];
    Arrays.fill(groupOf, -1);
    int[] rows = new int[Batch.MAX_LENGTH];
    int[] groups = new int[Batch.MAX_LENGTH];
    for (int from = 0; from < build.size(); from += Batch.MAX_LENGTH) {
      stop.run();
      int count = Math.min(Batch.MAX_LENGTH, build.size() - from);
      for (int i = 0; i < count; i++) {
        rows[i] = from + i;
      }
      Vector[] columns = new Vector[keys.size()];
      for (int i = 0; i < columns.length; i++) {
        columns[i] = build.column(keys.get(i)).gather(rows, 0, count);
      }
      int[] matchable = matchable(columns, RowNumbers.all(count), 0, count);
      table.assign(columns, matchable, 0, matchable.length, groups);
      for (int i = 0; i < matchable.length; i++) {
        groupOf[from + matchable[i]] = groups[i];
      }
    }
    return groupOf;
  }

  /** Stops at a key that has a row already, with {@code false}. */
  private boolean headUnique(int[] groupOf) {
    heads = new int[table.size()];
    Arrays.fill(heads, -1);
    for (int row = 0; row < groupOf.length; row++) {
      int group = groupOf[row];
      if (group >= 0) {
        if (heads[group] >= 0) {
          return false;
        }
        heads[group] = row;
      }
    }
    return true;
  }

  private void listInOrder(int[] groupOf) {
    Arrays.fill(heads, 0);
    int rows = 0;
    for (int group : groupOf) {
      if (group >= 0) {
        heads[group]++;
        rows++;
      }
    }
    order = new KeyOrder(rows);
    int end = 0;
    for (int group = 0; group < heads.length; group++) {
      end += heads[group];
      order.endKey(end);
      heads[group] = end;
    }
    for (int row = groupOf.length - 1; row >= 0; row--) {
      if (groupOf[row] >= 0) {
        order.put(--heads[groupOf[row]], row);
      }
    }
  }

  /** The rows without a null in a key whose nulls match nothing. */
  private int[] matchable(Vector[] columns, int[] rows, int from, int to) {
    int[] result = Arrays.copyOfRange(rows, from, to);
    int count = result.length;
    for (int i = 0; i < columns.length; i++) {
      if (!nullSafe.get(i) && columns[i].validity() != null) {
        count = RowNumbers.valid(columns[i], result, 0, count, result);
      }
    }
    return count == result.length ? result : Arrays.copyOf(result, count);
  }

  @Override
  public Probe newProbe() {
    KeyEncoder encoder = new KeyEncoder(types);
    Probe probe =
        (columns, rows, from, to, matches) -> find(encoder, columns, rows, from, to, matches);
    return types.size() == 1 && !nullSafe.get(0) ? new DictionaryProbe(probe) : probe;
  }

  private void find(
      KeyEncoder encoder, Vector[] columns, int[] rows, int from, int to, int[] matches) {
    int[] matchable = matchable(columns, rows, from, to);
    int[] groups = new int[matchable.length];
    encoder.encode(columns, matchable, 0, matchable.length);
    table.lookUp(encoder, matchable.length, groups);
    int candidate = 0;
    for (int i = from; i < to; i++) {
      matches[i - from] = -1;
      if (candidate < matchable.length && matchable[candidate] == rows[i]) {
        int group = groups[candidate++];
        matches[i - from] = group < 0 ? -1 : heads[group];
      }
    }
  }

  @Override
  public boolean isUnique() {
    return order == null;
  }

  @Override
  public int row(int position) {
    return order == null ? position : order.row(position);
  }

  @Override
  public int next(int position) {
    return order == null ? -1 : order.next(position);
  }

  @Override
  public long bytes() {
    return table.bytes() + 4L * heads.length + (order == null ? 0 : order.bytes());
  }
}
