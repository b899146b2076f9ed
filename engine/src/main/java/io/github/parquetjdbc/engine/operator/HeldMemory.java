package io.github.parquetjdbc.engine.operator;

import io.github.parquetjdbc.engine.context.MemoryBudget;

/** What one part of an operator holds of the query's memory. */
public final class HeldMemory {

  private final MemoryBudget budget;
  private final String operator;
  private long held;

  HeldMemory(MemoryBudget budget, String operator) {
    this.budget = budget;
    this.operator = operator;
  }

  /**
   * Says how much is held now.
   *
   * @throws io.github.parquetjdbc.engine.context.QueryException OUT_OF_MEMORY
   */
  public void set(long bytes) {
    if (bytes > held) {
      budget.reserve(operator, bytes - held);
    } else {
      budget.release(held - bytes);
    }
    held = bytes;
  }

  public void release() {
    set(0);
  }
}
