package io.github.parquetjdbc.adapter.lower;

import io.github.parquetjdbc.reader.prune.ExactFacts;
import org.apache.calcite.plan.RelOptTable;

/** Tells what footers say exactly of a table's columns. */
@FunctionalInterface
public interface ExactColumns {

  /**
   * @param column number of the table's column
   * @return {@code null} where nothing is known
   * @throws java.io.UncheckedIOException where a footer cannot be read or is malformed
   */
  ExactFacts facts(RelOptTable table, int column);
}
