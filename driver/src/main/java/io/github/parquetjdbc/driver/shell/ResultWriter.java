package io.github.parquetjdbc.driver.shell;

import java.io.IOException;
import java.io.Writer;
import java.sql.ResultSet;
import java.sql.SQLException;

/** Prints a result, row by row, holding at most a bounded number of rows. */
interface ResultWriter {

  /**
   * Prints all rows that are left.
   *
   * @return how many rows there were
   */
  long write(ResultSet rows, Writer out) throws SQLException, IOException;

  static ResultWriter of(ShellArguments.OutputFormat format) {
    return switch (format) {
      case TABLE -> new TableWriter();
      case CSV -> new CsvWriter();
      case JSON -> new JsonWriter();
    };
  }
}
