package io.github.parquetjdbc.engine.operator;

import io.github.parquetjdbc.vector.Batch;

/** A {@link Transform} that makes exactly one batch of each. */
abstract class RowTransform implements Transform {

  private Batch output;

  abstract Batch transform(Batch input);

  @Override
  public final void accept(Batch input) {
    output = transform(input);
  }

  @Override
  public final Batch next() {
    Batch batch = output;
    output = null;
    return batch;
  }

  @Override
  public final void reset() {
    output = null;
  }
}
