package io.github.parquetjdbc.driver.shell;

import java.io.IOException;
import java.io.Writer;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;

/** RFC 4180 with a header: fields quoted where they must be, NULL empty, empty text {@code ""}. */
final class CsvWriter implements ResultWriter {

  @Override
  public long write(ResultSet rows, Writer out) throws SQLException, IOException {
    ResultSetMetaData metadata = rows.getMetaData();
    int columns = metadata.getColumnCount();
    for (int i = 1; i <= columns; i++) {
      out.write(i == 1 ? "" : ",");
      writeField(metadata.getColumnLabel(i), out);
    }
    out.write('\n');
    long count = 0;
    while (rows.next()) {
      for (int i = 1; i <= columns; i++) {
        out.write(i == 1 ? "" : ",");
        writeField(rows.getString(i), out);
      }
      out.write('\n');
      count++;
    }
    return count;
  }

  private static void writeField(String value, Writer out) throws IOException {
    if (value == null) {
      return;
    }
    if (!value.isEmpty() && !needsQuotes(value)) {
      out.write(value);
      return;
    }
    out.write('"');
    out.write(value.replace("\"", "\"\""));
    out.write('"');
  }

  private static boolean needsQuotes(String value) {
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      if (c == ',' || c == '"' || c == '\n' || c == '\r') {
        return true;
      }
    }
    return false;
  }
}
