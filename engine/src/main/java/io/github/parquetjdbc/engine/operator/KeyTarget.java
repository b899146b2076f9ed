package io.github.parquetjdbc.engine.operator;

import java.util.List;

/**
 * A scan that a join's left keys come from.
 *
 * @param outputs for each key its place in the scan's output
 */
public record KeyTarget(ScanStage scan, List<Integer> outputs) {
  public KeyTarget {
    outputs = List.copyOf(outputs);
  }
}
