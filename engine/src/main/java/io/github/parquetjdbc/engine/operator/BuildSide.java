package io.github.parquetjdbc.engine.operator;

import io.github.parquetjdbc.engine.context.QueryContext;
import io.github.parquetjdbc.engine.hash.JoinTable;
import io.github.parquetjdbc.engine.plan.PlanNode;
import io.github.parquetjdbc.engine.rows.RowStore;
import io.github.parquetjdbc.vector.DataType;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The complete right input of a join, shared by the workers that probe it. */
record BuildSide(RowStore rows, JoinTable table, PlanNode.Join node) {

  /** A table of some keys only is made for scans of so many times its rows. */
  private static final int WORTHWHILE = 4;

  /**
   * Reads all of the right input, which is not prepared yet, and enters it by its keys.
   *
   * @param memory answers for what is held
   */
  static BuildSide collect(
      Stage right,
      PlanNode.Join node,
      Execution execution,
      MemoryLedger memory,
      QueryContext context)
      throws IOException {
    right.prepare(PlanNode.UNLIMITED);
    List<DataType> types = PlanNode.types(node.right().columns());
    List<CollectSink> sinks = execution.drain(right, () -> new CollectSink(types, memory.entry()));
    RowStore rows = CollectSink.joined(types, sinks, memory.entry());
    JoinTable table = JoinTable.of(rows, node.rightKeys(), node.nullSafe(), context::checkStopped);
    memory.entry().set(table.bytes());
    return new BuildSide(rows, table, node);
  }

  /**
   * Has scans that are not prepared yet leave out rows whose keys are not here.
   *
   * @param memory answers for what is held for it
   */
  void tell(List<KeyTarget> targets, MemoryLedger memory, QueryContext context) {
    Map<List<Integer>, JoinTable> tables = new HashMap<>();
    for (KeyTarget target : targets) {
      if (target.keys().size() == node.rightKeys().size()) {
        target.scan().add(new KeyFilter(table, target.outputs()));
      } else if (WORTHWHILE * (double) rows.size() <= target.scan().rowEstimate()) {
        JoinTable some =
            tables.computeIfAbsent(target.keys(), keys -> tableOf(keys, memory, context));
        target.scan().add(new KeyFilter(some, target.outputs()));
      }
    }
  }

  private JoinTable tableOf(List<Integer> keys, MemoryLedger memory, QueryContext context) {
    List<Integer> columns = keys.stream().map(node.rightKeys()::get).toList();
    List<Boolean> nullSafe = keys.stream().map(node.nullSafe()::get).toList();
    JoinTable some = JoinTable.of(rows, columns, nullSafe, context::checkStopped);
    memory.entry().set(some.bytes());
    return some;
  }
}
