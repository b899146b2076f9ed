package io.github.parquetjdbc.bench.remote;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Arrays;

/**
 * The columns of TPC-H's q6, scanned on disk and over a network. What the network may cost is the
 * time that the bytes need at its bandwidth, and half of the local time again.
 *
 * <pre>
 *   bench/run remote /tmp/tpch [latency ms, 30] [MB/s, 200] [runs, 15]
 * </pre>
 */
public final class RemoteScans {

  private static final String QUERY =
      "SELECT SUM(l_extendedprice * l_discount) FROM lineitem"
          + " WHERE l_shipdate >= DATE '1994-01-01' AND l_shipdate < DATE '1995-01-01'"
          + " AND l_discount BETWEEN 0.05 AND 0.07 AND l_quantity < 24";

  private RemoteScans() {}

  public static void main(String[] arguments) throws IOException, SQLException {
    Path folder = Path.of(arguments[0]);
    long latency = arguments.length > 1 ? Long.parseLong(arguments[1]) : 30;
    long bandwidth = (arguments.length > 2 ? Long.parseLong(arguments[2]) : 200) * 1_000_000;
    int runs = arguments.length > 3 ? Integer.parseInt(arguments[3]) : 15;
    try (SlowServer server = new SlowServer(folder, latency, bandwidth);
        Connection local = connect(folder.resolve("lineitem.parquet").toString());
        Connection remote = connect(server.url("lineitem.parquet") + ";refresh=3600")) {
      double[] localMillis = new double[runs];
      double[] remoteMillis = new double[runs];
      for (int warmUp = 0; warmUp < runs; warmUp++) {
        run(local);
        run(remote);
      }
      long requests = server.requests();
      long bytes = server.bytes();
      for (int i = 0; i < runs; i++) {
        localMillis[i] = run(local);
        remoteMillis[i] = run(remote);
      }
      double transfer = 1000.0 * (server.bytes() - bytes) / runs / bandwidth;
      System.out.printf(
          "local %.0f ms, remote %.0f ms, of which the bytes take %.0f ms at %d MB/s;"
              + " %d requests of %d ms latency, %.1f MB a run%n",
          median(localMillis),
          median(remoteMillis),
          transfer,
          bandwidth / 1_000_000,
          (server.requests() - requests) / runs,
          latency,
          (server.bytes() - bytes) / 1e6 / runs);
      System.out.printf(
          "remote / (1.5 local + bytes): %.2f%n",
          median(remoteMillis) / (1.5 * median(localMillis) + transfer));
    }
  }

  private static Connection connect(String location) throws SQLException {
    return DriverManager.getConnection("jdbc:parquet:" + location + ";threads=2");
  }

  private static double run(Connection connection) throws SQLException {
    long start = System.nanoTime();
    try (Statement statement = connection.createStatement();
        ResultSet result = statement.executeQuery(QUERY)) {
      result.next();
      result.getObject(1);
    }
    return (System.nanoTime() - start) / 1e6;
  }

  private static double median(double[] values) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    return sorted[sorted.length / 2];
  }
}
