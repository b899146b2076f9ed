package io.github.parquetjdbc.driver.accessor;

import io.github.parquetjdbc.vector.DataType;
import java.sql.SQLException;

/**
 * A type whose values are immutable Java objects that cost something to make: each entry of a
 * dictionary is made once, however many rows refer to it.
 *
 * @param <T> the objects
 */
abstract class CachedAccessor<T> extends Accessor {

  private int entries;
  private T[] objects;

  CachedAccessor(DataType type) {
    super(type);
  }

  @Override
  final void cache(int newEntries) {
    entries = newEntries;
    objects = null;
  }

  /** Makes the object of a position of the flat vector. */
  abstract T make(int position);

  /** An array for so many objects. */
  abstract T[] array(int length);

  final T value(int row) {
    int position = position(row);
    if (entries == 0) {
      return make(position);
    }
    if (objects == null) {
      objects = array(entries);
    }
    T object = objects[position];
    if (object == null) {
      object = make(position);
      objects[position] = object;
    }
    return object;
  }

  @Override
  public Object getObject(int row) throws SQLException {
    return value(row);
  }
}
