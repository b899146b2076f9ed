package io.github.parquetjdbc.engine.function.temporal;

import io.github.parquetjdbc.engine.function.bind.Output;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.Int128Vector;
import io.github.parquetjdbc.vector.IntVector;
import io.github.parquetjdbc.vector.LongVector;
import io.github.parquetjdbc.vector.TypeId;
import io.github.parquetjdbc.vector.Validity;
import io.github.parquetjdbc.vector.Vector;
import io.github.parquetjdbc.vector.VectorKind;
import java.math.BigInteger;
import java.time.LocalDateTime;
import java.time.ZoneId;

/** Results of type DATE, TIME or TIMESTAMP, given as {@link MomentLane} gives arguments. */
public final class MomentResult {

  private static final int SECONDS_PER_DAY = 86_400;

  private final DataType type;
  private final ZoneId zone;
  private final Output output;
  private final long nanosPerUnit;
  private final long unitsPerDay;

  /** The days in a long of units, at either end. */
  private final long maxDay;

  private int[] ints;
  private long[] longs;
  private long[] highs;
  private long wide;

  /**
   * @param zone whose wall clock the times given are on, where the result is an instant
   */
  public MomentResult(DataType type, ZoneId zone, Output output) {
    this.type = type;
    this.zone = zone;
    this.output = output;
    this.nanosPerUnit = MomentLane.NANOS_PER_SECOND / type.unitsPerSecond();
    this.unitsPerDay = type.unitsPerSecond() * SECONDS_PER_DAY;
    this.maxDay = Long.MAX_VALUE / unitsPerDay - 1;
  }

  public DataType type() {
    return type;
  }

  public void start(int length) {
    wide = 0;
    if (type.kind() == VectorKind.INT) {
      ints = output.ints(length);
    } else {
      longs = output.longs(length);
      highs = type.kind() == VectorKind.INT128 ? output.highs(length) : null;
    }
  }

  /**
   * Sets a row, cutting off what is finer than the type.
   *
   * @return false, and nothing done, if the type cannot hold the moment
   */
  public boolean put(int row, long day, long nanoOfDay) {
    if (!MomentLane.isKnownDay(day)) {
      return false;
    }
    return switch (type.id()) {
      case DATE -> putDate(row, day);
      case TIME -> {
        longs[row] = nanoOfDay / nanosPerUnit;
        yield true;
      }
      case TIMESTAMP_TZ -> putInstant(row, day, nanoOfDay);
      default -> putUnits(row, day, nanoOfDay);
    };
  }

  private boolean putDate(int row, long day) {
    ints[row] = (int) day;
    return (int) day == day;
  }

  private boolean putInstant(int row, long day, long nanoOfDay) {
    long second = day * SECONDS_PER_DAY + nanoOfDay / MomentLane.NANOS_PER_SECOND;
    long utc =
        LocalDateTime.ofEpochSecond(second, 0, java.time.ZoneOffset.UTC)
            .atZone(zone)
            .toEpochSecond();
    return putUnits(
        row,
        Math.floorDiv(utc, SECONDS_PER_DAY),
        Math.floorMod(utc, SECONDS_PER_DAY) * MomentLane.NANOS_PER_SECOND
            + nanoOfDay % MomentLane.NANOS_PER_SECOND);
  }

  /** Sets a row that is on the clock of UTC, or on none. */
  public boolean putUnits(int row, long day, long nanoOfDay) {
    if (day <= maxDay && day >= -maxDay) {
      longs[row] = day * unitsPerDay + nanoOfDay / nanosPerUnit;
      if (highs != null) {
        highs[row] = longs[row] >> 63;
      }
      return true;
    }
    if (highs == null) {
      return false;
    }
    BigInteger units =
        BigInteger.valueOf(day)
            .multiply(BigInteger.valueOf(unitsPerDay))
            .add(BigInteger.valueOf(nanoOfDay / nanosPerUnit));
    longs[row] = units.longValue();
    highs[row] = units.shiftRight(Long.SIZE).longValue();
    wide |= highs[row] ^ longs[row] >> 63;
    return true;
  }

  public Vector finish(int length, Validity validity) {
    if (type.id() == TypeId.DATE) {
      return new IntVector(type, ints, length, validity);
    }
    return highs == null
        ? new LongVector(type, longs, length, validity)
        : new Int128Vector(type, wide == 0 ? null : highs, longs, length, validity);
  }
}
