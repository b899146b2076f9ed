package io.github.parquetjdbc.engine.function.temporal;

import io.github.parquetjdbc.engine.function.bind.Binding;
import io.github.parquetjdbc.engine.function.bind.FunctionFamily;
import io.github.parquetjdbc.engine.function.bind.ScalarFunction;
import io.github.parquetjdbc.engine.function.bind.Signature;
import io.github.parquetjdbc.vector.TypeId;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;

/** {@code floor_month}, {@code ceil_hour} and so on (DATE_TRUNC, FLOOR TO), and LAST_DAY. */
public final class TruncationFamily implements FunctionFamily {

  private static final String FLOOR = "floor_";
  private static final String CEIL = "ceil_";

  @Override
  public Set<String> names() {
    Set<String> names = new TreeSet<>();
    names.add("last_day");
    for (TimeUnit unit : TimeUnit.values()) {
      names.add(FLOOR + unit.name().toLowerCase(Locale.ROOT));
      names.add(CEIL + unit.name().toLowerCase(Locale.ROOT));
    }
    return names;
  }

  @Override
  public ScalarFunction resolve(Signature signature, Binding binding) {
    if (signature.count() != 1
        || !TemporalTypes.isMoment(signature.argument(0))
        || !TemporalTypes.isMoment(signature.type())
        || signature.is(0, TypeId.TIME) != (signature.type().id() == TypeId.TIME)) {
      return null;
    }
    String name = signature.name();
    if (name.equals("last_day")) {
      return truncation(TimeUnit.MONTH, Truncation.Direction.LAST_DAY, signature, binding);
    }
    return name.startsWith(FLOOR)
        ? truncation(
            TimeUnit.of(name.substring(FLOOR.length())),
            Truncation.Direction.FLOOR,
            signature,
            binding)
        : truncation(
            TimeUnit.of(name.substring(CEIL.length())),
            Truncation.Direction.CEIL,
            signature,
            binding);
  }

  private static ScalarFunction truncation(
      TimeUnit unit, Truncation.Direction direction, Signature signature, Binding binding) {
    boolean known = unit != null && !(signature.is(0, TypeId.TIME) && unit.isOfDate());
    return known ? new Truncation(unit, direction, signature, binding) : null;
  }
}
