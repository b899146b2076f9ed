package io.github.parquetjdbc.testdata.form;

import static org.apache.parquet.schema.PrimitiveType.PrimitiveTypeName.FIXED_LEN_BYTE_ARRAY;
import static org.apache.parquet.schema.PrimitiveType.PrimitiveTypeName.INT32;
import static org.apache.parquet.schema.PrimitiveType.PrimitiveTypeName.INT64;
import static org.apache.parquet.schema.PrimitiveType.PrimitiveTypeName.INT96;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.time.temporal.JulianFields;
import org.apache.parquet.io.api.Binary;
import org.apache.parquet.schema.LogicalTypeAnnotation;
import org.apache.parquet.schema.LogicalTypeAnnotation.TimeUnit;

/** Dates, times, timestamps and intervals. */
public final class Times {
  /** Whether a time is an instant shown in UTC or a wall-clock reading. */
  public enum Zone {
    UTC,
    LOCAL
  }

  private Times() {}

  /** DATE, from {@link LocalDate}. */
  public static Scalar date() {
    return new Scalar(
        "DATE",
        INT32,
        0,
        LogicalTypeAnnotation.dateType(),
        (c, v) -> c.addInteger(Math.toIntExact(((LocalDate) v).toEpochDay())),
        Object::toString);
  }

  /** TIME of a unit, from {@link LocalTime}. */
  public static Scalar time(TimeUnit unit, Zone zone) {
    return new Scalar(
        "TIME(" + unit + "," + zone + ")",
        unit == TimeUnit.MILLIS ? INT32 : INT64,
        0,
        LogicalTypeAnnotation.timeType(zone == Zone.UTC, unit),
        (c, v) -> {
          long nanos = ((LocalTime) v).toNanoOfDay();
          if (unit == TimeUnit.MILLIS) {
            c.addInteger(Math.toIntExact(nanos / 1_000_000));
          } else {
            c.addLong(unit == TimeUnit.MICROS ? nanos / 1_000 : nanos);
          }
        },
        v -> timeText((LocalTime) v));
  }

  /** TIMESTAMP of a unit, from {@link LocalDateTime} (of UTC when the zone says so). */
  public static Scalar timestamp(TimeUnit unit, Zone zone) {
    return new Scalar(
        "TIMESTAMP(" + unit + "," + zone + ")",
        INT64,
        0,
        LogicalTypeAnnotation.timestampType(zone == Zone.UTC, unit),
        (c, v) -> c.addLong(sinceEpoch((LocalDateTime) v, unit)),
        v -> timestampText((LocalDateTime) v) + (zone == Zone.UTC ? "Z" : ""));
  }

  /** INT96: nanoseconds of the day, then the Julian day, both little-endian. */
  public static Scalar int96() {
    return new Scalar(
        "INT96",
        INT96,
        0,
        null,
        (c, v) -> {
          LocalDateTime time = (LocalDateTime) v;
          c.addBinary(
              Binary.fromConstantByteArray(
                  ByteBuffer.allocate(12)
                      .order(ByteOrder.LITTLE_ENDIAN)
                      .putLong(time.toLocalTime().toNanoOfDay())
                      .putInt((int) time.getLong(JulianFields.JULIAN_DAY))
                      .array()));
        },
        v -> timestampText((LocalDateTime) v));
  }

  /** INTERVAL, from {@link Interval}. */
  public static Scalar interval() {
    return new Scalar(
        "INTERVAL",
        FIXED_LEN_BYTE_ARRAY,
        12,
        LogicalTypeAnnotation.IntervalLogicalTypeAnnotation.getInstance(),
        (c, v) -> {
          Interval interval = (Interval) v;
          c.addBinary(
              Binary.fromConstantByteArray(
                  ByteBuffer.allocate(12)
                      .order(ByteOrder.LITTLE_ENDIAN)
                      .putInt(interval.months())
                      .putInt(interval.days())
                      .putInt(interval.millis())
                      .array()));
        },
        Object::toString);
  }

  /** The three parts of a Parquet INTERVAL. */
  public record Interval(int months, int days, int millis) {
    @Override
    public String toString() {
      return "months=" + months + ",days=" + days + ",millis=" + millis;
    }
  }

  private static long sinceEpoch(LocalDateTime time, TimeUnit unit) {
    long perSecond =
        switch (unit) {
          case MILLIS -> 1_000L;
          case MICROS -> 1_000_000L;
          case NANOS -> 1_000_000_000L;
        };
    long seconds = time.toEpochSecond(ZoneOffset.UTC);
    long fraction = time.getNano() / (1_000_000_000L / perSecond);
    // The earliest nanosecond timestamps overflow before the fraction is added back.
    return seconds < 0
        ? Math.addExact(Math.multiplyExact(seconds + 1, perSecond), fraction - perSecond)
        : Math.addExact(Math.multiplyExact(seconds, perSecond), fraction);
  }

  private static String timestampText(LocalDateTime time) {
    return time.toLocalDate() + "T" + timeText(time.toLocalTime());
  }

  private static String timeText(LocalTime time) {
    String text =
        String.format("%02d:%02d:%02d", time.getHour(), time.getMinute(), time.getSecond());
    if (time.getNano() == 0) {
      return text;
    }
    String fraction = String.format("%09d", time.getNano());
    int end = fraction.length();
    while (fraction.charAt(end - 1) == '0') {
      end--;
    }
    return text + "." + fraction.substring(0, end);
  }
}
