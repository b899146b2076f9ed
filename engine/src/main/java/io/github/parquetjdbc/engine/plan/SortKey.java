package io.github.parquetjdbc.engine.plan;

/** A column to sort by. */
public record SortKey(int column, Direction direction, NullOrder nulls) {

  public enum Direction {
    ASCENDING,
    DESCENDING
  }

  public enum NullOrder {
    FIRST,
    LAST
  }
}
