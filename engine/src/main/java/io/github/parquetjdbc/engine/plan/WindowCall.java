package io.github.parquetjdbc.engine.plan;

import io.github.parquetjdbc.vector.DataType;
import java.util.List;

/**
 * One call of a {@link PlanNode.Window}.
 *
 * @param name lower case: a ranking or offset function, or an aggregate of the catalogue
 * @param arguments input columns
 * @param nulls whether rows whose first argument is null are passed over
 * @param type the result's type
 */
public record WindowCall(
    String name, List<Integer> arguments, Nulls nulls, WindowFrame frame, DataType type) {

  /** RESPECT NULLS or IGNORE NULLS. */
  public enum Nulls {
    RESPECTED,
    IGNORED
  }

  public WindowCall {
    arguments = List.copyOf(arguments);
  }
}
