package io.github.parquetjdbc.engine.operator;

import io.github.parquetjdbc.engine.context.MemoryBudget;
import io.github.parquetjdbc.engine.context.QueryContext;
import io.github.parquetjdbc.engine.spill.SpillSpace;
import java.util.ArrayList;
import java.util.List;

/** All that one operator's workers hold of the query's memory. */
public final class MemoryLedger {

  private final MemoryBudget budget;
  private final String operator;
  private final String advice;
  private final List<HeldMemory> entries = new ArrayList<>();

  /**
   * @param operator for messages
   */
  public MemoryLedger(QueryContext context, SpillSpace spill, String operator) {
    budget = context.memory();
    this.operator = operator;
    advice =
        spill.isAvailable()
            ? "raise memoryLimit"
            : "raise memoryLimit, or have it spill to disk with tempDirectory";
  }

  /** A new entry for one worker; any thread may ask. */
  public synchronized HeldMemory entry() {
    HeldMemory entry = new HeldMemory(budget, operator, advice);
    entries.add(entry);
    return entry;
  }

  /** Who holds it. */
  public String operator() {
    return operator;
  }

  /** Gives everything back. */
  public synchronized void release() {
    for (HeldMemory entry : entries) {
      entry.release();
    }
    entries.clear();
  }
}
