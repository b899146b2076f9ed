package io.github.parquetjdbc.engine.plan;

/** Which rows a join gives. */
public enum JoinKind {
  /** Every pair that matches. */
  INNER(true, true),
  /** Every pair, and left rows without a match, padded with nulls. */
  LEFT(true, true),
  /** Left rows with a match, once; no right columns. */
  SEMI(true, false),
  /** Left rows without a match; no right columns. */
  ANTI(true, false),
  /** Right rows with a match, once, in their order; no left columns. */
  RIGHT_SEMI(false, true),
  /** Right rows without a match, in their order; no left columns. */
  RIGHT_ANTI(false, true);

  private final boolean givesLeft;
  private final boolean givesRight;

  JoinKind(boolean givesLeft, boolean givesRight) {
    this.givesLeft = givesLeft;
    this.givesRight = givesRight;
  }

  /** Whether left columns come out. */
  public boolean givesLeft() {
    return givesLeft;
  }

  /** Whether right columns come out, behind the left ones if any. */
  public boolean givesRight() {
    return givesRight;
  }

  /** Whether left rows without a match make no difference. */
  public boolean dropsUnmatchedLeft() {
    return this != LEFT && this != ANTI;
  }

  /** Whether it is the build side's own rows that come out, after all of the left input. */
  public boolean marksRight() {
    return !givesLeft;
  }
}
