package io.github.parquetjdbc.driver.accessor;

import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.MapVector;
import io.github.parquetjdbc.vector.Vector;
import java.sql.SQLException;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * MAP, as a {@link LinkedHashMap} in the file's order, in which the last of equal keys counts; its
 * text is a JSON object with the keys' text as names, all entries kept.
 */
final class MapAccessor extends Accessor {

  private final Accessor keys;
  private final Accessor values;
  private int[] offsets;

  MapAccessor(DataType type, WallClock clock) {
    super(type);
    keys = Accessors.of(type.fields().get(0).type(), clock);
    values = Accessors.of(type.fields().get(1).type(), clock);
  }

  @Override
  void bindFlat(Vector vector) {
    MapVector map = (MapVector) vector;
    offsets = map.offsets();
    keys.bind(map.keys());
    values.bind(map.values());
  }

  @Override
  public Object getObject(int row) throws SQLException {
    return getMap(row);
  }

  @Override
  public Map<Object, Object> getMap(int row) throws SQLException {
    int position = position(row);
    Map<Object, Object> map = new LinkedHashMap<>();
    for (int i = offsets[position]; i < offsets[position + 1]; i++) {
      map.put(
          keys.isNull(i) ? null : keys.getObject(i), values.isNull(i) ? null : values.getObject(i));
    }
    return map;
  }

  @Override
  public String getString(int row) throws SQLException {
    StringBuilder json = new StringBuilder();
    appendJson(row, json);
    return json.toString();
  }

  @Override
  void appendJson(int row, StringBuilder json) throws SQLException {
    int position = position(row);
    int start = offsets[position];
    json.append('{');
    for (int i = start; i < offsets[position + 1]; i++) {
      json.append(i == start ? "" : ",");
      Json.appendText(keys.isNull(i) ? "null" : keys.getString(i), json);
      json.append(':');
      ListAccessor.appendOrNull(values, i, json);
    }
    json.append('}');
  }
}
