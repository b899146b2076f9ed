package io.github.parquetjdbc.engine.plan;

import io.github.parquetjdbc.vector.DataType;
import java.util.List;

/**
 * One aggregate of an {@link PlanNode.Aggregate}.
 *
 * @param name lower case, as the catalogue of aggregates lists it: {@code "count"}, {@code "sum"}
 * @param arguments input columns; none for {@code COUNT(*)}
 * @param distinctness whether equal arguments count once
 * @param filter the input column (BOOLEAN) that must be true for a row to count, or -1
 * @param order by which rows are sorted before they are aggregated; its columns are numbers in
 *     {@code arguments}
 * @param type the result's type
 */
public record AggregateCall(
    String name,
    List<Integer> arguments,
    Distinctness distinctness,
    int filter,
    List<SortKey> order,
    DataType type) {

  /** ALL or DISTINCT. */
  public enum Distinctness {
    ALL,
    DISTINCT
  }

  public AggregateCall {
    arguments = List.copyOf(arguments);
    order = List.copyOf(order);
  }

  /** A call that takes its rows in any order. */
  public AggregateCall(
      String name, List<Integer> arguments, Distinctness distinctness, int filter, DataType type) {
    this(name, arguments, distinctness, filter, List.of(), type);
  }
}
