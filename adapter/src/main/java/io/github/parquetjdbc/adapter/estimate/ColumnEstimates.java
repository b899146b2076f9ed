package io.github.parquetjdbc.adapter.estimate;

/** What a table knows of its columns; found by unwrapping a table of the catalogue. */
public interface ColumnEstimates {

  /**
   * @param column a field of the table's row type
   */
  ColumnEstimate column(int column);
}
