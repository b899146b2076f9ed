package io.github.parquetjdbc.engine.hash;

import java.util.Arrays;

/** The table of a join without keys: all build rows match. */
final class EveryRow implements JoinTable {

  private final int size;

  EveryRow(int size) {
    this.size = size;
  }

  @Override
  public Probe newProbe() {
    int first = size == 0 ? -1 : 0;
    return (keys, rows, from, to, matches) -> Arrays.fill(matches, 0, to - from, first);
  }

  @Override
  public boolean isUnique() {
    return size <= 1;
  }

  @Override
  public int next(int row) {
    return row + 1 < size ? row + 1 : -1;
  }

  @Override
  public long bytes() {
    return 0;
  }
}
