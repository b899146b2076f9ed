package io.github.parquetjdbc.engine.aggregate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.parquetjdbc.engine.data.Cells;
import io.github.parquetjdbc.engine.rows.RowNumbers;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.Vector;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What every aggregate promises: rows added at once, group by group, or in parts that are merged
 * under other group numbers give the same results.
 */
class AggregateContractTest {

  private static final int GROUPS = 7;
  private static final int ROWS = 400;

  private static Stream<Arguments> aggregates() {
    List<Arguments> all = new ArrayList<>();
    List<DataType> exact =
        List.of(
            DataType.INTEGER, DataType.BIGINT, DataType.decimal(15, 2), DataType.decimal(30, 4));
    for (DataType type : exact) {
      all.add(Arguments.of("sum", type, DataType.decimal(38, type.scale())));
      all.add(Arguments.of("avg", type, DataType.decimal(38, 6)));
      all.add(Arguments.of("avg", type, DataType.DOUBLE));
    }
    for (String name : List.of("sum", "avg", "var_pop", "stddev_samp")) {
      all.add(Arguments.of(name, DataType.DOUBLE, DataType.DOUBLE));
    }
    List<DataType> ordered = new ArrayList<>(exact);
    ordered.addAll(List.of(DataType.BOOLEAN, DataType.DOUBLE, DataType.VARCHAR, DataType.UUID));
    for (DataType type : ordered) {
      for (String name : List.of("min", "max", "any_value")) {
        all.add(Arguments.of(name, type, type));
      }
      all.add(Arguments.of("count", type, DataType.BIGINT));
    }
    all.add(Arguments.of("every", DataType.BOOLEAN, DataType.BOOLEAN));
    all.add(Arguments.of("some", DataType.BOOLEAN, DataType.BOOLEAN));
    return all.stream();
  }

  /** The accumulators of one function, fed as an operator feeds them. */
  private static final class Parts {
    private final AggregateFunction function;
    private final Accumulator[] accumulators;
    private final RowChooser chooser = new RowChooser();

    Parts(AggregateFunction function, DataType type) {
      this.function = function;
      accumulators = new Accumulator[function.parts().size()];
      for (int i = 0; i < accumulators.length; i++) {
        accumulators[i] = function.parts().get(i).newAccumulator(type);
        accumulators[i].grow(GROUPS);
      }
    }

    void add(GroupedRows rows, Vector input) {
      for (int i = 0; i < accumulators.length; i++) {
        switch (function.parts().get(i).intake()) {
          case ALL -> accumulators[i].add(rows, null);
          case VALID -> accumulators[i].add(chooser.valid(rows, input), input);
          case NULL -> {
            if (input.validity() != null) {
              accumulators[i].add(chooser.nulls(rows, input), input);
            }
          }
        }
      }
    }

    void merge(Parts other, int[] groups) {
      for (int i = 0; i < accumulators.length; i++) {
        accumulators[i].merge(other.accumulators[i], groups, groups.length);
      }
    }

    List<Object> results() {
      Vector vector = function.result(accumulators, 0, GROUPS);
      List<Object> results = new ArrayList<>();
      for (int i = 0; i < GROUPS; i++) {
        Object cell = Cells.get(vector, i);
        boolean rounded = cell instanceof Double value && !value.isNaN();
        results.add(rounded ? Math.round((Double) cell * 1e4) : cell);
      }
      return results;
    }
  }

  @ParameterizedTest(name = "{0} of {1} as {2}")
  @MethodSource("aggregates")
  void mergedPartsGiveWhatTheWholeGives(String name, DataType type, DataType resultType) {
    for (long seed = 0; seed < 20; seed++) {
      Random random = new Random(seed);
      Vector input = input(type, seed % 4 == 0 ? 0 : 0.3, random);
      int[] groups = random.ints(ROWS, 0, seed == 3 ? 1 : GROUPS).toArray();
      int[] rows = RowNumbers.all(ROWS);
      AggregateFunction function = Aggregates.find(name, List.of(type), resultType);

      Parts whole = new Parts(function, type);
      whole.add(GroupedRows.ofGroups(groups, rows, ROWS), input);

      Parts byGroup = new Parts(function, type);
      for (int group = 0; group < GROUPS; group++) {
        int[] members = members(groups, group);
        byGroup.add(GroupedRows.ofOneGroup(group, members, 0, members.length), input);
      }
      assertEquals(whole.results(), byGroup.results(), "group by group, seed " + seed);

      Parts merged = new Parts(function, type);
      for (int from = 0; from < ROWS; from += 150) {
        merged.merge(part(function, input, groups, from), reversed());
      }
      assertEquals(whole.results(), merged.results(), "merged, seed " + seed);
    }
  }

  private static Parts part(AggregateFunction function, Vector input, int[] groups, int from) {
    Parts part = new Parts(function, input.type());
    int to = Math.min(ROWS, from + 150);
    int[] numbers = new int[to];
    int[] theirs = new int[to];
    for (int i = from; i < to; i++) {
      numbers[i] = i;
      theirs[i] = GROUPS - 1 - groups[i];
    }
    part.add(new GroupedRows(numbers, theirs, -1, from, to), input);
    return part;
  }

  private static int[] reversed() {
    int[] groups = new int[GROUPS];
    for (int i = 0; i < GROUPS; i++) {
      groups[i] = GROUPS - 1 - i;
    }
    return groups;
  }

  private static int[] members(int[] groups, int group) {
    int[] members = new int[ROWS];
    int count = 0;
    for (int i = 0; i < ROWS; i++) {
      if (groups[i] == group) {
        members[count++] = i;
      }
    }
    return Arrays.copyOf(members, count);
  }

  private static Vector input(DataType type, double nulls, Random random) {
    List<Object> cells = new ArrayList<>();
    for (int i = 0; i < ROWS; i++) {
      boolean sumsMatter = type.equals(DataType.DOUBLE);
      Object cell = sumsMatter ? random.nextInt(100_000) / 64.0 : Cells.random(type, 40, random);
      cells.add(random.nextDouble() < nulls ? null : cell);
    }
    return Cells.vector(type, cells);
  }
}
