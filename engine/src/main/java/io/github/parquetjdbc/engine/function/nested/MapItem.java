package io.github.parquetjdbc.engine.function.nested;

import io.github.parquetjdbc.engine.function.bind.Rows;
import io.github.parquetjdbc.engine.function.bind.ScalarFunction;
import io.github.parquetjdbc.engine.rows.FlatView;
import io.github.parquetjdbc.engine.rows.RowNumbers;
import io.github.parquetjdbc.engine.rows.VectorCopy;
import io.github.parquetjdbc.vector.BooleanVector;
import io.github.parquetjdbc.vector.BytesVector;
import io.github.parquetjdbc.vector.Int128Vector;
import io.github.parquetjdbc.vector.IntVector;
import io.github.parquetjdbc.vector.LongVector;
import io.github.parquetjdbc.vector.MapVector;
import io.github.parquetjdbc.vector.Vector;
import java.util.Arrays;

/**
 * The value of a key in a map; null where there is none. Of several entries with one key the last
 * counts, as the Parquet specification says of maps.
 */
final class MapItem implements ScalarFunction {

  private final FlatView maps = new FlatView();
  private final FlatView wanted = new FlatView();
  private final FlatView entries = new FlatView();

  @Override
  public Vector apply(Vector[] arguments, Rows rows) {
    int length = rows.length();
    maps.set(arguments[0], RowNumbers.all(length), 0, length);
    wanted.set(arguments[1], RowNumbers.all(length), 0, length);
    MapVector map = (MapVector) maps.base();
    Vector keys = map.keys();
    entries.set(keys, RowNumbers.all(keys.length()), 0, keys.length());
    int[] positions = new int[length];
    for (int i = 0; i < length; i++) {
      positions[i] = -1;
      if (!rows.isNull(i)) {
        int row = maps.positions()[i];
        positions[i] = last(map.offsets()[row], map.offsets()[row + 1], wanted.positions()[i]);
      }
    }
    return VectorCopy.gatherPadded(map.values(), positions, length);
  }

  private int last(int from, int to, int key) {
    for (int entry = to - 1; entry >= from; entry--) {
      if (isSame(entries.base(), entries.positions()[entry], wanted.base(), key)) {
        return entry;
      }
    }
    return -1;
  }

  private static boolean isSame(Vector left, int i, Vector right, int j) {
    return switch (left.kind()) {
      case BOOLEAN -> ((BooleanVector) left).values()[i] == ((BooleanVector) right).values()[j];
      case INT -> ((IntVector) left).values()[i] == ((IntVector) right).values()[j];
      case LONG -> ((LongVector) left).values()[i] == ((LongVector) right).values()[j];
      case INT128 -> low(left, i) == low(right, j) && high(left, i) == high(right, j);
      case BYTES -> isSame((BytesVector) left, i, (BytesVector) right, j);
      default -> throw new IllegalArgumentException(left.type().toString());
    };
  }

  private static long low(Vector vector, int row) {
    return ((Int128Vector) vector).low()[row];
  }

  private static long high(Vector vector, int row) {
    Int128Vector wide = (Int128Vector) vector;
    return wide.isNarrow() ? wide.low()[row] >> 63 : wide.high()[row];
  }

  private static boolean isSame(BytesVector left, int i, BytesVector right, int j) {
    int start = left.offsets()[i];
    int other = right.offsets()[j];
    return Arrays.equals(
        left.data(),
        start,
        start + left.lengths()[i],
        right.data(),
        other,
        other + right.lengths()[j]);
  }
}
