package io.github.parquetjdbc.testdata.source;

import io.github.parquetjdbc.testdata.form.Decimals;
import io.github.parquetjdbc.testdata.form.Field;
import io.github.parquetjdbc.testdata.form.ListForm;
import io.github.parquetjdbc.testdata.form.MapForm;
import io.github.parquetjdbc.testdata.form.Scalars;
import io.github.parquetjdbc.testdata.form.SourceTable;
import io.github.parquetjdbc.testdata.form.StructForm;
import io.github.parquetjdbc.testdata.form.Times;
import io.github.parquetjdbc.testdata.form.Times.Zone;
import java.math.BigDecimal;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.apache.parquet.schema.LogicalTypeAnnotation.TimeUnit;

/** The nested file of the demo lake: what happened to bikes. */
public final class Maintenance {
  private static final String[] KINDS = {"inspection", "repair", "recharge", "relocation"};
  private static final String[] TAGS = {"urgent", "bremse", "tyre", "battery", "frame", "nettoyé"};
  private static final String[] PARTS = {"brake pad", "inner tube", "Kette", "pédale", "light"};

  /** What is measured, and its highest value. */
  private static final Map<String, Integer> READINGS = readingLimits();

  private Maintenance() {}

  /** Events with a struct, a list of strings, a list of structs, and a map. */
  public static SourceTable events(int count) {
    StructForm place =
        new StructForm(
            List.of(
                Field.optional("station_id", Scalars.int32()),
                Field.optional("latitude", Scalars.float64()),
                Field.optional("longitude", Scalars.float64())));
    StructForm part =
        new StructForm(
            List.of(
                Field.required("name", Scalars.string()),
                Field.required("quantity", Scalars.int32()),
                Field.optional("unit_price", Decimals.int32(7, 2))));
    List<Field> fields =
        List.of(
            Field.required("event_id", Scalars.int64()),
            Field.required("bike_id", Scalars.int32()),
            Field.required("kind", Scalars.enumeration()),
            Field.required("happened", Times.timestamp(TimeUnit.MILLIS, Zone.UTC)),
            Field.optional("place", place),
            Field.optional("tags", new ListForm(Scalars.string())),
            Field.optional("parts", new ListForm(part)),
            Field.optional("readings", new MapForm(Scalars.string(), Scalars.float64())));
    Random random = new Random(14);
    List<Object[]> rows = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      rows.add(
          new Object[] {
            5_000L + i,
            1 + random.nextInt(400),
            KINDS[random.nextInt(KINDS.length)],
            LocalDateTime.of(2024, 1, 1, 6, 0).plusMinutes(i * 870L + random.nextInt(600)),
            random.nextInt(7) == 0 ? null : place(random),
            random.nextInt(5) == 0 ? null : tags(random),
            random.nextInt(4) == 0 ? null : parts(random),
            random.nextInt(6) == 0 ? null : readings(random)
          });
    }
    return new SourceTable(fields, rows);
  }

  private static Object[] place(Random random) {
    Station station = Station.ALL.get(random.nextInt(Station.ALL.size()));
    return random.nextInt(4) == 0
        ? new Object[] {null, station.latitude(), station.longitude()}
        : new Object[] {station.id(), station.latitude(), station.longitude()};
  }

  private static List<String> tags(Random random) {
    List<String> tags = new ArrayList<>();
    for (int i = random.nextInt(4); i > 0; i--) {
      tags.add(random.nextInt(12) == 0 ? null : TAGS[random.nextInt(TAGS.length)]);
    }
    return tags;
  }

  private static List<Object[]> parts(Random random) {
    List<Object[]> parts = new ArrayList<>();
    for (int i = random.nextInt(3); i > 0; i--) {
      BigDecimal price =
          random.nextInt(6) == 0 ? null : BigDecimal.valueOf(150 + random.nextInt(4_000), 2);
      parts.add(new Object[] {PARTS[random.nextInt(PARTS.length)], 1 + random.nextInt(4), price});
    }
    return parts;
  }

  private static Map<String, Double> readings(Random random) {
    Map<String, Double> readings = new LinkedHashMap<>();
    READINGS.forEach(
        (name, limit) -> {
          if (random.nextInt(3) != 0) {
            readings.put(name, random.nextInt(9) == 0 ? null : random.nextInt(100 * limit) / 100.0);
          }
        });
    return readings;
  }

  private static Map<String, Integer> readingLimits() {
    Map<String, Integer> limits = new LinkedHashMap<>();
    limits.put("battery_v", 42);
    limits.put("tyre_bar", 5);
    limits.put("odometer_km", 9_000);
    limits.put("temp_c", 38);
    return limits;
  }
}
