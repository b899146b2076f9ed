package io.github.parquetjdbc.driver.shell;

import java.io.IOException;
import java.io.Writer;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.sql.Types;
import java.util.ArrayList;
import java.util.List;
import org.jline.utils.WCWidth;

/**
 * A table for people: columns as wide as the widest value among the first rows, numbers to the
 * right. Later, wider values push their line out rather than being cut.
 */
final class TableWriter implements ResultWriter {

  /** Rows looked at for the widths, and so held in memory. */
  private static final int SAMPLE_ROWS = 1_000;

  @Override
  public long write(ResultSet rows, Writer out) throws SQLException, IOException {
    ResultSetMetaData metadata = rows.getMetaData();
    int columns = metadata.getColumnCount();
    String[] header = new String[columns];
    boolean[] right = new boolean[columns];
    int[] widths = new int[columns];
    for (int i = 0; i < columns; i++) {
      header[i] = clean(metadata.getColumnLabel(i + 1));
      right[i] = isNumber(metadata.getColumnType(i + 1));
      widths[i] = width(header[i]);
    }
    List<String[]> sample = new ArrayList<>();
    while (sample.size() < SAMPLE_ROWS && rows.next()) {
      sample.add(row(rows, columns));
    }
    for (String[] row : sample) {
      for (int i = 0; i < columns; i++) {
        widths[i] = Math.max(widths[i], width(row[i]));
      }
    }
    String rule = rule(widths);
    out.write(rule);
    writeRow(header, widths, new boolean[columns], out);
    out.write(rule);
    for (String[] row : sample) {
      writeRow(row, widths, right, out);
    }
    long count = sample.size();
    if (count == SAMPLE_ROWS) {
      while (rows.next()) {
        writeRow(row(rows, columns), widths, right, out);
        count++;
      }
    }
    out.write(rule);
    out.write(count == 1 ? "1 row\n" : count + " rows\n");
    return count;
  }

  private static String[] row(ResultSet rows, int columns) throws SQLException {
    String[] row = new String[columns];
    for (int i = 0; i < columns; i++) {
      String value = rows.getString(i + 1);
      row[i] = value == null ? "NULL" : clean(value);
    }
    return row;
  }

  /** One value, one line. */
  private static String clean(String value) {
    return value.replace("\r", "\\r").replace("\n", "\\n").replace("\t", "\\t");
  }

  private static boolean isNumber(int type) {
    return switch (type) {
      case Types.TINYINT,
          Types.SMALLINT,
          Types.INTEGER,
          Types.BIGINT,
          Types.REAL,
          Types.DOUBLE,
          Types.DECIMAL ->
          true;
      default -> false;
    };
  }

  /** Terminal columns that a text takes: two for wide characters, none for combining ones. */
  private static int width(String text) {
    return text.codePoints().map(point -> Math.max(0, WCWidth.wcwidth(point))).sum();
  }

  private static String rule(int[] widths) {
    StringBuilder line = new StringBuilder();
    for (int width : widths) {
      line.append('+').append("-".repeat(width + 2));
    }
    return line.append("+\n").toString();
  }

  private static void writeRow(String[] row, int[] widths, boolean[] right, Writer out)
      throws IOException {
    for (int i = 0; i < row.length; i++) {
      String padding = " ".repeat(Math.max(0, widths[i] - width(row[i])));
      out.write("| ");
      out.write(right[i] ? padding + row[i] : row[i] + padding);
      out.write(' ');
    }
    out.write("|\n");
  }
}
