package io.github.parquetjdbc.adapter.table;

import io.github.parquetjdbc.adapter.estimate.ColumnEstimate;
import io.github.parquetjdbc.engine.plan.Column;
import io.github.parquetjdbc.engine.plan.ScanSource;
import io.github.parquetjdbc.reader.prune.ExactFacts;
import io.github.parquetjdbc.reader.prune.ScanFilter;
import java.io.IOException;
import java.util.List;

/** A table: named, typed columns that can be scanned. Immutable; shared by queries. */
public interface Table {

  String name();

  /**
   * The columns, from footers only; the same in every call.
   *
   * @throws IOException where a footer cannot be read or is malformed
   */
  List<Column> columns() throws IOException;

  /**
   * Columns that are there for those who ask for them by name only; their indexes follow those of
   * {@link #columns}.
   *
   * @throws IOException where a footer cannot be read or is malformed
   */
  default List<Column> pseudoColumns() throws IOException {
    return List.of();
  }

  /**
   * Rows, exactly or estimated; never negative.
   *
   * @throws IOException where a footer cannot be read or is malformed
   */
  double rowCount() throws IOException;

  /**
   * What is known of a column's values without reading them; guides the order of joins only.
   *
   * @param column index into {@link #columns()}
   * @throws IOException where a footer cannot be read or is malformed
   */
  ColumnEstimate estimate(int column) throws IOException;

  /**
   * What is known exactly of a column's values without reading them.
   *
   * @param column index into {@link #columns()}
   * @return {@code null} where nothing is
   * @throws IOException where a footer cannot be read or is malformed
   */
  ExactFacts exactFacts(int column) throws IOException;

  /**
   * A scan of some columns.
   *
   * @param outputColumns indexes into {@link #columns()}, in the order of the scan's batches;
   *     distinct, may be empty (rows without columns)
   * @param filterColumns indexes into {@link #columns()} that the scan's filter sees, in its order;
   *     distinct, independent of {@code outputColumns}; empty where there is no filter
   * @param pruning what need not be read, or {@code null}: follows from the scan's filter, so it
   *     may be applied as loosely as is convenient
   */
  ScanSource scan(List<Integer> outputColumns, List<Integer> filterColumns, ScanFilter pruning)
      throws IOException;
}
