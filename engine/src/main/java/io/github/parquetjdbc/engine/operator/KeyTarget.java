package io.github.parquetjdbc.engine.operator;

import java.util.List;

/**
 * A scan that some or all of a join's left keys come from.
 *
 * @param keys their numbers among the join's keys
 * @param outputs for each of them its place in the scan's output
 */
public record KeyTarget(ScanStage scan, List<Integer> keys, List<Integer> outputs) {
  public KeyTarget {
    keys = List.copyOf(keys);
    outputs = List.copyOf(outputs);
  }
}
