package io.github.parquetjdbc.engine.data;

import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The SQL order of cells, and comparisons of results whose order is free. */
public final class RowOrder {

  private RowOrder() {}

  /** Two cells that are not null, of one type. */
  public static int compare(Object left, Object right) {
    if (left instanceof ByteBuffer bytes) {
      return Arrays.compareUnsigned(bytes.array(), ((ByteBuffer) right).array());
    }
    if (left instanceof Boolean value) {
      return value.compareTo((Boolean) right);
    }
    if (left instanceof Double value) {
      return value.compareTo((Double) right);
    }
    return new BigInteger(left.toString()).compareTo(new BigInteger(right.toString()));
  }

  public static void assertSameRows(
      List<List<Object>> expected, List<List<Object>> actual, String what) {
    List<String> left = texts(expected);
    List<String> right = texts(actual);
    if (left.equals(right)) {
      return;
    }
    List<String> missing = new ArrayList<>(left);
    right.forEach(missing::remove);
    List<String> surplus = new ArrayList<>(right);
    left.forEach(surplus::remove);
    throw new AssertionError(
        what
            + ": "
            + missing.size()
            + " rows missing, "
            + surplus.size()
            + " too many, of "
            + expected.size()
            + "\n missing "
            + missing.subList(0, Math.min(2, missing.size()))
            + "\n surplus "
            + surplus.subList(0, Math.min(2, surplus.size())));
  }

  private static List<String> texts(List<List<Object>> rows) {
    List<String> texts = new ArrayList<>();
    for (List<Object> row : rows) {
      texts.add(text(row));
    }
    texts.sort(null);
    return texts;
  }

  private static String text(Object cell) {
    if (cell instanceof ByteBuffer bytes) {
      return Arrays.toString(bytes.array());
    }
    if (cell instanceof List<?> cells) {
      List<String> texts = new ArrayList<>();
      cells.forEach(inner -> texts.add(text(inner)));
      return texts.toString();
    }
    return String.valueOf(cell);
  }
}
