package io.github.parquetjdbc.testdata.source;

import io.github.parquetjdbc.testdata.form.Decimals;
import io.github.parquetjdbc.testdata.form.Field;
import io.github.parquetjdbc.testdata.form.Scalars;
import io.github.parquetjdbc.testdata.form.SourceTable;
import io.github.parquetjdbc.testdata.form.Times;
import io.github.parquetjdbc.testdata.form.Times.Zone;
import io.github.parquetjdbc.testdata.source.Sample.Nulls;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.apache.parquet.schema.LogicalTypeAnnotation.TimeUnit;

/** Tables of a few common types, for everything that is not about types. */
public final class MixedTables {
  private static final String[] COLOURS = {"red", "green", "blue", "weiß", "黒"};

  private MixedTables() {}

  /** Columns without nulls. */
  public static SourceTable required(int rows) {
    return Sample.table(samples(), rows, Nulls.NONE, 41);
  }

  /** About one null in five. */
  public static SourceTable scattered(int rows) {
    return Sample.table(samples(), rows, Nulls.SCATTERED, 42);
  }

  /** Runs of forty nulls and forty values. */
  public static SourceTable runs(int rows) {
    return Sample.table(samples(), rows, Nulls.RUNS, 43);
  }

  /** Nothing but nulls. */
  public static SourceTable allNull(int rows) {
    return Sample.table(samples(), rows, Nulls.ALL, 44);
  }

  /** An ascending key, a colour with few values, a text with many, and a sparse number. */
  public static SourceTable ascending(int rows) {
    List<Field> fields =
        List.of(
            Field.required("id", Scalars.int64()),
            Field.optional("colour", Scalars.string()),
            Field.required("label", Scalars.string()),
            Field.optional("amount", Scalars.int32()));
    Random random = new Random(45);
    List<Object[]> result = new ArrayList<>();
    for (int r = 0; r < rows; r++) {
      result.add(
          new Object[] {
            10L * r,
            random.nextInt(10) == 0 ? null : COLOURS[random.nextInt(COLOURS.length)],
            "label-" + Integer.toString(r * 7919, 36),
            r % 500 < 120 || random.nextInt(4) == 0 ? null : random.nextInt(100_000)
          });
    }
    return new SourceTable(fields, result);
  }

  private static List<Sample> samples() {
    return List.of(
        new Sample("id", Scalars.int64(), List.of(1L, 2L, 3L), random -> 1L + random.nextInt(900)),
        new Sample("code", Scalars.int32(), List.of(), random -> random.nextInt(7) * 100),
        new Sample(
            "colour",
            Scalars.string(),
            List.of(""),
            random -> COLOURS[random.nextInt(COLOURS.length)]),
        new Sample(
            "label",
            Scalars.string(),
            List.of(),
            random -> "label-" + Integer.toString(random.nextInt(1 << 20), 36)),
        new Sample(
            "ratio", Scalars.float64(), List.of(0d, -1.5), random -> random.nextInt(1_000) / 8d),
        new Sample("small", Scalars.float32(), List.of(0f), random -> random.nextInt(100) / 4f),
        new Sample("flag", Scalars.bool(), List.of(true), Random::nextBoolean),
        new Sample(
            "price",
            Decimals.int32(9, 2),
            List.of(),
            random -> BigDecimal.valueOf(random.nextInt(100_000), 2)),
        TimeTables.dates("day"),
        TimeTables.timestamps("at", Times.timestamp(TimeUnit.MICROS, Zone.LOCAL), TimeUnit.MICROS));
  }
}
