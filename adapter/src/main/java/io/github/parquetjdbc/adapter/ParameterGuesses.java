package io.github.parquetjdbc.adapter;

import io.github.parquetjdbc.vector.DataType;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.apache.calcite.runtime.CalciteContextException;

/**
 * Types for parameters of which the statement says nothing, until values are bound: text, or what
 * else lets the statement validate.
 *
 * @param numbers of these parameters
 * @param candidate place in {@link #CANDIDATES}
 * @param complaint of the first guess; the one to report where no guess will do
 */
record ParameterGuesses(Set<Integer> numbers, int candidate, CalciteContextException complaint) {

  private static final List<DataType> CANDIDATES =
      List.of(DataType.VARCHAR, DataType.INTEGER, DataType.timestamp(9), DataType.BOOLEAN);

  static final ParameterGuesses NONE = new ParameterGuesses(Set.of(), 0, null);

  /** The bindings, and guesses for what they leave open. */
  ParameterBindings under(ParameterBindings bindings) {
    if (numbers.isEmpty()) {
      return bindings;
    }
    Map<Integer, DataType> types = new HashMap<>();
    for (int number : numbers) {
      types.put(number, CANDIDATES.get(candidate));
    }
    types.putAll(bindings.types());
    return bindings.withTypes(types);
  }

  /**
   * What to try after a complaint.
   *
   * @param untyped the parameters that it is about
   * @return {@code null} where there is nothing left to try
   */
  ParameterGuesses after(CalciteContextException e, Set<Integer> untyped) {
    Set<Integer> more = new TreeSet<>(numbers);
    if (more.addAll(untyped)) {
      return new ParameterGuesses(more, candidate, complaint);
    }
    if (numbers.isEmpty() || candidate + 1 == CANDIDATES.size()) {
      return null;
    }
    return new ParameterGuesses(numbers, candidate + 1, complaint == null ? e : complaint);
  }
}
