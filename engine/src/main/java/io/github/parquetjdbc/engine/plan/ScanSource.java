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
   * A scan whose filter sees more columns.
   *
   * @param columns for each column asked for, its place in the batches that the filter sees; the
   *     columns that it saw before keep theirs
   */
  record Widened(ScanSource source, List<Integer> columns) {
    public Widened {
      columns = List.copyOf(columns);
    }
  }

  /**
   * The same scan, but its filter also sees some of the output columns.
   *
   * @param outputs numbers of output columns
   */
  Widened withFilterOn(List<Integer> outputs);

  /**
   * The same scan, but with structs that have some of their fields only, so that the others are not
   * read.
   *
   * @param types of the output columns, with no other fields than now
   * @param filterTypes likewise
   */
  ScanSource narrowed(List<DataType> types, List<DataType> filterTypes);

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
