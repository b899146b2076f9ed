package io.github.parquetjdbc.engine.function;

import io.github.parquetjdbc.engine.context.QueryContext;
import io.github.parquetjdbc.vector.DataType;
import java.util.List;
import java.util.Set;

/** The scalar functions, by name and argument types. */
public interface FunctionCatalogue {

  /** Every name that {@link #resolve} knows, for at least some argument types; lower case. */
  Set<String> names();

  /**
   * Finds a function once, before the first batch.
   *
   * @param arguments types of the arguments, in order
   * @param type the type of the result, chosen by the caller among those the function can give
   * @param context time zone, clock and stop signal of the execution
   * @throws io.github.parquetjdbc.engine.context.QueryException UNSUPPORTED, naming the function
   *     and its argument types, when there is none
   */
  ScalarFunction resolve(
      String name, List<DataType> arguments, DataType type, QueryContext context);
}
