package io.github.parquetjdbc.engine.aggregate;

import io.github.parquetjdbc.vector.Vector;
import java.util.List;

/** An aggregate function for certain argument and result types. Immutable; shared by workers. */
public final class AggregateFunction {

  /** Makes results of a function's parts. */
  interface Finish {
    Vector of(Accumulator[] parts, int from, int count);
  }

  /** Whether equal arguments may be left out without changing the result. */
  public enum Duplicates {
    MATTER,
    DO_NOT_MATTER
  }

  private final List<Part> parts;
  private final Duplicates duplicates;
  private final Finish finish;

  AggregateFunction(List<Part> parts, Duplicates duplicates, Finish finish) {
    this.parts = List.copyOf(parts);
    this.duplicates = duplicates;
    this.finish = finish;
  }

  /** What is to be kept for each group. */
  public List<Part> parts() {
    return parts;
  }

  public Duplicates duplicates() {
    return duplicates;
  }

  /**
   * The results of groups {@code from} up to {@code from + count}. Does not change the
   * accumulators: several threads may ask at once.
   *
   * @param accumulators in the order of {@link #parts}
   * @throws io.github.parquetjdbc.engine.context.QueryException NUMERIC_OVERFLOW or
   *     CARDINALITY_VIOLATION, where a group has no result
   */
  public Vector result(Accumulator[] accumulators, int from, int count) {
    return finish.of(accumulators, from, count);
  }
}
