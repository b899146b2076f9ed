package io.github.parquetjdbc.driver.shell;

import java.io.IOException;
import java.io.Writer;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.sql.Types;

/**
 * An array with one object a row. Numbers and booleans are bare, nested values are JSON, the rest
 * is text; NaN and the infinities, which JSON lacks, are text too.
 */
final class JsonWriter implements ResultWriter {

  @Override
  public long write(ResultSet rows, Writer out) throws SQLException, IOException {
    ResultSetMetaData metadata = rows.getMetaData();
    int columns = metadata.getColumnCount();
    String[] keys = new String[columns];
    boolean[] bare = new boolean[columns];
    for (int i = 0; i < columns; i++) {
      keys[i] = quote(metadata.getColumnLabel(i + 1)) + ": ";
      bare[i] = isBare(metadata.getColumnType(i + 1));
    }
    long count = 0;
    while (rows.next()) {
      out.write(count++ == 0 ? "[\n{" : ",\n{");
      for (int i = 0; i < columns; i++) {
        out.write(i == 0 ? "" : ", ");
        out.write(keys[i]);
        String value = rows.getString(i + 1);
        out.write(value == null ? "null" : bare[i] && !isNotFinite(value) ? value : quote(value));
      }
      out.write("}");
    }
    out.write(count == 0 ? "[]\n" : "\n]\n");
    return count;
  }

  private static boolean isBare(int type) {
    return switch (type) {
      case Types.BOOLEAN,
          Types.TINYINT,
          Types.SMALLINT,
          Types.INTEGER,
          Types.BIGINT,
          Types.REAL,
          Types.DOUBLE,
          Types.DECIMAL,
          Types.ARRAY,
          Types.STRUCT,
          Types.JAVA_OBJECT ->
          true;
      default -> false;
    };
  }

  private static boolean isNotFinite(String value) {
    return value.equals("NaN") || value.endsWith("Infinity");
  }

  private static String quote(String value) {
    StringBuilder text = new StringBuilder(value.length() + 2).append('"');
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      switch (c) {
        case '"' -> text.append("\\\"");
        case '\\' -> text.append("\\\\");
        case '\n' -> text.append("\\n");
        case '\r' -> text.append("\\r");
        case '\t' -> text.append("\\t");
        default -> {
          if (c < ' ') {
            text.append(String.format("\\u%04x", (int) c));
          } else {
            text.append(c);
          }
        }
      }
    }
    return text.append('"').toString();
  }
}
