package io.github.parquetjdbc.adapter.oracle;

import io.github.parquetjdbc.adapter.ResultRows;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.sql.Date;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Timestamp;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;

/** Rows of results in the form of {@link ResultRows}, and when they count as equal. */
final class Rows {

  /** Sums of floating-point numbers depend on the order; averages on the scale. */
  private static final double RELATIVE_TOLERANCE = 1e-9;

  private static final double ABSOLUTE_TOLERANCE = 1e-6;

  private Rows() {}

  static List<List<Object>> of(ResultSet result) throws SQLException {
    List<List<Object>> rows = new ArrayList<>();
    int columns = result.getMetaData().getColumnCount();
    while (result.next()) {
      List<Object> row = new ArrayList<>(columns);
      for (int i = 1; i <= columns; i++) {
        row.add(plain(result.getObject(i)));
      }
      rows.add(row);
    }
    return rows;
  }

  private static Object plain(Object value) {
    if (value instanceof Float number) {
      return number.doubleValue();
    }
    if (value instanceof BigDecimal number) {
      return ResultRows.exact(number);
    }
    if (value instanceof BigInteger number) {
      return ResultRows.exact(new BigDecimal(number));
    }
    if (value instanceof Number number && !(value instanceof Double)) {
      return ResultRows.exact(BigDecimal.valueOf(number.longValue()));
    }
    if (value instanceof Date date) {
      return date.toLocalDate();
    }
    return value instanceof Timestamp timestamp ? timestamp.toLocalDateTime() : value;
  }

  /** The first difference in words, or {@code null} where there is none. */
  static String difference(List<List<Object>> left, List<List<Object>> right, boolean ordered) {
    if (left.size() != right.size()) {
      return left.size() + " rows and " + right.size() + " rows";
    }
    if (ordered || isSame(sorted(left), sorted(right)) == null) {
      return ordered ? isSame(left, right) : null;
    }
    List<List<Object>> rest = new ArrayList<>(right);
    for (List<Object> row : left) {
      if (!removeEqual(rest, row)) {
        return row + " is not among " + rest.subList(0, Math.min(5, rest.size()));
      }
    }
    return null;
  }

  private static boolean removeEqual(List<List<Object>> rows, List<Object> wanted) {
    for (Iterator<List<Object>> candidates = rows.iterator(); candidates.hasNext(); ) {
      if (isEqual(candidates.next(), wanted)) {
        candidates.remove();
        return true;
      }
    }
    return false;
  }

  private static String isSame(List<List<Object>> left, List<List<Object>> right) {
    for (int i = 0; i < left.size(); i++) {
      if (!isEqual(left.get(i), right.get(i))) {
        return "row " + i + ": " + left.get(i) + " and " + right.get(i);
      }
    }
    return null;
  }

  private static List<List<Object>> sorted(List<List<Object>> rows) {
    List<List<Object>> sorted = new ArrayList<>(rows);
    sorted.sort(Comparator.comparing(Object::toString));
    return sorted;
  }

  private static boolean isEqual(List<Object> left, List<Object> right) {
    for (int i = 0; i < left.size(); i++) {
      if (!isEqual(left.get(i), right.get(i))) {
        return false;
      }
    }
    return left.size() == right.size();
  }

  private static boolean isEqual(Object left, Object right) {
    boolean inexact = left instanceof Double || right instanceof Double;
    if (inexact && left instanceof Number a && right instanceof Number b) {
      double x = a.doubleValue();
      double y = b.doubleValue();
      double larger = Math.max(Math.abs(x), Math.abs(y));
      return x == y || Math.abs(x - y) <= larger * RELATIVE_TOLERANCE + ABSOLUTE_TOLERANCE;
    }
    return left == null ? right == null : left.equals(right);
  }
}
