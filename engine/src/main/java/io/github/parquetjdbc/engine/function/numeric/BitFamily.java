package io.github.parquetjdbc.engine.function.numeric;

import io.github.parquetjdbc.engine.function.bind.Binding;
import io.github.parquetjdbc.engine.function.bind.FunctionFamily;
import io.github.parquetjdbc.engine.function.bind.ScalarFunction;
import io.github.parquetjdbc.engine.function.bind.Signature;
import java.util.Set;

/** Integers as rows of bits, in two's complement. */
public final class BitFamily implements FunctionFamily {

  @Override
  public Set<String> names() {
    return Set.of("&", "bitand", "bitor", "bitxor", "bitnot", "bitcount", "<<", "leftshift");
  }

  @Override
  public ScalarFunction resolve(Signature signature, Binding binding) {
    boolean one = signature.name().equals("bitnot") || signature.name().equals("bitcount");
    boolean integers =
        signature.arguments().stream().allMatch(Numbers::isInteger)
            && Numbers.isInteger(signature.type());
    return integers && signature.count() == (one ? 1 : 2)
        ? new BitFunction(signature, binding)
        : null;
  }
}
