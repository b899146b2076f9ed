package io.github.parquetjdbc.testdata.source;

import io.github.parquetjdbc.testdata.form.Field;
import io.github.parquetjdbc.testdata.form.Scalar;
import io.github.parquetjdbc.testdata.form.SourceTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Function;

/**
 * A column of samples.
 *
 * @param edges the values of the first rows: smallest, largest, special
 * @param random a value for each of the other rows
 */
record Sample(String name, Scalar form, List<?> edges, Function<Random, ?> random) {

  /** Where the nulls of a table are. */
  enum Nulls {
    /** Required columns. */
    NONE,
    /** About one in five, elsewhere in each column; never in the rows of the edges. */
    SCATTERED,
    /** Long runs of nulls and of values. */
    RUNS,
    /** Nothing else. */
    ALL
  }

  /** A table with a column for each sample. */
  static SourceTable table(List<Sample> samples, int rowCount, Nulls nulls, long seed) {
    Random random = new Random(seed);
    List<Field> fields = new ArrayList<>();
    List<Object[]> rows = new ArrayList<>();
    for (int r = 0; r < rowCount; r++) {
      rows.add(new Object[samples.size()]);
    }
    for (int c = 0; c < samples.size(); c++) {
      Sample sample = samples.get(c);
      fields.add(
          nulls == Nulls.NONE
              ? Field.required(sample.name, sample.form)
              : Field.optional(sample.name, sample.form));
      for (int r = 0; r < rowCount; r++) {
        boolean edge = r < sample.edges.size();
        Object value = edge ? sample.edges.get(r) : sample.random.apply(random);
        boolean absent =
            switch (nulls) {
              case NONE -> false;
              case SCATTERED -> !edge && random.nextInt(5) == 0;
              case RUNS -> (r + c) / 40 % 2 == 1;
              case ALL -> true;
            };
        rows.get(r)[c] = absent ? null : value;
      }
    }
    return new SourceTable(fields, rows);
  }
}
