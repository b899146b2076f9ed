package io.github.parquetjdbc.adapter.lower;

import io.github.parquetjdbc.engine.expression.Expression;
import io.github.parquetjdbc.engine.expression.FormKind;
import io.github.parquetjdbc.engine.plan.Column;
import io.github.parquetjdbc.engine.plan.PlanNode;
import io.github.parquetjdbc.engine.plan.ScanSource;
import io.github.parquetjdbc.vector.DataType;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.apache.calcite.plan.RelOptUtil;
import org.apache.calcite.rel.core.TableScan;
import org.apache.calcite.rel.type.RelDataType;
import org.apache.calcite.rel.type.RelDataTypeField;
import org.apache.calcite.rex.RexNode;
import org.apache.calcite.rex.RexUtil;
import org.apache.calcite.util.ImmutableBitSet;
import org.apache.calcite.util.mapping.Mappings;

/**
 * A table scan with the projection and the filter above it. The scan reads the columns that are
 * asked for; those of the filter are chosen apart, so that a reader may decode them first and the
 * others only for the rows that survive.
 */
final class ScanLowering {

  private final ScanOpener opener;
  private final RexToExpression expressions;

  ScanLowering(ScanOpener opener, RexToExpression expressions) {
    this.opener = opener;
    this.expressions = expressions;
  }

  /** Conditions that may be decided within the scan: the same for a row whenever it is read. */
  static boolean canFilter(RexNode condition) {
    return RexUtil.isDeterministic(condition);
  }

  /**
   * The scan; no rows at all, and nothing to be read, where the condition is known not to be true.
   *
   * @param outputs columns of the table, in order of output
   * @param condition over the table's columns, or {@code null}
   */
  PlanNode scan(TableScan scan, List<Integer> outputs, RexNode condition) {
    List<Integer> filterColumns = filterColumns(condition);
    Expression filter = null;
    Pruning pruning = new Pruning(names(scan.getRowType(), filterColumns));
    if (condition != null) {
      List<Expression> conjuncts = shifted(condition, filterColumns, scan);
      conjuncts.removeIf(conjunct -> isLiteral(conjunct, true));
      if (conjuncts.stream().anyMatch(ScanLowering::isNeverTrue)) {
        return new PlanNode.Values(columns(scan.getRowType(), outputs), List.of());
      }
      filter = conjuncts.isEmpty() ? null : conjunction(conjuncts);
    }
    ScanSource source =
        opener.open(
            scan.getTable(),
            outputs,
            filterColumns,
            filter == null ? null : pruning.conditions(filter));
    if (filter != null) {
      FieldUse use = new FieldUse(List.of(filter));
      source = source.narrowed(source.types(), use.narrowed(source.filterTypes()));
      filter = use.over(filter);
    }
    return new PlanNode.Scan(source, columns(scan.getRowType(), outputs), filter);
  }

  /** A projection of a scan, which then reads no more fields of structs than are used. */
  static PlanNode projected(
      PlanNode.Scan scan, List<Expression> expressions, List<Column> columns) {
    FieldUse use = new FieldUse(expressions);
    List<DataType> types = use.narrowed(scan.source().types());
    ScanSource source = scan.source().narrowed(types, scan.source().filterTypes());
    List<Column> outputs = new ArrayList<>(types.size());
    for (Column column : scan.columns()) {
      outputs.add(new Column(column.name(), types.get(outputs.size()), column.nullable()));
    }
    PlanNode input = new PlanNode.Scan(source, outputs, scan.filter());
    return new PlanNode.Project(input, use.over(expressions), columns);
  }

  private static List<Integer> filterColumns(RexNode condition) {
    return condition == null ? List.of() : RelOptUtil.InputFinder.bits(condition).asList();
  }

  /** The conjuncts over the filter's columns; those that cannot fail come first. */
  private List<Expression> shifted(RexNode condition, List<Integer> filterColumns, TableScan scan) {
    int width = scan.getRowType().getFieldCount();
    Mappings.TargetMapping mapping =
        Mappings.target(ImmutableBitSet.of(filterColumns)::indexOf, width, filterColumns.size());
    List<Expression> safe = new ArrayList<>();
    List<Expression> failing = new ArrayList<>();
    for (RexNode conjunct : RelOptUtil.conjunctions(condition)) {
      Expression lowered = expressions.lower(RexUtil.apply(mapping, conjunct));
      (Failures.canFail(lowered) ? failing : safe).add(lowered);
    }
    safe.addAll(failing);
    return safe;
  }

  private static boolean isNeverTrue(Expression conjunct) {
    return isLiteral(conjunct, false) || isLiteral(conjunct, null);
  }

  private static boolean isLiteral(Expression expression, Boolean value) {
    return expression instanceof Expression.Literal literal
        && Objects.equals(literal.value(), value);
  }

  private static Expression conjunction(List<Expression> conjuncts) {
    return conjuncts.size() == 1
        ? conjuncts.get(0)
        : new Expression.Form(FormKind.AND, conjuncts, DataType.BOOLEAN);
  }

  private static List<String> names(RelDataType rowType, List<Integer> columns) {
    List<String> names = new ArrayList<>(columns.size());
    for (int column : columns) {
      names.add(rowType.getFieldList().get(column).getName());
    }
    return names;
  }

  private static List<Column> columns(RelDataType rowType, List<Integer> outputs) {
    List<Column> columns = new ArrayList<>(outputs.size());
    for (int output : outputs) {
      RelDataTypeField field = rowType.getFieldList().get(output);
      columns.add(Columns.of(field));
    }
    return columns;
  }
}
