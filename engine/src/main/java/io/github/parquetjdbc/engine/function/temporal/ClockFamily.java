package io.github.parquetjdbc.engine.function.temporal;

import io.github.parquetjdbc.engine.function.bind.Binding;
import io.github.parquetjdbc.engine.function.bind.FunctionFamily;
import io.github.parquetjdbc.engine.function.bind.ScalarFunction;
import io.github.parquetjdbc.engine.function.bind.Signature;
import io.github.parquetjdbc.vector.TypeId;
import java.time.LocalDateTime;
import java.util.Set;

/**
 * CURRENT_DATE, CURRENT_TIMESTAMP and the like: the moment at which the query began, on the
 * session's wall clock, cut off to the digits of the type.
 */
public final class ClockFamily implements FunctionFamily {

  @Override
  public Set<String> names() {
    return Set.of(
        "current_date", "current_time", "current_timestamp", "localtime", "localtimestamp", "now");
  }

  @Override
  public ScalarFunction resolve(Signature signature, Binding binding) {
    boolean wellFormed =
        TemporalTypes.isMoment(signature.type())
            && signature.count() <= 1
            && signature.arguments().stream().allMatch(TemporalTypes::isInteger)
            && signature.name().equals("current_date") == (signature.type().id() == TypeId.DATE);
    if (!wellFormed) {
      return null;
    }
    LocalDateTime now =
        LocalDateTime.ofInstant(binding.context().startedAt(), binding.context().timeZone());
    MomentResult result =
        new MomentResult(signature.type(), binding.context().timeZone(), binding.output());
    return (arguments, rows) -> {
      result.start(rows.length());
      for (int i = 0; i < rows.count(); i++) {
        if (!result.put(
            rows.row(i), now.toLocalDate().toEpochDay(), now.toLocalTime().toNanoOfDay())) {
          throw TemporalErrors.outOfRange(result.type());
        }
      }
      return result.finish(rows.length(), rows.validity());
    };
  }
}
