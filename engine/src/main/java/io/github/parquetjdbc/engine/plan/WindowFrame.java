package io.github.parquetjdbc.engine.plan;

/**
 * Which rows around each row a window call sees (SQL:2016, 7.15 "window clause").
 *
 * @param exclusion rows that are taken out again
 */
public record WindowFrame(Unit unit, Bound start, Bound end, Exclusion exclusion) {

  /** What bounds count in: rows, peers' key values, or groups of peers. */
  public enum Unit {
    ROWS,
    RANGE,
    GROUPS
  }

  public enum BoundKind {
    UNBOUNDED_PRECEDING,
    PRECEDING,
    CURRENT_ROW,
    FOLLOWING,
    UNBOUNDED_FOLLOWING
  }

  /**
   * One end of a frame.
   *
   * @param column for PRECEDING and FOLLOWING an input column, else -1: by ROWS and GROUPS a
   *     BIGINT, how many; by RANGE the key, of the order's type, that the frame reaches to
   */
  public record Bound(BoundKind kind, int column) {}

  public enum Exclusion {
    NO_OTHERS,
    CURRENT_ROW,
    GROUP,
    TIES
  }

  /** All rows of the partition. */
  public static final WindowFrame WHOLE =
      new WindowFrame(
          Unit.ROWS,
          new Bound(BoundKind.UNBOUNDED_PRECEDING, -1),
          new Bound(BoundKind.UNBOUNDED_FOLLOWING, -1),
          Exclusion.NO_OTHERS);
}
