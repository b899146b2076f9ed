package io.github.parquetjdbc.engine.collect;

import io.github.parquetjdbc.engine.plan.AggregateCall;
import io.github.parquetjdbc.engine.plan.SortKey;
import io.github.parquetjdbc.vector.DataType;
import java.util.List;

/**
 * A call that needs all its rows.
 *
 * @param columns of the arguments, keys of the order among them
 * @param order by arguments, as numbers in that list
 * @param filter the column that must be true, or -1
 */
public record CollectedCall(
    CollectedFunction function,
    List<Integer> columns,
    List<DataType> types,
    List<SortKey> order,
    boolean isDistinct,
    int filter) {

  public static CollectedCall of(AggregateCall call, List<DataType> types) {
    return new CollectedCall(
        CollectedFunction.of(call.name(), types, call.type()),
        call.arguments(),
        types,
        call.order(),
        call.distinctness() == AggregateCall.Distinctness.DISTINCT,
        call.filter());
  }
}
