package io.github.parquetjdbc.engine.collect;

/** PERCENTILE_DISC: the first value whose place reaches the fraction (SQL:2016, 10.9). */
record DiscretePercentile() implements PickedRows {

  @Override
  public int pick(CollectedRows rows, int group) {
    int start = Fraction.start(rows, group);
    int count = Fraction.end(rows, group) - start;
    if (count <= 0) {
      return -1;
    }
    int place = (int) Math.ceil(Fraction.of(rows, group) * count);
    return start + Math.max(0, place - 1);
  }
}
