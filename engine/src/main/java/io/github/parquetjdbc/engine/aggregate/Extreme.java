package io.github.parquetjdbc.engine.aggregate;

/** Which end of the order MIN and MAX look for. Integers turn the order around by this mask. */
enum Extreme {
  LEAST(0),
  GREATEST(-1);

  private final long flip;

  Extreme(long flip) {
    this.flip = flip;
  }

  /** {@code x ^ flip} is least where {@code x} is the extreme wanted. */
  long flip() {
    return flip;
  }
}
