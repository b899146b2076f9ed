package io.github.parquetjdbc.adapter.lower;

import io.github.parquetjdbc.engine.plan.ScanSource;
import io.github.parquetjdbc.reader.prune.ScanFilter;
import java.util.List;
import org.apache.calcite.plan.RelOptTable;

/** Turns a rel's table and a choice of its columns into something that the engine can scan. */
@FunctionalInterface
public interface ScanOpener {

  /**
   * @param outputColumns columns of the table, in the order of the scan's batches
   * @param filterColumns columns of the table that the scan's filter sees, in its order
   * @param pruning what need not be read, or {@code null}
   */
  ScanSource open(
      RelOptTable table,
      List<Integer> outputColumns,
      List<Integer> filterColumns,
      ScanFilter pruning);
}
