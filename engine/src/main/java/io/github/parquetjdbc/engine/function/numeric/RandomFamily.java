package io.github.parquetjdbc.engine.function.numeric;

import io.github.parquetjdbc.engine.function.bind.Binding;
import io.github.parquetjdbc.engine.function.bind.FunctionFamily;
import io.github.parquetjdbc.engine.function.bind.ScalarFunction;
import io.github.parquetjdbc.engine.function.bind.Signature;
import io.github.parquetjdbc.vector.TypeId;
import java.util.Set;

/** RANDOM and RAND: numbers from 0 to below 1, drawn anew for each row. */
public final class RandomFamily implements FunctionFamily {

  @Override
  public Set<String> names() {
    return Set.of("random", "rand");
  }

  @Override
  public ScalarFunction resolve(Signature signature, Binding binding) {
    return signature.count() == 0 && signature.type().id() == TypeId.DOUBLE
        ? new RandomNumbers(signature.type(), binding)
        : null;
  }
}
