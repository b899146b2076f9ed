package io.github.parquetjdbc.bench;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.sql.Date;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.sql.Time;
import java.sql.Timestamp;

/**
 * Compares two answers value by value, in the order in which the rows come.
 *
 * <p>Numbers are compared by value whatever their classes. Only where a side gives a floating-point
 * number is there a tolerance: a relative 1e-9, and, against a decimal, half a unit of its last
 * digit. Dates and times are compared as java.time values.
 */
final class SameAnswer {
  private static final double TOLERANCE = 1e-9;

  private SameAnswer() {}

  /** Throws {@link WrongAnswerException} at the first difference; returns the number of rows. */
  static long check(Side ours, Side peer, Query query) throws SQLException {
    try (Statement left = ours.connection().createStatement();
        Statement right = peer.connection().createStatement();
        ResultSet actual = left.executeQuery(query.sql());
        ResultSet expected = right.executeQuery(query.sql())) {
      int columns = expected.getMetaData().getColumnCount();
      if (actual.getMetaData().getColumnCount() != columns) {
        throw new WrongAnswerException(query.name() + ": another number of columns");
      }
      long rows = 0;
      while (true) {
        boolean more = expected.next();
        if (actual.next() != more) {
          throw new WrongAnswerException(query.name() + ": one answer ends after row " + rows);
        }
        if (!more) {
          return rows;
        }
        rows++;
        for (int c = 1; c <= columns; c++) {
          Object a = comparable(actual.getObject(c));
          Object e = comparable(expected.getObject(c));
          if (!same(a, e)) {
            throw new WrongAnswerException(
                String.format(
                    "%s: row %d column %d is %s with %s and %s with %s",
                    query.name(), rows, c, a, ours.name(), e, peer.name()));
          }
        }
      }
    }
  }

  private static Object comparable(Object value) {
    if (value instanceof Date date) {
      return date.toLocalDate();
    }
    if (value instanceof Timestamp timestamp) {
      return timestamp.toLocalDateTime();
    }
    if (value instanceof Time time) {
      return time.toLocalTime();
    }
    if (value instanceof BigInteger integer) {
      return new BigDecimal(integer);
    }
    if (value instanceof Byte
        || value instanceof Short
        || value instanceof Integer
        || value instanceof Long) {
      return BigDecimal.valueOf(((Number) value).longValue());
    }
    return value instanceof Float number ? Double.valueOf(number) : value;
  }

  static boolean same(Object a, Object b) {
    if (a == null || b == null) {
      return a == b;
    }
    if (a instanceof BigDecimal x && b instanceof BigDecimal y) {
      return x.compareTo(y) == 0;
    }
    if (a instanceof Double x && b instanceof Double y) {
      return close(x, y, 0);
    }
    if (a instanceof BigDecimal x && b instanceof Double y) {
      return close(y, x.doubleValue(), halfUnit(x));
    }
    if (a instanceof Double x && b instanceof BigDecimal y) {
      return close(x, y.doubleValue(), halfUnit(y));
    }
    return a.equals(b);
  }

  private static double halfUnit(BigDecimal value) {
    return 0.5 * Math.pow(10, -value.scale());
  }

  private static boolean close(double a, double b, double absolute) {
    return Double.compare(a, b) == 0
        || Math.abs(a - b) <= absolute + TOLERANCE * Math.max(Math.abs(a), Math.abs(b));
  }
}
