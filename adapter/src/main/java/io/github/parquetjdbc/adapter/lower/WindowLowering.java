package io.github.parquetjdbc.adapter.lower;

import io.github.parquetjdbc.engine.expression.Expression;
import io.github.parquetjdbc.engine.plan.Column;
import io.github.parquetjdbc.engine.plan.PlanNode;
import io.github.parquetjdbc.engine.plan.SortKey;
import io.github.parquetjdbc.engine.plan.WindowCall;
import io.github.parquetjdbc.vector.DataType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.apache.calcite.rel.core.Project;
import org.apache.calcite.rex.RexBuilder;
import org.apache.calcite.rex.RexFieldCollation;
import org.apache.calcite.rex.RexInputRef;
import org.apache.calcite.rex.RexNode;
import org.apache.calcite.rex.RexOver;
import org.apache.calcite.rex.RexShuttle;
import org.apache.calcite.rex.RexVisitorImpl;
import org.apache.calcite.rex.RexWindow;

/**
 * A projection with OVER clauses: what windows need is computed first, then each window's calls,
 * then the projection itself over their results. Windows of one partition and order are one node.
 */
final class WindowLowering {

  private final RexToExpression expressions;
  private final Project project;
  private final RexBuilder rexBuilder;

  /** Columns that the windows see: the input's, then computed ones. */
  private final List<Expression> prepared = new ArrayList<>();

  private final Map<Sorting, List<RexOver>> windows = new LinkedHashMap<>();
  private final Map<RexOver, WindowCall> calls = new LinkedHashMap<>();

  /** What windows that are computed together share. */
  private record Sorting(List<Integer> partition, List<SortKey> order) {}

  WindowLowering(RexToExpression expressions, Project project) {
    this.expressions = expressions;
    this.project = project;
    rexBuilder = project.getCluster().getRexBuilder();
  }

  PlanNode lower(PlanNode input) {
    prepared.addAll(Columns.references(input, 0, input.columns().size()));
    for (RexNode expression : project.getProjects()) {
      expression.accept(
          new RexVisitorImpl<Void>(true) {
            @Override
            public Void visitOver(RexOver over) {
              add(over);
              return null;
            }
          });
    }
    PlanNode node = computed(input);
    Map<RexOver, Integer> results = new LinkedHashMap<>();
    for (Map.Entry<Sorting, List<RexOver>> window : windows.entrySet()) {
      for (RexOver over : window.getValue()) {
        results.put(over, node.columns().size() + window.getValue().indexOf(over));
      }
      node = window(node, window.getKey(), window.getValue());
    }
    return projected(node, results);
  }

  private void add(RexOver over) {
    if (calls.containsKey(over)) {
      return;
    }
    RexWindow window = over.getWindow();
    List<Integer> partition = new ArrayList<>();
    for (RexNode key : window.partitionKeys) {
      partition.add(column(expressions.lower(key)));
    }
    FrameLowering frame = new FrameLowering(expressions, rexBuilder, window, this::column);
    List<SortKey> order = new ArrayList<>();
    for (RexFieldCollation key : window.orderKeys) {
      int column = column(frame.orderKey(key));
      order.add(SortKeys.of(column, key.getDirection(), key.getNullDirection()));
    }
    calls.put(over, call(over, frame));
    windows.computeIfAbsent(new Sorting(partition, order), sorting -> new ArrayList<>()).add(over);
  }

  private WindowCall call(RexOver over, FrameLowering frame) {
    if (over.isDistinct()) {
      throw new UnsupportedSqlException("DISTINCT within a window function is");
    }
    String name = over.getAggOperator().getName().toLowerCase(Locale.ROOT);
    DataType type = TypeBridge.toDataType(over.getType());
    List<Integer> arguments = new ArrayList<>();
    for (RexNode operand : over.getOperands()) {
      Expression argument = expressions.lower(operand);
      arguments.add(
          column(Casts.to(argument, argumentType(name, arguments.size(), argument, type))));
    }
    return new WindowCall(
        name,
        arguments,
        over.ignoreNulls() ? WindowCall.Nulls.IGNORED : WindowCall.Nulls.RESPECTED,
        frame.frame(),
        type);
  }

  /** Offsets and numbers are whole; defaults and values are of the result's type. */
  private static DataType argumentType(
      String name, int argument, Expression expression, DataType result) {
    return switch (name) {
      case "ntile" -> DataType.BIGINT;
      case "lag", "lead", "nth_value" -> argument == 1 ? DataType.BIGINT : result;
      case "first_value", "last_value" -> result;
      default -> expression.type();
    };
  }

  /** The place of an expression among the columns that windows see. */
  private int column(Expression expression) {
    int place = prepared.indexOf(expression);
    if (place < 0) {
      place = prepared.size();
      prepared.add(expression);
    }
    return place;
  }

  private PlanNode computed(PlanNode input) {
    int width = input.columns().size();
    if (prepared.size() == width) {
      return input;
    }
    List<Column> columns = new ArrayList<>(input.columns());
    for (int i = width; i < prepared.size(); i++) {
      columns.add(new Column("$w" + (i - width), prepared.get(i).type(), true));
    }
    return new PlanNode.Project(input, prepared, columns);
  }

  private PlanNode window(PlanNode input, Sorting sorting, List<RexOver> overs) {
    List<Column> columns = new ArrayList<>(input.columns());
    List<WindowCall> lowered = new ArrayList<>();
    for (RexOver over : overs) {
      WindowCall call = calls.get(over);
      lowered.add(call);
      columns.add(new Column(call.name(), call.type(), true));
    }
    return new PlanNode.Window(input, sorting.partition(), sorting.order(), lowered, columns);
  }

  private PlanNode projected(PlanNode node, Map<RexOver, Integer> results) {
    RexShuttle replaced =
        new RexShuttle() {
          @Override
          public RexNode visitOver(RexOver over) {
            return new RexInputRef(results.get(over), over.getType());
          }
        };
    List<Column> columns = Columns.of(project.getRowType());
    List<Expression> lowered = new ArrayList<>();
    for (RexNode expression : project.getProjects()) {
      Expression value = expressions.lower(expression.accept(replaced));
      lowered.add(Casts.to(value, columns.get(lowered.size()).type()));
    }
    return new PlanNode.Project(node, lowered, columns);
  }
}
