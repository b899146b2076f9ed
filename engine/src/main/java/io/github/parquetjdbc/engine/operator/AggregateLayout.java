package io.github.parquetjdbc.engine.operator;

import io.github.parquetjdbc.engine.aggregate.AggregateFunction;
import io.github.parquetjdbc.engine.aggregate.AggregateFunction.Duplicates;
import io.github.parquetjdbc.engine.aggregate.Aggregates;
import io.github.parquetjdbc.engine.aggregate.Part;
import io.github.parquetjdbc.engine.collect.CollectedCall;
import io.github.parquetjdbc.engine.collect.CollectedFunction;
import io.github.parquetjdbc.engine.plan.AggregateCall;
import io.github.parquetjdbc.engine.plan.AggregateCall.Distinctness;
import io.github.parquetjdbc.engine.plan.PlanNode;
import io.github.parquetjdbc.vector.DataType;
import java.util.ArrayList;
import java.util.List;

/**
 * What an aggregation keeps for each group: the parts of all its calls, each kept once. Immutable;
 * shared by workers.
 */
public final class AggregateLayout {

  /**
   * A part over columns of the input.
   *
   * @param columns of the part's arguments
   * @param filter the column that must be true, or -1
   * @param type of the first column, or {@code null}
   */
  record BoundPart(Part part, List<Integer> columns, int filter, DataType type) {}

  /**
   * How a call finds what it needs.
   *
   * @param parts numbers in {@link #parts()}; empty if it is distinct
   * @param distinct number in {@link #distinctCalls()}, or -1
   * @param collected number in {@link #collectedCalls()}, or -1; {@code function} is {@code null}
   *     where there is one
   */
  record BoundCall(AggregateFunction function, int[] parts, int distinct, int collected) {}

  /** A call that sees each combination of a group and arguments once. */
  record DistinctCall(
      AggregateFunction function, List<Integer> columns, List<DataType> types, int filter) {}

  private final List<BoundPart> parts = new ArrayList<>();
  private final List<DistinctCall> distinctCalls = new ArrayList<>();
  private final List<CollectedCall> collectedCalls = new ArrayList<>();
  private final List<BoundCall> calls = new ArrayList<>();
  private final List<Integer> keys;
  private final List<DataType> keyTypes = new ArrayList<>();

  public AggregateLayout(PlanNode.Aggregate node) {
    List<DataType> types = PlanNode.types(node.input().columns());
    keys = node.keys();
    for (int key : keys) {
      keyTypes.add(types.get(key));
    }
    for (AggregateCall call : node.calls()) {
      bind(call, types);
    }
  }

  private void bind(AggregateCall call, List<DataType> types) {
    List<DataType> arguments = new ArrayList<>();
    for (int column : call.arguments()) {
      arguments.add(types.get(column));
    }
    if (CollectedFunction.NAMES.contains(call.name())) {
      calls.add(new BoundCall(null, new int[0], -1, collectedCalls.size()));
      collectedCalls.add(CollectedCall.of(call, arguments));
      return;
    }
    AggregateFunction function = Aggregates.find(call.name(), arguments, call.type());
    boolean distinct =
        call.distinctness() == Distinctness.DISTINCT
            && function.duplicates() == Duplicates.MATTER
            && !arguments.isEmpty();
    if (distinct) {
      calls.add(new BoundCall(function, new int[0], distinctCalls.size(), -1));
      distinctCalls.add(new DistinctCall(function, call.arguments(), arguments, call.filter()));
      return;
    }
    int[] numbers = new int[function.parts().size()];
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = number(bind(function.parts().get(i), call, types));
    }
    calls.add(new BoundCall(function, numbers, -1, -1));
  }

  private static BoundPart bind(Part part, AggregateCall call, List<DataType> types) {
    List<Integer> columns = new ArrayList<>();
    List<Integer> positions = new ArrayList<>();
    for (int argument : part.arguments()) {
      positions.add(positions.size());
      columns.add(call.arguments().get(argument));
    }
    DataType type = columns.isEmpty() ? null : types.get(columns.get(0));
    Part normal = new Part(part.kind(), part.intake(), positions);
    return new BoundPart(normal, columns, call.filter(), type);
  }

  private int number(BoundPart part) {
    int number = parts.indexOf(part);
    if (number < 0) {
      number = parts.size();
      parts.add(part);
    }
    return number;
  }

  List<BoundPart> parts() {
    return parts;
  }

  List<DistinctCall> distinctCalls() {
    return distinctCalls;
  }

  List<CollectedCall> collectedCalls() {
    return collectedCalls;
  }

  /** Whether some call is to be sorted at the end, so that there is no result before. */
  public boolean collects() {
    return !collectedCalls.isEmpty();
  }

  List<BoundCall> calls() {
    return calls;
  }

  /** Columns of the input. */
  List<Integer> keys() {
    return keys;
  }

  List<DataType> keyTypes() {
    return keyTypes;
  }

  /** Whether the order in which rows and parts come may show in the result. */
  boolean dependsOnOrder() {
    for (BoundPart part : parts) {
      if (part.part().dependsOnOrder()) {
        return true;
      }
    }
    return false;
  }
}
