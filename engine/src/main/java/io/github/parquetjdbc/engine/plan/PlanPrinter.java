package io.github.parquetjdbc.engine.plan;

import io.github.parquetjdbc.engine.expression.Expression;
import io.github.parquetjdbc.engine.plan.AggregateCall.Distinctness;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/** A plan as indented text: a node a line, its inputs below it, for EXPLAIN. */
public final class PlanPrinter {

  private final Function<PlanNode, String> note;
  private final StringBuilder text = new StringBuilder();

  /** Numbers of the shared rows whose input was printed. */
  private final Set<Integer> shown = new HashSet<>();

  private PlanPrinter(Function<PlanNode, String> note) {
    this.note = note;
  }

  /** Lines that end with a line feed each. */
  public static String print(PlanNode plan) {
    return print(plan, node -> "");
  }

  /**
   * The same with more to say of each node.
   *
   * @param note what is put at the end of a node's line
   */
  public static String print(PlanNode plan, Function<PlanNode, String> note) {
    StringBuilder text = new StringBuilder();
    PlanPrinter printer = new PlanPrinter(note);
    printer.append(plan, 0);
    return printer.text.toString();
  }

  private void append(PlanNode node, int depth) {
    text.append("  ".repeat(depth)).append(node.accept(new Line())).append(note.apply(node));
    text.append('\n');
    if (node instanceof PlanNode.Shared rows && !shown.add(rows.number())) {
      return;
    }
    for (PlanNode input : node.inputs()) {
      append(input, depth + 1);
    }
  }

  /** What a node says of itself. */
  private static final class Line implements PlanVisitor<String> {

    @Override
    public String visitScan(PlanNode.Scan node) {
      // The filter's columns are chosen apart from the output: they have numbers, not names.
      String filter =
          node.filter() == null
              ? ""
              : " filter " + new ExpressionPrinter(List.of()).text(node.filter());
      return "Scan " + node.source().description() + filter;
    }

    @Override
    public String visitValues(PlanNode.Values node) {
      return "Values " + node.rows().size() + " rows of " + names(node.columns());
    }

    @Override
    public String visitFilter(PlanNode.Filter node) {
      return "Filter " + printer(node.input()).text(node.condition());
    }

    @Override
    public String visitProject(PlanNode.Project node) {
      ExpressionPrinter printer = printer(node.input());
      List<String> items = new ArrayList<>();
      for (int i = 0; i < node.expressions().size(); i++) {
        Expression expression = node.expressions().get(i);
        String name = node.columns().get(i).name();
        String text = printer.text(expression);
        items.add(text.equals(name) ? text : text + " AS " + name);
      }
      return "Project " + String.join(", ", items);
    }

    @Override
    public String visitAggregate(PlanNode.Aggregate node) {
      ExpressionPrinter printer = printer(node.input());
      List<String> calls = new ArrayList<>();
      for (AggregateCall call : node.calls()) {
        calls.add(call(call, printer));
      }
      String keys = node.keys().isEmpty() ? "" : " by " + columns(node.keys(), printer);
      return "Aggregate " + String.join(", ", calls) + keys;
    }

    private static String call(AggregateCall call, ExpressionPrinter printer) {
      String arguments = call.arguments().isEmpty() ? "*" : columns(call.arguments(), printer);
      String distinct = call.distinctness() == Distinctness.DISTINCT ? "DISTINCT " : "";
      String filter =
          call.filter() < 0 ? "" : " FILTER (WHERE " + printer.column(call.filter()) + ")";
      return call.name() + "(" + distinct + arguments + ")" + filter;
    }

    @Override
    public String visitSort(PlanNode.Sort node) {
      String parts = order(node.keys(), printer(node.input()));
      String offset = node.offset() == 0 ? "" : " offset " + node.offset();
      String limit = node.limit() == PlanNode.UNLIMITED ? "" : " limit " + node.limit();
      String name = node.keys().isEmpty() ? "Limit" : "Sort by " + parts;
      return name + offset + limit;
    }

    private static String order(List<SortKey> keys, ExpressionPrinter printer) {
      List<String> parts = new ArrayList<>();
      for (SortKey key : keys) {
        parts.add(
            printer.column(key.column())
                + (key.direction() == SortKey.Direction.ASCENDING ? " ASC" : " DESC")
                + " NULLS "
                + key.nulls());
      }
      return String.join(", ", parts);
    }

    @Override
    public String visitExpand(PlanNode.Expand node) {
      ExpressionPrinter printer = printer(node.input());
      List<String> sets = new ArrayList<>();
      for (PlanNode.GroupingSet set : node.sets()) {
        List<Integer> keys = new ArrayList<>();
        for (int i = 0; i < set.keys().size(); i++) {
          if (set.keys().get(i)) {
            keys.add(node.keys().get(i));
          }
        }
        sets.add("(" + columns(keys, printer) + ")");
      }
      return "Expand to " + String.join(", ", sets);
    }

    @Override
    public String visitUnnest(PlanNode.Unnest node) {
      String numbered = node.ordinality() ? " with ordinality" : "";
      String empty = node.empty() == PlanNode.EmptyCollections.PADDED ? ", empty ones too" : "";
      return "Unnest " + columns(node.collections(), printer(node.input())) + numbered + empty;
    }

    @Override
    public String visitWindow(PlanNode.Window node) {
      ExpressionPrinter printer = printer(node.input());
      List<String> calls = new ArrayList<>();
      for (WindowCall call : node.calls()) {
        calls.add(call.name() + "(" + columns(call.arguments(), printer) + ")");
      }
      String partition =
          node.partition().isEmpty() ? "" : " partition by " + columns(node.partition(), printer);
      String order = node.order().isEmpty() ? "" : " order by " + order(node.order(), printer);
      return "Window " + String.join(", ", calls) + partition + order;
    }

    @Override
    public String visitJoin(PlanNode.Join node) {
      ExpressionPrinter left = printer(node.left());
      ExpressionPrinter right = printer(node.right());
      List<String> pairs = new ArrayList<>();
      for (int i = 0; i < node.leftKeys().size(); i++) {
        pairs.add(
            left.column(node.leftKeys().get(i))
                + (node.nullSafe().get(i) ? " IS NOT DISTINCT FROM " : " = ")
                + right.column(node.rightKeys().get(i)));
      }
      List<Column> both = new ArrayList<>(node.left().columns());
      both.addAll(node.right().columns());
      String on = pairs.isEmpty() ? "" : " on " + String.join(" and ", pairs);
      String condition =
          node.condition() == null
              ? ""
              : " where " + new ExpressionPrinter(both).text(node.condition());
      return "Join " + node.kind() + on + condition;
    }

    @Override
    public String visitSample(PlanNode.Sample node) {
      String seed = node.seed() == null ? "" : " repeatable " + node.seed();
      return "Sample " + node.sampling() + " " + node.share() + seed;
    }

    @Override
    public String visitRecursion(PlanNode.Recursion node) {
      return "Recursion " + node.number() + ", rows that are " + node.recurrence();
    }

    @Override
    public String visitWorkingTable(PlanNode.WorkingTable node) {
      return "Rows of the last round of recursion " + node.number();
    }

    @Override
    public String visitShared(PlanNode.Shared node) {
      return "Shared rows " + node.number();
    }

    @Override
    public String visitUnionAll(PlanNode.UnionAll node) {
      return "UnionAll";
    }

    private static ExpressionPrinter printer(PlanNode input) {
      return new ExpressionPrinter(input.columns());
    }

    private static String columns(List<Integer> indexes, ExpressionPrinter printer) {
      List<String> names = new ArrayList<>();
      for (int index : indexes) {
        names.add(printer.column(index));
      }
      return String.join(", ", names);
    }

    private static String names(List<Column> columns) {
      List<String> names = new ArrayList<>();
      for (Column column : columns) {
        names.add(column.name());
      }
      return String.join(", ", names);
    }
  }
}
