package io.github.parquetjdbc.engine.function.temporal;

import io.github.parquetjdbc.engine.function.bind.Binding;
import io.github.parquetjdbc.engine.function.bind.Output;
import io.github.parquetjdbc.engine.function.bind.Rows;
import io.github.parquetjdbc.engine.function.bind.ScalarFunction;
import io.github.parquetjdbc.engine.function.bind.Signature;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.Vector;
import java.time.ZoneOffset;

/** Whole units since 1970-01-01 00:00:00, cut off towards the past. */
final class MomentToEpoch implements ScalarFunction {

  private static final long SECONDS_PER_DAY = 86_400;

  private final long unitsPerSecond;
  private final DataType type;
  private final Output output;
  private final MomentLane lane;

  /**
   * @param unitsPerSecond a power of ten, or 0 for days
   */
  MomentToEpoch(long unitsPerSecond, Signature signature, Binding binding) {
    this.unitsPerSecond = unitsPerSecond;
    this.type = signature.type();
    this.output = binding.output();
    this.lane = new MomentLane(signature.argument(0), ZoneOffset.UTC);
  }

  @Override
  public Vector apply(Vector[] arguments, Rows rows) {
    lane.load(arguments[0]);
    long[] out = output.longs(rows.length());
    for (int i = 0; i < rows.count(); i++) {
      int row = rows.row(i);
      if (!rows.isNull(row)) {
        out[row] = units(lane.days()[row], lane.nanos()[row]);
      }
    }
    return WholeResult.of(type, out, rows, output);
  }

  private long units(long day, long nano) {
    if (unitsPerSecond == 0) {
      return day;
    }
    long ofDay = nano / (MomentLane.NANOS_PER_SECOND / unitsPerSecond);
    long unitsPerDay = SECONDS_PER_DAY * unitsPerSecond;
    if (Math.abs(day) >= Long.MAX_VALUE / unitsPerDay) {
      throw TemporalErrors.outOfRange(type);
    }
    return day * unitsPerDay + ofDay;
  }
}
