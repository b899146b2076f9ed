package io.github.parquetjdbc.adapter;

import io.github.parquetjdbc.vector.StopSignal;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;

/** Plans over one state of the tables; those not used for longest go first. Thread-safe. */
final class PlanCache {

  private static final int MAX_PLANS = 256;

  /** Longer statements are usually generated and not seen again. */
  private static final int MAX_TEXT = 1 << 16;

  private final QueryPlanner planner;
  private final Map<Key, PlannedQuery> plans = new LinkedHashMap<>(16, 0.75f, true);

  private record Key(String sql, QuerySettings settings, ParameterBindings bindings) {}

  PlanCache(QueryPlanner planner) {
    this.planner = planner;
  }

  PlannedQuery plan(String sql, QuerySettings settings, ParameterBindings bindings, StopSignal stop)
      throws IOException {
    Key key = new Key(sql, settings, bindings);
    synchronized (plans) {
      PlannedQuery known = plans.get(key);
      if (known != null) {
        return known;
      }
    }
    PlannedQuery planned = planner.plan(sql, settings, bindings, stop);
    if (sql.length() <= MAX_TEXT) {
      keep(key, planned);
    }
    return planned;
  }

  private void keep(Key key, PlannedQuery planned) {
    synchronized (plans) {
      plans.put(key, planned);
      if (plans.size() > MAX_PLANS) {
        plans.remove(plans.keySet().iterator().next());
      }
    }
  }
}
