package io.github.parquetjdbc.engine.operator;

import io.github.parquetjdbc.engine.hash.JoinTable;
import java.util.List;

/**
 * What the build side of a join above says about a scan: rows whose keys it lacks are of no use.
 *
 * @param table the complete build side
 * @param outputs the scan's output columns that are the join's keys, in the order of the table's
 */
record KeyFilter(JoinTable table, List<Integer> outputs) {
  KeyFilter {
    outputs = List.copyOf(outputs);
  }
}
