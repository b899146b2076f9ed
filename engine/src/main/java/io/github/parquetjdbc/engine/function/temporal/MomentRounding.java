package io.github.parquetjdbc.engine.function.temporal;

import io.github.parquetjdbc.vector.TypeId;
import java.time.LocalDateTime;
import java.time.ZoneOffset;

/** Moments rounded half up to the fractional digits of the type they go to. */
public final class MomentRounding {

  private static final int MAX_DIGITS = 9;
  private static final int SECONDS_PER_DAY = 86_400;

  private MomentRounding() {}

  /** Rounds and puts; a date keeps the day, a time of day wraps around at midnight. */
  public static boolean put(MomentResult result, int row, long day, long nanoOfDay) {
    TypeId id = result.type().id();
    if (id == TypeId.DATE) {
      return result.put(row, day, nanoOfDay);
    }
    long rounded = rounded(nanoOfDay, result.type().precision());
    if (rounded < MomentLane.NANOS_PER_DAY) {
      return result.put(row, day, rounded);
    }
    return id == TypeId.TIME ? result.put(row, day, 0) : result.put(row, day + 1, 0);
  }

  /** Puts a moment on its own zone's clock into a result of instants. */
  public static boolean putInstant(MomentResult result, int row, MomentText.Moment moment) {
    long local = moment.day() * SECONDS_PER_DAY + moment.nanoOfDay() / MomentLane.NANOS_PER_SECOND;
    long utc =
        LocalDateTime.ofEpochSecond(local, 0, ZoneOffset.UTC).atZone(moment.zone()).toEpochSecond();
    long nano =
        Math.floorMod(utc, SECONDS_PER_DAY) * MomentLane.NANOS_PER_SECOND
            + moment.nanoOfDay() % MomentLane.NANOS_PER_SECOND;
    long rounded = rounded(nano, result.type().precision());
    long day = Math.floorDiv(utc, SECONDS_PER_DAY);
    return rounded < MomentLane.NANOS_PER_DAY
        ? result.putUnits(row, day, rounded)
        : result.putUnits(row, day + 1, 0);
  }

  private static long rounded(long nanoOfDay, int digits) {
    if (digits >= MAX_DIGITS) {
      return nanoOfDay;
    }
    long step = 1;
    for (int i = digits; i < MAX_DIGITS; i++) {
      step *= 10;
    }
    return (nanoOfDay + step / 2) / step * step;
  }
}
