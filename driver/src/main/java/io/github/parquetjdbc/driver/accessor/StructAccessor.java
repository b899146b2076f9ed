package io.github.parquetjdbc.driver.accessor;

import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.StructVector;
import io.github.parquetjdbc.vector.Vector;
import java.sql.SQLException;
import java.sql.Struct;
import java.util.Map;

/** STRUCT, as {@link Struct}; its text is a JSON object. */
final class StructAccessor extends Accessor {

  private final Accessor[] fields;

  StructAccessor(DataType type, WallClock clock) {
    super(type);
    fields = new Accessor[type.fields().size()];
    for (int i = 0; i < fields.length; i++) {
      fields[i] = Accessors.of(type.fields().get(i).type(), clock);
    }
  }

  @Override
  void bindFlat(Vector vector) {
    StructVector struct = (StructVector) vector;
    for (int i = 0; i < fields.length; i++) {
      fields[i].bind(struct.children().get(i));
    }
  }

  @Override
  public Object getObject(int row) throws SQLException {
    return getStruct(row);
  }

  /** A copy: the struct outlives the batch. */
  @Override
  public Struct getStruct(int row) throws SQLException {
    return new StructValue(type(), values(row), getString(row));
  }

  /** By the fields' names, in their order. */
  @Override
  public Map<Object, Object> getMap(int row) throws SQLException {
    return JavaArrays.map(type(), values(row));
  }

  private Object[] values(int row) throws SQLException {
    int position = position(row);
    Object[] values = new Object[fields.length];
    for (int i = 0; i < values.length; i++) {
      values[i] = fields[i].isNull(position) ? null : fields[i].getObject(position);
    }
    return values;
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
    json.append('{');
    for (int i = 0; i < fields.length; i++) {
      json.append(i == 0 ? "" : ",");
      Json.appendText(type().fields().get(i).name(), json);
      json.append(':');
      ListAccessor.appendOrNull(fields[i], position, json);
    }
    json.append('}');
  }
}
