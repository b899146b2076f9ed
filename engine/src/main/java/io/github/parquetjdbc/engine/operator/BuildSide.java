package io.github.parquetjdbc.engine.operator;

import io.github.parquetjdbc.engine.context.QueryContext;
import io.github.parquetjdbc.engine.hash.JoinTable;
import io.github.parquetjdbc.engine.plan.PlanNode;
import io.github.parquetjdbc.engine.rows.RowStore;
import io.github.parquetjdbc.vector.DataType;
import java.io.IOException;
import java.util.List;

/** The complete right input of a join, shared by the workers that probe it. */
record BuildSide(RowStore rows, JoinTable table) {

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
    return new BuildSide(rows, table);
  }

  /** Has scans that are not prepared yet leave out rows whose keys are not here. */
  void tell(List<KeyTarget> targets) {
    for (KeyTarget target : targets) {
      target.scan().add(new KeyFilter(table, target.outputs()));
    }
  }
}
