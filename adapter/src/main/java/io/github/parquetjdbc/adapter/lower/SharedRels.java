package io.github.parquetjdbc.adapter.lower;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.apache.calcite.plan.RelDigest;
import org.apache.calcite.rel.RelNode;
import org.apache.calcite.rel.core.Aggregate;
import org.apache.calcite.rex.RexCall;
import org.apache.calcite.rex.RexNode;
import org.apache.calcite.rex.RexShuttle;

/**
 * Aggregates that stand at several places of a query, such as a WITH query that is used twice: they
 * are computed once. Other rels are not shared, since their rows may be as many as a table's.
 */
final class SharedRels {

  private static final Set<String> RANDOM = Set.of("RAND", "RAND_INTEGER", "RANDOM");

  private final Map<RelDigest, Integer> numbers = new HashMap<>();

  static SharedRels in(RelNode root) {
    SharedRels shared = new SharedRels();
    shared.search(root, new HashSet<>());
    return shared;
  }

  private void search(RelNode rel, Set<RelDigest> seen) {
    if (rel instanceof Aggregate && isSteady(rel) && !seen.add(rel.getRelDigest())) {
      numbers.putIfAbsent(rel.getRelDigest(), numbers.size() + 1);
      return;
    }
    for (RelNode input : rel.getInputs()) {
      search(input, seen);
    }
  }

  /** Whether it gives the same rows each time. */
  private static boolean isSteady(RelNode rel) {
    Draws draws = new Draws();
    rel.accept(draws);
    return !draws.found && rel.getInputs().stream().allMatch(SharedRels::isSteady);
  }

  /** Looks for functions that give another value each time. */
  private static final class Draws extends RexShuttle {
    private boolean found;

    @Override
    public RexNode visitCall(RexCall call) {
      // Calcite takes these for deterministic.
      found |= RANDOM.contains(call.getOperator().getName().toUpperCase(Locale.ROOT));
      found |= !call.getOperator().isDeterministic();
      return super.visitCall(call);
    }
  }

  /** The number of the rel's rows, or 0 where they are needed once. */
  int number(RelNode rel) {
    return numbers.isEmpty() || !(rel instanceof Aggregate)
        ? 0
        : numbers.getOrDefault(rel.getRelDigest(), 0);
  }
}
