package io.github.parquetjdbc.reader.prune;

/**
 * What is proven about a condition and the rows of a part of a file. A row matches if the condition
 * is true for it; false and NULL are both no match.
 */
public enum MatchDecision {
  /** Proven: no row matches. The part need not be read. */
  NEVER,
  /** Nothing is proven. */
  MAYBE,
  /** Proven: every row matches. The condition need not be evaluated. */
  ALWAYS;

  /** What is proven of "this and that". */
  public MatchDecision and(MatchDecision other) {
    return ordinal() < other.ordinal() ? this : other;
  }

  /** What is proven of "this or that". */
  public MatchDecision or(MatchDecision other) {
    return ordinal() > other.ordinal() ? this : other;
  }
}
