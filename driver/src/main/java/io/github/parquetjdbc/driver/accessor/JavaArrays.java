package io.github.parquetjdbc.driver.accessor;

import io.github.parquetjdbc.driver.base.SqlErrors;
import io.github.parquetjdbc.engine.rows.VectorCopy;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.Vector;
import java.lang.reflect.Array;
import java.sql.SQLException;
import java.util.LinkedHashMap;
import java.util.Map;

/** Makes Java arrays of elements of a list. */
final class JavaArrays {

  private static final Map<Class<?>, Class<?>> BOXED =
      Map.of(
          int.class, Integer.class,
          short.class, Short.class,
          byte.class, Byte.class,
          boolean.class, Boolean.class);

  private JavaArrays() {}

  /** Elements {@code start} to {@code end}, exclusive, as {@code getObject} gives them. */
  static Object[] objects(Accessor elements, int start, int end) throws SQLException {
    Object[] array = (Object[]) Array.newInstance(objectClass(elements.type()), end - start);
    for (int i = 0; i < array.length; i++) {
      array[i] = elements.isNull(start + i) ? null : elements.getObject(start + i);
    }
    return array;
  }

  private static Class<?> objectClass(DataType type) {
    return switch (type.id()) {
      case NULL -> Object.class;
      case BOOLEAN -> Boolean.class;
      case TINYINT, SMALLINT, INTEGER -> Integer.class;
      case BIGINT -> Long.class;
      case REAL -> Float.class;
      case DOUBLE -> Double.class;
      case DECIMAL -> java.math.BigDecimal.class;
      case VARCHAR, VARIANT, INTERVAL_YEAR, INTERVAL_DAY -> String.class;
      case VARBINARY, BINARY -> byte[].class;
      case UUID -> java.util.UUID.class;
      case DATE -> java.sql.Date.class;
      case TIME -> java.sql.Time.class;
      case TIMESTAMP -> java.sql.Timestamp.class;
      case TIMESTAMP_TZ -> java.time.OffsetDateTime.class;
      case LIST -> java.sql.Array.class;
      case STRUCT -> java.sql.Struct.class;
      case MAP -> Map.class;
    };
  }

  /**
   * As an array of the component class, which may be primitive or an array's.
   *
   * @throws SQLException for a NULL that a primitive cannot be, and where an element does not
   *     convert
   */
  static Object of(Accessor elements, int start, int end, Class<?> component) throws SQLException {
    int length = end - start;
    if (component == double.class) {
      double[] array = new double[length];
      for (int i = 0; i < length; i++) {
        array[i] = elements.getDouble(notNull(elements, start + i));
      }
      return array;
    }
    if (component == float.class) {
      float[] array = new float[length];
      for (int i = 0; i < length; i++) {
        array[i] = elements.getFloat(notNull(elements, start + i));
      }
      return array;
    }
    if (component == long.class) {
      long[] array = new long[length];
      for (int i = 0; i < length; i++) {
        array[i] = elements.getLong(notNull(elements, start + i));
      }
      return array;
    }
    Object array = Array.newInstance(component, length);
    Class<?> boxed = BOXED.getOrDefault(component, component);
    for (int i = 0; i < length; i++) {
      if (component.isPrimitive() || !elements.isNull(start + i)) {
        int row = component.isPrimitive() ? notNull(elements, start + i) : start + i;
        Array.set(
            array,
            i,
            boxed == Object.class
                ? elements.getObject(row)
                : ObjectGetters.get(elements, row, boxed));
      }
    }
    return array;
  }

  private static int notNull(Accessor elements, int row) throws SQLException {
    if (elements.isNull(row)) {
      throw SqlErrors.nullElement();
    }
    return row;
  }

  /** Elements {@code start} to {@code end}, exclusive, in arrays of their own. */
  static Vector copy(Vector elements, int start, int end) {
    int[] rows = new int[end - start];
    for (int i = 0; i < rows.length; i++) {
      rows[i] = start + i;
    }
    return VectorCopy.gather(elements, rows, rows.length);
  }

  /** The map of names and values of a struct's fields. */
  static Map<Object, Object> map(DataType struct, Object[] values) {
    Map<Object, Object> map = new LinkedHashMap<>();
    for (int i = 0; i < values.length; i++) {
      map.put(struct.fields().get(i).name(), values[i]);
    }
    return map;
  }
}
