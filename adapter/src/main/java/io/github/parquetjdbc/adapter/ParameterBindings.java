package io.github.parquetjdbc.adapter;

import io.github.parquetjdbc.vector.DataType;
import java.util.Map;

/**
 * What is known of a statement's parameters when it is planned; part of the plan cache's key. Both
 * by number, from 0.
 *
 * @param types of those that are not to have the type which planning finds for them
 * @param rowCounts the values of those in LIMIT and OFFSET, which plans hold as constants
 */
record ParameterBindings(Map<Integer, DataType> types, Map<Integer, Long> rowCounts) {

  static final ParameterBindings NONE = new ParameterBindings(Map.of(), Map.of());

  ParameterBindings {
    types = Map.copyOf(types);
    rowCounts = Map.copyOf(rowCounts);
  }

  ParameterBindings withTypes(Map<Integer, DataType> others) {
    return new ParameterBindings(others, rowCounts);
  }

  ParameterBindings withRowCounts(Map<Integer, Long> others) {
    return new ParameterBindings(types, others);
  }
}
