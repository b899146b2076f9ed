package io.github.parquetjdbc.engine.plan;

import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.MorselSource;
import io.github.parquetjdbc.vector.StopSignal;
import java.io.IOException;
import java.util.List;

/** A table scan as the engine sees it: columns chosen, ready to be opened. Immutable. */
public interface ScanSource {

  /** Types of the output columns, in the order of the batches. */
  List<DataType> types();

  /**
   * Types of the columns that the scan's filter sees, in the order of the batches handed to the
   * {@link io.github.parquetjdbc.vector.RowFilter}. They are chosen apart from the output columns:
   * a column may be in both or in one.
   */
  List<DataType> filterTypes();

  /**
   * Opens the scan for one execution.
   *
   * @param limit rows after which the engine will stop asking, or {@link PlanNode#UNLIMITED}; the
   *     source may read less for it
   * @param signal asked between pages whether to stop
   */
  MorselSource open(long limit, StopSignal signal) throws IOException;

  /** Rows expected, for choosing build sides and the like; never negative. */
  double rowEstimate();

  /** What is read, for EXPLAIN: table, columns, pruning conditions. */
  String description();
}
