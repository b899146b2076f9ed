package io.github.parquetjdbc.engine.function.nested;

import io.github.parquetjdbc.engine.context.QueryError;
import io.github.parquetjdbc.engine.context.QueryException;
import io.github.parquetjdbc.engine.function.bind.Rows;
import io.github.parquetjdbc.engine.function.bind.ScalarFunction;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.MapVector;
import io.github.parquetjdbc.vector.Vector;
import java.util.ArrayList;
import java.util.List;

/** A map of keys and values, which are the arguments by turns. */
final class MapOf implements ScalarFunction {

  private final DataType type;

  MapOf(DataType type) {
    this.type = type;
  }

  @Override
  public Vector apply(Vector[] arguments, Rows rows) {
    int length = rows.length();
    List<Vector> keys = new ArrayList<>();
    List<Vector> values = new ArrayList<>();
    for (int i = 0; i < arguments.length; i += 2) {
      checkNotNull(arguments[i], rows);
      keys.add(arguments[i]);
      values.add(arguments[i + 1]);
    }
    return new MapVector(
        type,
        Interleaved.offsets(keys.size(), length),
        Interleaved.of(type.fields().get(0).type(), keys, length),
        Interleaved.of(type.fields().get(1).type(), values, length),
        length,
        null);
  }

  private static void checkNotNull(Vector keys, Rows rows) {
    for (int i = 0; i < rows.count(); i++) {
      if (keys.isNull(rows.row(i))) {
        throw new QueryException(QueryError.INVALID_ARGUMENT, "a map's key is null");
      }
    }
  }

  @Override
  public boolean isStrict() {
    return false;
  }
}
