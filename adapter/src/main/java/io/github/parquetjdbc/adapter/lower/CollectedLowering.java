package io.github.parquetjdbc.adapter.lower;

import io.github.parquetjdbc.engine.collect.CollectedFunction;
import io.github.parquetjdbc.engine.plan.AggregateCall;
import io.github.parquetjdbc.engine.plan.AggregateCall.Distinctness;
import io.github.parquetjdbc.engine.plan.SortKey;
import io.github.parquetjdbc.vector.DataType;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.apache.calcite.rel.RelFieldCollation;

/** Aggregates that need all their rows: their order becomes further arguments. */
final class CollectedLowering {

  private final org.apache.calcite.rel.core.AggregateCall call;
  private final AggregateInput input;
  private final DataType type;
  private final String name;
  private final List<Integer> arguments = new ArrayList<>();
  private final List<SortKey> order = new ArrayList<>();

  private CollectedLowering(
      org.apache.calcite.rel.core.AggregateCall call, AggregateInput input, DataType type) {
    this.call = call;
    this.input = input;
    this.type = type;
    name = name(call);
  }

  private static String name(org.apache.calcite.rel.core.AggregateCall call) {
    return call.getAggregation().getName().toLowerCase(Locale.ROOT);
  }

  static boolean takes(org.apache.calcite.rel.core.AggregateCall call) {
    return CollectedFunction.NAMES.contains(name(call));
  }

  static AggregateCall lower(
      org.apache.calcite.rel.core.AggregateCall call, AggregateInput input, DataType type) {
    return new CollectedLowering(call, input, type).lower();
  }

  private AggregateCall lower() {
    switch (name) {
      case "percentile_cont" -> percentile(DataType.DOUBLE);
      case "percentile_disc" -> percentile(type);
      case "arg_max", "arg_min" -> extreme();
      case "mode" -> {
        arguments.add(call.getArgList().get(0));
        order.add(key(0, SortKey.Direction.ASCENDING));
      }
      case "array_agg" -> {
        arguments.add(input.column(call.getArgList().get(0), type.element().type()));
        collation();
      }
      default -> {
        for (int argument : call.getArgList()) {
          arguments.add(input.column(argument, DataType.VARCHAR));
        }
        collation();
      }
    }
    return new AggregateCall(
        name,
        arguments,
        call.isDistinct() ? Distinctness.DISTINCT : Distinctness.ALL,
        call.filterArg,
        order,
        type);
  }

  private void percentile(DataType valueType) {
    RelFieldCollation collation = call.getCollation().getFieldCollations().get(0);
    arguments.add(input.column(collation.getFieldIndex(), valueType));
    arguments.add(input.column(call.getArgList().get(0), DataType.DOUBLE));
    order.add(SortKeys.of(0, collation.getDirection(), collation.nullDirection));
  }

  private void extreme() {
    arguments.addAll(call.getArgList());
    order.add(
        key(
            1,
            name.equals("arg_max") ? SortKey.Direction.DESCENDING : SortKey.Direction.ASCENDING));
  }

  private static SortKey key(int argument, SortKey.Direction direction) {
    return new SortKey(argument, direction, SortKey.NullOrder.LAST);
  }

  private void collation() {
    for (RelFieldCollation collation : call.getCollation().getFieldCollations()) {
      int column = collation.getFieldIndex();
      int place = arguments.indexOf(column);
      if (place < 0) {
        if (call.isDistinct()) {
          throw new UnsupportedSqlException(
              "DISTINCT with an ORDER BY that is no argument of the aggregate is");
        }
        place = arguments.size();
        arguments.add(column);
      }
      order.add(SortKeys.of(place, collation.getDirection(), collation.nullDirection));
    }
  }
}
