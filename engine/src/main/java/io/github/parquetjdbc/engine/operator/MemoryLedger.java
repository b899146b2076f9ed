package io.github.parquetjdbc.engine.operator;

import io.github.parquetjdbc.engine.context.MemoryBudget;
import java.util.ArrayList;
import java.util.List;

/** All that one operator's workers hold of the query's memory. */
public final class MemoryLedger {

  private final MemoryBudget budget;
  private final String operator;
  private final List<HeldMemory> entries = new ArrayList<>();

  public MemoryLedger(MemoryBudget budget, String operator) {
    this.budget = budget;
    this.operator = operator;
  }

  /** A new entry for one worker; any thread may ask. */
  public synchronized HeldMemory entry() {
    HeldMemory entry = new HeldMemory(budget, operator);
    entries.add(entry);
    return entry;
  }

  /** Gives everything back. */
  public synchronized void release() {
    for (HeldMemory entry : entries) {
      entry.release();
    }
    entries.clear();
  }
}
