package io.github.parquetjdbc.testdata.source;

import io.github.parquetjdbc.testdata.form.Decimals;
import io.github.parquetjdbc.testdata.form.Field;
import io.github.parquetjdbc.testdata.form.Scalars;
import io.github.parquetjdbc.testdata.form.SourceTable;
import io.github.parquetjdbc.testdata.form.Times;
import io.github.parquetjdbc.testdata.form.Times.Zone;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.apache.parquet.schema.LogicalTypeAnnotation.TimeUnit;

/** The demo lake: a year of bike rental in a city by a lake. */
public final class BikeRental {
  private static final int RIDERS = 1_200;
  private static final String[] PLANS = {"casual", "casual", "monthly", "yearly", "student"};
  private static final String[] COUNTRIES = {"CH", "CH", "CH", "DE", "FR", "IT", "AT", "PL", "JP"};
  private static final String[] FIRST_NAMES = {
    "Anna", "Zoë", "Jürg", "Łukasz", "Chloé", "Søren", "José", "Mia", "Noah", "Nóra", "Ivan",
    "Наталья", "Elif", "Amélie", "Björn", "Luca", "Sára", "Emma", "Liam", "陽子", "Gülay", "Tom"
  };
  private static final String[] LAST_NAMES = {
    "Müller",
    "Meier",
    "Núñez",
    "Wiśniewski",
    "Keller",
    "O'Brien",
    "Dubois",
    "Rossi",
    "Šimić",
    "Larsen",
    "Kovács",
    "Weber",
    "Иванова",
    "Yılmaz",
    "Favre",
    "Brunner",
    "Graf",
    "渡辺",
    "Frei"
  };
  private static final String[] NOTES = {
    "flat tyre", "chain squeaks", "super Velo, danke!", "très agréable", "brakes too soft",
    "saddle wobbles", "dock was full", "Licht défekt", "lovely evening ride 🚲", "自転車が重い"
  };

  private BikeRental() {}

  /** One row for each station. */
  public static SourceTable stations() {
    List<Field> fields =
        List.of(
            Field.optional("station_id", Scalars.int32()),
            Field.optional("name", Scalars.string()),
            Field.optional("district", Scalars.string()),
            Field.optional("latitude", Scalars.float64()),
            Field.optional("longitude", Scalars.float64()),
            Field.optional("docks", Scalars.signed(16)),
            Field.optional("opened", Times.date()),
            Field.optional("has_charger", Scalars.bool()),
            Field.optional("monthly_rent", Decimals.int32(8, 2)));
    Random random = new Random(11);
    List<Object[]> rows = new ArrayList<>();
    for (Station station : Station.ALL) {
      rows.add(
          new Object[] {
            station.id(),
            station.name(),
            station.district(),
            station.latitude(),
            station.longitude(),
            6 + 2 * random.nextInt(12),
            LocalDate.of(2018, 3, 1).plusDays(random.nextInt(2_000)),
            random.nextInt(3) == 0,
            random.nextInt(6) == 0 ? null : BigDecimal.valueOf(9_000 + random.nextInt(90_000), 2)
          });
    }
    return new SourceTable(fields, rows);
  }

  /** One row for each registered rider. */
  public static SourceTable riders() {
    List<Field> fields =
        List.of(
            Field.optional("rider_id", Scalars.int32()),
            Field.optional("name", Scalars.string()),
            Field.optional("email", Scalars.string()),
            Field.optional("plan", Scalars.string()),
            Field.optional("country", Scalars.string()),
            Field.optional("birth_year", Scalars.int32()),
            Field.optional("joined", Times.date()),
            Field.optional("balance", Decimals.int32(9, 2)));
    Random random = new Random(12);
    List<Object[]> rows = new ArrayList<>();
    for (int id = 1; id <= RIDERS; id++) {
      String name = pick(random, FIRST_NAMES) + " " + pick(random, LAST_NAMES);
      rows.add(
          new Object[] {
            id,
            name,
            random.nextInt(8) == 0 ? null : "rider" + id + "@example.org",
            pick(random, PLANS),
            pick(random, COUNTRIES),
            random.nextInt(20) == 0 ? null : 1945 + random.nextInt(62),
            LocalDate.of(2019, 1, 1).plusDays(random.nextInt(1_826)),
            BigDecimal.valueOf(random.nextInt(12_000) - 1_500, 2)
          });
    }
    return new SourceTable(fields, rows);
  }

  /** Trips of 2024 in the order in which they started. */
  public static SourceTable trips(int count) {
    List<Field> fields =
        List.of(
            Field.optional("trip_id", Scalars.int64()),
            Field.optional("rider_id", Scalars.int32()),
            Field.optional("bike_type", Scalars.string()),
            Field.optional("from_station", Scalars.int32()),
            Field.optional("to_station", Scalars.int32()),
            Field.optional("started", Times.timestamp(TimeUnit.MICROS, Zone.LOCAL)),
            Field.optional("minutes", Scalars.int32()),
            Field.optional("distance_km", Scalars.float64()),
            Field.optional("price", Decimals.int32(7, 2)),
            Field.optional("rating", Scalars.int32()),
            Field.optional("note", Scalars.string()));
    Random random = new Random(13);
    long secondsBetween = 366L * 86_400 / count;
    LocalDateTime started = LocalDateTime.of(2024, 1, 1, 0, 0, 0);
    List<Object[]> rows = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      rows.add(trip(random, 100_000L + i, started.plusSeconds(i * secondsBetween)));
    }
    return new SourceTable(fields, rows);
  }

  private static Object[] trip(Random random, long id, LocalDateTime slot) {
    boolean electric = random.nextInt(3) == 0;
    boolean cargo = !electric && random.nextInt(12) == 0;
    boolean guest = random.nextInt(15) == 0;
    int minutes = 3 + (int) (Math.abs(random.nextGaussian()) * 22);
    // In metres, so that the kilometres print with three digits.
    int metres = minutes * (electric ? 270 : 190) + random.nextInt(400);
    BigDecimal price =
        BigDecimal.valueOf(100 + (long) minutes * (electric ? 25 : cargo ? 40 : 12), 2);
    boolean lost = random.nextInt(250) == 0;
    return new Object[] {
      id,
      guest ? null : 1 + (int) (RIDERS * Math.pow(random.nextDouble(), 2)),
      electric ? "e-bike" : cargo ? "cargo" : "city",
      busyStation(random),
      lost ? null : busyStation(random),
      slot.plusSeconds(random.nextInt(600)),
      minutes,
      metres / 1000.0,
      price,
      random.nextInt(4) == 0 ? null : 1 + (int) (5 * Math.sqrt(random.nextDouble())),
      random.nextInt(25) == 0 ? pick(random, NOTES) : null
    };
  }

  /** Stations early in the list are in the centre and see more trips. */
  private static int busyStation(Random random) {
    int last = Station.ALL.size();
    return Station.ALL.get(Math.min(random.nextInt(last), random.nextInt(last))).id();
  }

  private static String pick(Random random, String[] choices) {
    return choices[random.nextInt(choices.length)];
  }
}
