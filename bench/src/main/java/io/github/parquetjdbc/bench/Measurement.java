package io.github.parquetjdbc.bench;

import java.util.Arrays;
import java.util.List;

/**
 * The counted runs of a query: the n-th of ours and the n-th of the peer ran next to each other.
 */
record Measurement(Query query, long rows, List<Run> ours, List<Run> peer) {
  double ourMillis() {
    return median(ours.stream().mapToDouble(run -> run.nanos() / 1e6).toArray());
  }

  double peerMillis() {
    return median(peer.stream().mapToDouble(run -> run.nanos() / 1e6).toArray());
  }

  /** Median of the pairwise ratios of elapsed times; below 1, ours is faster. */
  double ratio() {
    double[] ratios = new double[ours.size()];
    for (int i = 0; i < ratios.length; i++) {
      ratios[i] = (double) ours.get(i).nanos() / peer.get(i).nanos();
    }
    return median(ratios);
  }

  /**
   * CPU time of all counted runs, ours / peer: other work on the machine disturbs it less. The
   * clock ticks in hundredths of a second, so single runs are not compared.
   */
  double cpuRatio() {
    return (double) ours.stream().mapToLong(Run::cpuNanos).sum()
        / peer.stream().mapToLong(Run::cpuNanos).sum();
  }

  private static double median(double[] values) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    int middle = sorted.length / 2;
    return sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
  }
}
