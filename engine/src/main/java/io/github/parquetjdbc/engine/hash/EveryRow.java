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
  public int row(int position) {
    return position;
  }

  @Override
  public int next(int position) {
    return position + 1 < size ? position + 1 : -1;
  }

  @Override
  public long bytes() {
    return 0;
  }
}
