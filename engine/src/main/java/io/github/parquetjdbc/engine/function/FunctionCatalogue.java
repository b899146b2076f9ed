package io.github.parquetjdbc.engine.function;

import io.github.parquetjdbc.engine.function.bind.Binding;
import io.github.parquetjdbc.engine.function.bind.ScalarFunction;
import io.github.parquetjdbc.engine.function.bind.Signature;
import java.util.SortedSet;

/** The scalar functions, by name and argument types. Immutable. */
public interface FunctionCatalogue {

  /** Every function of the engine. */
  static FunctionCatalogue standard() {
    return new StandardFunctions();
  }

  /** Every name that {@link #resolve} knows, for at least some argument types; lower case. */
  SortedSet<String> names();

  /**
   * Finds a function once, before the first batch.
   *
   * @throws io.github.parquetjdbc.engine.context.QueryException UNSUPPORTED, naming the function
   *     and its argument types, when there is none
   */
  ScalarFunction resolve(Signature signature, Binding binding);
}
