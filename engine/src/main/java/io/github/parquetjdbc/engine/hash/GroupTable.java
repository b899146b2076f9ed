package io.github.parquetjdbc.engine.hash;

import io.github.parquetjdbc.engine.context.QueryError;
import io.github.parquetjdbc.engine.context.QueryException;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.Vector;
import java.util.List;

/**
 * Numbers distinct keys from 0 in the order in which they are first seen. Written by one thread;
 * once complete, {@link #keys} may be asked by many.
 */
public interface GroupTable {

  /** Most groups: four longs a group stay within an array. */
  int MAX_GROUPS = 1 << 28;

  /**
   * The table that suits keys of these types, of which there is at least one.
   *
   * @throws QueryException UNSUPPORTED for maps, and types that hold them
   */
  static GroupTable of(List<DataType> types) {
    GroupTable table =
        types.size() == 1 && LongKeys.fits(types.get(0).kind())
            ? new LongGroupTable(types.get(0))
            : new EncodedGroupTable(types);
    return new DictionaryGroupTable(table);
  }

  /** Groups so far. */
  int size();

  /**
   * Finds the groups of rows, adding those that are new.
   *
   * @param keys the key columns, in the order of the types
   * @param groups receives the group of {@code rows[i]} at {@code i}, for {@code from <= i < to}
   * @throws QueryException OUT_OF_MEMORY past {@link #MAX_GROUPS}
   */
  void assign(Vector[] keys, int[] rows, int from, int to, int[] groups);

  /** The keys of groups {@code from} up to {@code from + count}, column by column. */
  Vector[] keys(int from, int count);

  /** Bytes held, roughly. */
  long bytes();

  static void checkSize(int groups) {
    if (groups >= MAX_GROUPS) {
      throw new QueryException(
          QueryError.OUT_OF_MEMORY, "an operator holds more than " + MAX_GROUPS + " groups");
    }
  }
}
