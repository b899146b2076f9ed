package io.github.parquetjdbc.engine.aggregate;

/**
 * Rows of a batch and the groups they belong to.
 *
 * @param rows row numbers, from index {@code from} up to {@code to}
 * @param groups the group of each row, at the same indexes; {@code null} where all belong to {@code
 *     group}
 */
public record GroupedRows(int[] rows, int[] groups, int group, int from, int to) {

  public static GroupedRows ofOneGroup(int group, int[] rows, int from, int to) {
    return new GroupedRows(rows, null, group, from, to);
  }

  public static GroupedRows ofGroups(int[] groups, int[] rows, int count) {
    return new GroupedRows(rows, groups, -1, 0, count);
  }

  public int count() {
    return to - from;
  }
}
