package io.github.parquetjdbc.vector;

/** The rows of a batch that are still alive: ascending row numbers. */
public final class Selection {

  private final int[] rows;
  private final int count;

  /**
   * @param rows ascending, the first {@code count} count; not copied
   */
  public Selection(int[] rows, int count) {
    this.rows = rows;
    this.count = count;
  }

  public int[] rows() {
    return rows;
  }

  public int count() {
    return count;
  }
}
