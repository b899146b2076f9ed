package io.github.parquetjdbc.engine.function.temporal;

import io.github.parquetjdbc.engine.function.bind.Binding;
import io.github.parquetjdbc.engine.function.bind.FunctionFamily;
import io.github.parquetjdbc.engine.function.bind.ScalarFunction;
import io.github.parquetjdbc.engine.function.bind.Signature;
import io.github.parquetjdbc.vector.TypeId;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;

/**
 * Moments as whole units since 1970-01-01 and back, names of days and months, and how many
 * boundaries of a unit lie between two moments ({@code boundaries_month}).
 */
public final class EpochFamily implements FunctionFamily {

  private static final String BOUNDARIES = "boundaries_";

  @Override
  public Set<String> names() {
    Set<String> names =
        new TreeSet<>(
            Set.of(
                "dayname",
                "monthname",
                "unix_date",
                "unix_seconds",
                "unix_millis",
                "unix_micros",
                "timestamp_seconds",
                "timestamp_millis",
                "timestamp_micros"));
    for (TimeUnit unit : TimeUnit.values()) {
      names.add(BOUNDARIES + unit.name().toLowerCase(Locale.ROOT));
    }
    return names;
  }

  @Override
  public ScalarFunction resolve(Signature signature, Binding binding) {
    String name = signature.name();
    if (name.startsWith(BOUNDARIES)) {
      return boundaries(TimeUnit.of(name.substring(BOUNDARIES.length())), signature, binding);
    }
    if (signature.count() != 1) {
      return null;
    }
    if (name.startsWith("timestamp_")) {
      boolean known =
          signature.is(0, TypeId.BIGINT)
              && (signature.type().id() == TypeId.TIMESTAMP
                  || signature.type().id() == TypeId.TIMESTAMP_TZ);
      return known ? new EpochToMoment(unitsPerSecond(name), signature, binding) : null;
    }
    if (!TemporalTypes.isMoment(signature.argument(0)) || signature.is(0, TypeId.TIME)) {
      return null;
    }
    return switch (name) {
      case "dayname" -> names(DateField.ISODOW, signature, binding);
      case "monthname" -> names(DateField.MONTH, signature, binding);
      default ->
          TemporalTypes.isInteger(signature.type())
              ? new MomentToEpoch(
                  name.equals("unix_date") ? 0 : unitsPerSecond(name), signature, binding)
              : null;
    };
  }

  private static ScalarFunction names(DateField field, Signature signature, Binding binding) {
    return signature.type().id() == TypeId.VARCHAR
        ? new CalendarNames(field, signature, binding)
        : null;
  }

  private static ScalarFunction boundaries(TimeUnit unit, Signature signature, Binding binding) {
    boolean moments =
        signature.count() == 2
            && TemporalTypes.isMoment(signature.argument(0))
            && TemporalTypes.isMoment(signature.argument(1))
            && signature.is(0, TypeId.TIME) == signature.is(1, TypeId.TIME);
    boolean known = unit != null && !(signature.is(0, TypeId.TIME) && unit.isOfDate());
    return moments && known && TemporalTypes.isInteger(signature.type())
        ? new Boundaries(unit, signature, binding)
        : null;
  }

  private static long unitsPerSecond(String name) {
    return switch (name.substring(name.indexOf('_') + 1)) {
      case "seconds" -> 1;
      case "millis" -> 1_000;
      default -> 1_000_000;
    };
  }
}
