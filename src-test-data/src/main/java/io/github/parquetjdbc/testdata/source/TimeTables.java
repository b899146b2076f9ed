package io.github.parquetjdbc.testdata.source;

import io.github.parquetjdbc.testdata.form.Scalar;
import io.github.parquetjdbc.testdata.form.SourceTable;
import io.github.parquetjdbc.testdata.form.Times;
import io.github.parquetjdbc.testdata.form.Times.Interval;
import io.github.parquetjdbc.testdata.form.Times.Zone;
import io.github.parquetjdbc.testdata.source.Sample.Nulls;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.apache.parquet.schema.LogicalTypeAnnotation.TimeUnit;

/** Dates, times and timestamps in every unit, local and UTC. */
public final class TimeTables {
  private static final int ROWS = 120;

  private TimeTables() {}

  /** DATE, TIME, TIMESTAMP and INT96; years 1 to 9999 where the unit reaches them. */
  public static SourceTable times() {
    List<Sample> samples = new ArrayList<>();
    samples.add(dates("date"));
    for (TimeUnit unit : TimeUnit.values()) {
      for (Zone zone : Zone.values()) {
        String suffix = unit.name().toLowerCase() + "_" + zone.name().toLowerCase();
        samples.add(times("time_" + suffix, Times.time(unit, zone), unit));
        samples.add(timestamps("ts_" + suffix, Times.timestamp(unit, zone), unit));
      }
    }
    samples.add(timestamps("int96", Times.int96(), TimeUnit.NANOS));
    return Sample.table(samples, ROWS, Nulls.SCATTERED, 31);
  }

  /** INTERVAL. */
  public static SourceTable intervals() {
    return Sample.table(
        List.of(
            new Sample(
                "interval",
                Times.interval(),
                List.of(new Interval(0, 0, 0), new Interval(14, 3, 86_399_999)),
                random ->
                    new Interval(random.nextInt(30), random.nextInt(40), random.nextInt(90_000)))),
        40,
        Nulls.SCATTERED,
        32);
  }

  static Sample dates(String name) {
    return new Sample(
        name,
        Times.date(),
        List.of(
            LocalDate.of(1, 1, 1),
            LocalDate.of(9999, 12, 31),
            LocalDate.of(1970, 1, 1),
            LocalDate.of(1969, 12, 31),
            LocalDate.of(1582, 10, 15),
            LocalDate.of(2024, 2, 29)),
        TimeTables::date);
  }

  private static Sample times(String name, Scalar form, TimeUnit unit) {
    return new Sample(
        name,
        form,
        List.of(LocalTime.MIDNIGHT, LocalTime.MAX.truncatedTo(chrono(unit)), LocalTime.NOON),
        random -> time(random, unit));
  }

  static Sample timestamps(String name, Scalar form, TimeUnit unit) {
    LocalDate first = unit == TimeUnit.NANOS ? LocalDate.of(1678, 1, 1) : LocalDate.of(1, 1, 1);
    LocalDate last = unit == TimeUnit.NANOS ? LocalDate.of(2262, 1, 1) : LocalDate.of(9999, 12, 31);
    return new Sample(
        name,
        form,
        List.of(
            first.atStartOfDay(),
            last.atTime(LocalTime.MAX.truncatedTo(chrono(unit))),
            LocalDateTime.of(1970, 1, 1, 0, 0),
            LocalDateTime.of(1969, 12, 31, 23, 59, 59, 999_999_999).truncatedTo(chrono(unit))),
        random -> date(random).atTime(time(random, unit)));
  }

  private static LocalDate date(Random random) {
    return LocalDate.of(1900, 1, 1).plusDays(random.nextInt(60_000));
  }

  private static LocalTime time(Random random, TimeUnit unit) {
    return LocalTime.ofNanoOfDay((long) (random.nextDouble() * 86_400_000_000_000L))
        .truncatedTo(chrono(unit));
  }

  private static ChronoUnit chrono(TimeUnit unit) {
    return switch (unit) {
      case MILLIS -> ChronoUnit.MILLIS;
      case MICROS -> ChronoUnit.MICROS;
      case NANOS -> ChronoUnit.NANOS;
    };
  }
}
