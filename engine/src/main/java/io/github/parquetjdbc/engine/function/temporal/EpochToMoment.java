package io.github.parquetjdbc.engine.function.temporal;

import io.github.parquetjdbc.engine.function.bind.Binding;
import io.github.parquetjdbc.engine.function.bind.Lane;
import io.github.parquetjdbc.engine.function.bind.Rows;
import io.github.parquetjdbc.engine.function.bind.ScalarFunction;
import io.github.parquetjdbc.engine.function.bind.Signature;
import io.github.parquetjdbc.vector.Vector;
import java.time.ZoneOffset;

/** The moment that lies so many units after 1970-01-01 00:00:00 UTC. */
final class EpochToMoment implements ScalarFunction {

  private final long unitsPerDay;
  private final long nanosPerUnit;
  private final Lane lane = new Lane();
  private final MomentResult result;

  EpochToMoment(long unitsPerSecond, Signature signature, Binding binding) {
    this.unitsPerDay = 86_400 * unitsPerSecond;
    this.nanosPerUnit = MomentLane.NANOS_PER_SECOND / unitsPerSecond;
    this.result = new MomentResult(signature.type(), ZoneOffset.UTC, binding.output());
  }

  @Override
  public Vector apply(Vector[] arguments, Rows rows) {
    long[] units = lane.longs(arguments[0]);
    result.start(rows.length());
    for (int i = 0; i < rows.count(); i++) {
      int row = rows.row(i);
      if (rows.isNull(row)) {
        continue;
      }
      long day = Math.floorDiv(units[row], unitsPerDay);
      long nano = (units[row] - day * unitsPerDay) * nanosPerUnit;
      if (!MomentLane.isKnownDay(day) || !result.put(row, day, nano)) {
        throw TemporalErrors.outOfRange(result.type());
      }
    }
    return result.finish(rows.length(), rows.validity());
  }
}
