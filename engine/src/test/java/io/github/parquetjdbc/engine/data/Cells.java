package io.github.parquetjdbc.engine.data;

import io.github.parquetjdbc.engine.expression.Constants;
import io.github.parquetjdbc.engine.rows.RowNumbers;
import io.github.parquetjdbc.engine.rows.RowStore;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.BooleanVector;
import io.github.parquetjdbc.vector.BytesVector;
import io.github.parquetjdbc.vector.ConstantVector;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.DictionaryVector;
import io.github.parquetjdbc.vector.DoubleVector;
import io.github.parquetjdbc.vector.Int128Vector;
import io.github.parquetjdbc.vector.IntVector;
import io.github.parquetjdbc.vector.LongVector;
import io.github.parquetjdbc.vector.TypeId;
import io.github.parquetjdbc.vector.Vector;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Cells as comparable objects: Boolean, Integer, Long, Double, BigInteger (unscaled) and, for
 * bytes, ByteBuffer; a List of cells for a list or a struct, for a map a List of such pairs; {@code
 * null} for NULL.
 */
public final class Cells {

  private Cells() {}

  public static Object get(Vector vector, int row) {
    if (vector.isNull(row)) {
      NestedCells.checkNull(vector, row);
      return null;
    }
    if (vector instanceof ConstantVector constant) {
      return get(constant.value(), 0);
    }
    if (vector instanceof DictionaryVector dictionary) {
      return get(dictionary.dictionary(), dictionary.ids()[row]);
    }
    return switch (vector.kind()) {
      case BOOLEAN -> ((BooleanVector) vector).values()[row] == 1;
      case INT -> ((IntVector) vector).values()[row];
      case LONG -> ((LongVector) vector).values()[row];
      case DOUBLE -> ((DoubleVector) vector).values()[row];
      case INT128 -> ((Int128Vector) vector).get(row);
      case BYTES -> ByteBuffer.wrap(((BytesVector) vector).copy(row));
      case LIST, STRUCT, MAP -> NestedCells.get(vector, row);
    };
  }

  /** The rows of {@code batch} that count. */
  public static List<List<Object>> rows(Batch batch) {
    List<List<Object>> rows = new ArrayList<>();
    int[] numbers = RowNumbers.of(batch);
    for (int i = 0; i < batch.rowCount(); i++) {
      List<Object> row = new ArrayList<>();
      for (Vector column : batch.columns()) {
        row.add(get(column, numbers[i]));
      }
      rows.add(row);
    }
    return rows;
  }

  /** A flat vector of the cells. */
  public static Vector vector(DataType type, List<Object> cells) {
    if (type.isNested()) {
      return NestedCells.vector(type, cells);
    }
    RowStore store = new RowStore(List.of(type));
    for (Object cell : cells) {
      Vector one = Constants.flat(literal(cell, type), type);
      store.append(new Vector[] {one}, RowNumbers.all(1), 0, 1);
    }
    return store.gather(RowNumbers.all(cells.size()), 0, cells.size()).column(0);
  }

  private static Object literal(Object cell, DataType type) {
    if (cell instanceof ByteBuffer bytes) {
      byte[] copy = new byte[bytes.remaining()];
      bytes.duplicate().get(copy);
      return copy;
    }
    if (cell != null && type.id() == TypeId.DECIMAL) {
      BigInteger unscaled = cell instanceof BigInteger big ? big : BigInteger.valueOf((Long) cell);
      return new BigDecimal(unscaled, type.scale());
    }
    return cell;
  }

  /** One of at most {@code distinct} values of the type, extremes among them. */
  public static Object random(DataType type, int distinct, Random random) {
    int choice = random.nextInt(distinct);
    Random fixed = new Random(choice * 31L + type.hashCode());
    fixed.nextLong();
    return switch (type.kind()) {
      case BOOLEAN -> choice % 2 == 0;
      case INT -> type.id() == TypeId.TINYINT ? choice % 100 : integer(choice, fixed);
      case LONG -> type.id() == TypeId.DECIMAL ? fixed.nextInt() * 1000L : longValue(choice, fixed);
      case DOUBLE -> doubleValue(choice, fixed);
      case INT128 ->
          choice % 5 == 0
              ? new BigInteger(100, fixed).subtract(BigInteger.ONE.shiftLeft(99))
              : BigInteger.valueOf(fixed.nextInt());
      case BYTES -> bytes(type, choice, fixed);
      case LIST, STRUCT, MAP -> NestedCells.random(type, choice, fixed);
    };
  }

  private static Integer integer(int choice, Random fixed) {
    return switch (choice) {
      case 0 -> Integer.MIN_VALUE;
      case 1 -> Integer.MAX_VALUE;
      default -> fixed.nextInt(2000) - 1000;
    };
  }

  private static Long longValue(int choice, Random fixed) {
    return switch (choice) {
      case 0 -> Long.MIN_VALUE;
      case 1 -> Long.MAX_VALUE;
      case 2 -> -1L;
      default -> fixed.nextLong() >> fixed.nextInt(60);
    };
  }

  private static Double doubleValue(int choice, Random fixed) {
    return switch (choice) {
      case 0 -> Double.NaN;
      case 1 -> Double.NEGATIVE_INFINITY;
      case 2 -> Double.MAX_VALUE;
      default -> fixed.nextInt(100_000) / 64.0;
    };
  }

  private static ByteBuffer bytes(DataType type, int choice, Random fixed) {
    boolean number = type.id() == TypeId.DECIMAL;
    int length =
        type.id() == TypeId.UUID
            ? 16
            : number ? 1 + fixed.nextInt(24) : choice == 0 ? 0 : fixed.nextInt(24);
    byte[] bytes = new byte[length];
    for (int i = 0; i < length; i++) {
      bytes[i] = (byte) (i < 9 && !number ? 'a' + choice % 2 : fixed.nextInt(256));
    }
    return ByteBuffer.wrap(bytes);
  }
}
