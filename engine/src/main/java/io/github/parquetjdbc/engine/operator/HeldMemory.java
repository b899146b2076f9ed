package io.github.parquetjdbc.engine.operator;

import io.github.parquetjdbc.engine.context.MemoryBudget;

/** What one part of an operator holds of the query's memory; used by one thread at a time. */
public final class HeldMemory {

  private final MemoryBudget budget;
  private final String operator;
  private final String advice;
  private long held;

  HeldMemory(MemoryBudget budget, String operator, String advice) {
    this.budget = budget;
    this.operator = operator;
    this.advice = advice;
  }

  /**
   * Says how much is held now.
   *
   * @throws io.github.parquetjdbc.engine.context.QueryException OUT_OF_MEMORY
   */
  public void set(long bytes) {
    if (bytes > held) {
      budget.reserve(operator, bytes - held, advice);
    } else {
      budget.release(held - bytes);
    }
    held = bytes;
  }

  /**
   * The same; {@code false} where there is no memory for it, and then something must be spilled.
   */
  public boolean trySet(long bytes) {
    if (bytes > held) {
      if (!budget.tryReserve(bytes - held)) {
        if (bytes > budget.share()) {
          return false;
        }
        budget.reserveShare(bytes - held);
      }
    } else {
      budget.release(held - bytes);
    }
    held = bytes;
    return true;
  }

  /** Bytes that are held in any case. */
  public long share() {
    return budget.share();
  }

  /** Answers from now on for what {@code other} answered for. */
  public void takeOver(HeldMemory other) {
    held += other.held;
    other.held = 0;
  }

  public void release() {
    set(0);
  }
}
