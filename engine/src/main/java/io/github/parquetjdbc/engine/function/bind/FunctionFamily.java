package io.github.parquetjdbc.engine.function.bind;

import java.util.Set;

/** Functions that belong together. */
public interface FunctionFamily {

  /** Names of which some signature is known; lower case. */
  Set<String> names();

  /**
   * @return {@code null} when the family has no such function
   */
  ScalarFunction resolve(Signature signature, Binding binding);
}
