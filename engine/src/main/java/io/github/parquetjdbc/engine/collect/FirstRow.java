package io.github.parquetjdbc.engine.collect;

/**
 * ARG_MAX and ARG_MIN: the value of the first row, in the order of the second argument; rows whose
 * second argument is null do not count.
 */
record FirstRow() implements PickedRows {

  @Override
  public int pick(CollectedRows rows, int group) {
    for (int i = rows.start(group); i < rows.end(group); i++) {
      if (!rows.isNull(1, i)) {
        return i;
      }
    }
    return -1;
  }
}
