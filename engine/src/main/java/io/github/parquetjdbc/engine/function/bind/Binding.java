package io.github.parquetjdbc.engine.function.bind;

import io.github.parquetjdbc.engine.context.QueryContext;

/**
 * What a function is bound to besides its types.
 *
 * @param context time zone, clock and stop signal
 * @param reuse what may become of the arrays of its results
 */
public record Binding(QueryContext context, Output.Reuse reuse) {

  public Output output() {
    return new Output(reuse);
  }
}
