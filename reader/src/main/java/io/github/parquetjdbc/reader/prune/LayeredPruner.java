package io.github.parquetjdbc.reader.prune;

import io.github.parquetjdbc.reader.metadata.RowGroup;
import java.io.IOException;

/**
 * A source of proofs that costs something, and so is asked about a condition only where what is
 * cheaper proves nothing of it.
 */
abstract class LayeredPruner implements Pruner {

  private final Pruner cheaper;

  LayeredPruner(Pruner cheaper) {
    this.cheaper = cheaper;
  }

  @Override
  public final MatchDecision decide(ScanFilter filter, RowGroup rowGroup) throws IOException {
    MatchDecision decision = cheaper.decide(filter, rowGroup);
    if (decision != MatchDecision.MAYBE) {
      return decision;
    }
    if (filter instanceof ScanFilter.And and) {
      MatchDecision all = MatchDecision.ALWAYS;
      for (int i = 0; i < and.operands().size() && all != MatchDecision.NEVER; i++) {
        all = all.and(decide(and.operands().get(i), rowGroup));
      }
      return all == MatchDecision.MAYBE ? together(and, rowGroup) : all;
    }
    if (filter instanceof ScanFilter.Or or) {
      MatchDecision any = MatchDecision.NEVER;
      for (int i = 0; i < or.operands().size() && any == MatchDecision.NEVER; i++) {
        any = any.or(decide(or.operands().get(i), rowGroup));
      }
      return any;
    }
    return own(filter, rowGroup);
  }

  /** What this source proves of a condition on one column. */
  abstract MatchDecision own(ScanFilter condition, RowGroup rowGroup) throws IOException;

  /** What it proves of conditions together that it decided none of alone. */
  MatchDecision together(ScanFilter.And conditions, RowGroup rowGroup) throws IOException {
    return MatchDecision.MAYBE;
  }
}
