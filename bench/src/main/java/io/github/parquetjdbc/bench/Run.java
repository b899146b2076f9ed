package io.github.parquetjdbc.bench;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

/**
 * One execution of a query: from {@code executeQuery} until {@code getObject} was called on every
 * column of the last row.
 *
 * @param nanos elapsed time
 * @param cpuNanos CPU time of the whole process meanwhile, native threads included
 * @param rows rows that came
 * @param values values that were not null
 */
record Run(long nanos, long cpuNanos, long rows, long values) {
  private static final OperatingSystemMXBean PROCESS =
      (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();

  static Run of(Side side, Query query) throws SQLException {
    long cpu = PROCESS.getProcessCpuTime();
    long start = System.nanoTime();
    long rows = 0;
    long values = 0;
    try (Statement statement = side.connection().createStatement();
        ResultSet result = statement.executeQuery(query.sql())) {
      int columns = result.getMetaData().getColumnCount();
      while (result.next()) {
        for (int c = 1; c <= columns; c++) {
          if (result.getObject(c) != null) {
            values++;
          }
        }
        rows++;
      }
    }
    long nanos = System.nanoTime() - start;
    return new Run(nanos, PROCESS.getProcessCpuTime() - cpu, rows, values);
  }
}
