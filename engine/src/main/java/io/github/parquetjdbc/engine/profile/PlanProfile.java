package io.github.parquetjdbc.engine.profile;

import io.github.parquetjdbc.engine.operator.Execution;
import io.github.parquetjdbc.engine.operator.Stage;
import io.github.parquetjdbc.engine.plan.PlanNode;
import java.util.IdentityHashMap;
import java.util.Map;

/**
 * The measurements of one execution of a plan, a node each. Made by one thread, read at the end.
 */
public final class PlanProfile implements Instruments {

  /** A node stands at one place of a plan. */
  private final Map<PlanNode, NodeProfile> nodes = new IdentityHashMap<>();

  @Override
  public Stage stage(PlanNode node, Stage stage) {
    return new ProfiledStage(stage, of(node));
  }

  @Override
  public Execution execution(PlanNode node, Execution execution) {
    return new ProfiledExecution(execution, of(node));
  }

  private NodeProfile of(PlanNode node) {
    return nodes.computeIfAbsent(node, key -> new NodeProfile());
  }

  /** Rows that a node has given. */
  public long rows(PlanNode node) {
    return of(node).rows();
  }

  /**
   * Time that all threads together have spent in a node itself, without its inputs. Where threads
   * wait for each other, it is theirs that are waited for.
   *
   * @return nanoseconds
   */
  public long ownNanos(PlanNode node) {
    long own = of(node).allNanos();
    for (PlanNode input : node.inputs()) {
      own -= of(input).nanosWithinCaller();
    }
    return Math.max(0, own);
  }
}
