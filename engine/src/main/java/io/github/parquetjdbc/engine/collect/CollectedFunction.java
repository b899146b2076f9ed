package io.github.parquetjdbc.engine.collect;

import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.Vector;
import java.util.List;
import java.util.Set;

/** Makes results of sorted rows. Immutable; shared by workers. */
public interface CollectedFunction {

  /** The functions there are; lower case. */
  Set<String> NAMES =
      Set.of(
          "listagg",
          "string_agg",
          "array_agg",
          "percentile_cont",
          "percentile_disc",
          "mode",
          "arg_max",
          "arg_min");

  /** Results of groups {@code from} up to {@code from + count}. */
  Vector result(CollectedRows rows, int from, int count);

  /**
   * @param name one of {@link #NAMES}
   * @param type the result's
   * @throws io.github.parquetjdbc.engine.context.QueryException UNSUPPORTED where there is no such
   *     function for these types
   */
  static CollectedFunction of(String name, List<DataType> arguments, DataType type) {
    return switch (name) {
      case "array_agg" -> new Lists(type);
      case "mode" -> new MostFrequent();
      case "arg_max", "arg_min" -> new FirstRow();
      case "percentile_disc" -> new DiscretePercentile();
      case "percentile_cont" -> ContinuousPercentile.of(arguments, type);
      default -> new JoinedTexts(type);
    };
  }
}
