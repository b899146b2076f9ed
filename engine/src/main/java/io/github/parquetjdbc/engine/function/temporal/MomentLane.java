package io.github.parquetjdbc.engine.function.temporal;

import io.github.parquetjdbc.engine.function.bind.Lane;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.Int128Vector;
import io.github.parquetjdbc.vector.TypeId;
import io.github.parquetjdbc.vector.Vector;
import io.github.parquetjdbc.vector.VectorKind;
import java.math.BigInteger;
import java.time.Instant;
import java.time.ZoneId;
import java.util.Arrays;

/**
 * An argument of type DATE, TIME or TIMESTAMP, of any precision, as days since 1970-01-01 and
 * nanoseconds of the day; an instant as the time on the wall clock of a zone.
 */
public final class MomentLane {

  /** Days at either end that java.time still knows: years to 999,999,999. */
  private static final long MAX_DAY = 365_000_000_000L;

  private static final int SECONDS_PER_DAY = 86_400;
  static final long NANOS_PER_SECOND = 1_000_000_000L;
  static final long NANOS_PER_DAY = SECONDS_PER_DAY * NANOS_PER_SECOND;

  private final DataType type;
  private final ZoneId zone;
  private final Lane lane = new Lane();
  private long[] days = {};
  private long[] nanos = {};

  /**
   * @param zone of the wall clock that shows instants
   */
  public MomentLane(DataType type, ZoneId zone) {
    this.type = type;
    this.zone = zone;
  }

  /** Takes the next batch's vector. */
  public void load(Vector vector) {
    int length = vector.length();
    if (days.length < length) {
      days = new long[length];
      nanos = new long[length];
    }
    switch (type.id()) {
      case DATE -> loadDates(lane.ints(vector), length);
      case TIME -> loadTimes(lane.longs(vector), length);
      default -> loadTimestamps(vector, length);
    }
    if (type.id() == TypeId.TIMESTAMP_TZ) {
      shift(vector);
    }
  }

  private void loadDates(int[] values, int length) {
    for (int i = 0; i < length; i++) {
      days[i] = values[i];
    }
    Arrays.fill(nanos, 0, length, 0L);
  }

  private void loadTimes(long[] values, int length) {
    long nanosPerUnit = NANOS_PER_SECOND / type.unitsPerSecond();
    for (int i = 0; i < length; i++) {
      nanos[i] = values[i] * nanosPerUnit;
    }
    Arrays.fill(days, 0, length, 0L);
  }

  private void loadTimestamps(Vector vector, int length) {
    if (type.kind() == VectorKind.LONG) {
      split(lane.longs(vector), length);
      return;
    }
    Int128Vector values = lane.int128(vector);
    if (values.isNarrow()) {
      split(values.low(), length);
    } else {
      splitWide(values);
    }
  }

  private void split(long[] values, int length) {
    long unitsPerDay = type.unitsPerSecond() * SECONDS_PER_DAY;
    long nanosPerUnit = NANOS_PER_SECOND / type.unitsPerSecond();
    for (int i = 0; i < length; i++) {
      long day = Math.floorDiv(values[i], unitsPerDay);
      days[i] = day;
      nanos[i] = (values[i] - day * unitsPerDay) * nanosPerUnit;
    }
  }

  private void splitWide(Int128Vector values) {
    BigInteger nanosPerDay = BigInteger.valueOf(NANOS_PER_DAY);
    for (int row = 0; row < values.length(); row++) {
      BigInteger value = values.get(row);
      BigInteger ofDay = value.mod(nanosPerDay);
      BigInteger day = value.subtract(ofDay).divide(nanosPerDay);
      nanos[row] = ofDay.longValue();
      days[row] = day.bitLength() < Long.SIZE ? day.longValue() : Long.MAX_VALUE;
    }
  }

  /** From instants to the wall clock; null rows may hold anything and are left alone. */
  private void shift(Vector vector) {
    for (int row = 0; row < vector.length(); row++) {
      if (!vector.isNull(row) && isKnown(row)) {
        long second = days[row] * SECONDS_PER_DAY + nanos[row] / NANOS_PER_SECOND;
        long local =
            second + zone.getRules().getOffset(Instant.ofEpochSecond(second)).getTotalSeconds();
        days[row] = Math.floorDiv(local, SECONDS_PER_DAY);
        nanos[row] =
            Math.floorMod(local, SECONDS_PER_DAY) * NANOS_PER_SECOND
                + nanos[row] % NANOS_PER_SECOND;
      }
    }
  }

  /** Whether the row's day is one that calendars reach. */
  public boolean isKnown(int row) {
    return days[row] <= MAX_DAY && days[row] >= -MAX_DAY;
  }

  static boolean isKnownDay(long day) {
    return day <= MAX_DAY && day >= -MAX_DAY;
  }

  /** Days since 1970-01-01. */
  public long[] days() {
    return days;
  }

  /** Nanoseconds of the day, never negative in a well-formed file. */
  public long[] nanos() {
    return nanos;
  }
}
