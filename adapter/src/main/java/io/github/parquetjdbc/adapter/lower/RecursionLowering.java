package io.github.parquetjdbc.adapter.lower;

import io.github.parquetjdbc.engine.plan.Column;
import io.github.parquetjdbc.engine.plan.PlanNode;
import io.github.parquetjdbc.engine.plan.PlanNode.Recurrence;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.apache.calcite.rel.RelNode;
import org.apache.calcite.rel.core.RepeatUnion;
import org.apache.calcite.rel.core.Spool;
import org.apache.calcite.rel.core.TableScan;

/**
 * WITH RECURSIVE: Calcite's repeated union, whose two parts are spooled to a table that the second
 * one reads. The engine keeps that table itself.
 */
final class RecursionLowering {

  private final Function<RelNode, PlanNode> lowering;

  /** The recursions whose steps are lowered, by the names of their tables. */
  private final Map<List<String>, PlanNode.WorkingTable> tables = new HashMap<>();

  private int recursions;

  /**
   * @param lowering lowers the parts, and asks for working tables here
   */
  RecursionLowering(Function<RelNode, PlanNode> lowering) {
    this.lowering = lowering;
  }

  PlanNode workingTable(TableScan scan) {
    PlanNode.WorkingTable table = tables.get(scan.getTable().getQualifiedName());
    if (table == null) {
      throw new UnsupportedSqlException("a recursive query that is used in this way is");
    }
    return table;
  }

  PlanNode lower(RepeatUnion union) {
    List<Column> columns = Columns.of(union.getRowType());
    PlanNode seed = Columns.converted(lowering.apply(unspooled(union.getSeedRel())), columns);
    int number = ++recursions;
    List<String> name = union.getTransientTable().getQualifiedName();
    PlanNode.WorkingTable outer = tables.put(name, new PlanNode.WorkingTable(number, columns));
    PlanNode step = Columns.converted(lowering.apply(unspooled(union.getIterativeRel())), columns);
    tables.remove(name);
    if (outer != null) {
      tables.put(name, outer);
    }
    return new PlanNode.Recursion(
        seed, step, union.all ? Recurrence.ALL : Recurrence.NEW, number, columns);
  }

  private static RelNode unspooled(RelNode rel) {
    return rel instanceof Spool spool ? spool.getInput() : rel;
  }
}
