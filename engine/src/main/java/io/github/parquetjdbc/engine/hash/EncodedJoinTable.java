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

/** Build rows by any keys, encoded as byte strings; rows of one key are chained, ascending. */
final class EncodedJoinTable implements JoinTable {

  private final List<DataType> types = new ArrayList<>();
  private final List<Boolean> nullSafe;
  private final EncodedGroupTable table;

  /** For each distinct key, its first row. */
  private int[] heads = new int[64];

  /** The next row of the same key, or -1. */
  private final int[] next;

  private boolean unique = true;

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
    next = new int[build.size()];
    Arrays.fill(next, -1);
    int[] tails = new int[64];
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
      int known = table.size();
      table.assign(columns, matchable, 0, matchable.length, groups);
      heads = room(heads);
      tails = room(tails);
      for (int i = 0; i < matchable.length; i++) {
        int row = from + matchable[i];
        int group = groups[i];
        if (group >= known) {
          heads[group] = row;
          known = group + 1;
        } else {
          next[tails[group]] = row;
          unique = false;
        }
        tails[group] = row;
      }
    }
  }

  private int[] room(int[] array) {
    return array.length >= table.size() ? array : Arrays.copyOf(array, 2 * table.size());
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
    return (columns, rows, from, to, matches) -> find(encoder, columns, rows, from, to, matches);
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
    return unique;
  }

  @Override
  public int next(int row) {
    return next[row];
  }

  @Override
  public long bytes() {
    return table.bytes() + 4L * (heads.length + next.length);
  }
}
