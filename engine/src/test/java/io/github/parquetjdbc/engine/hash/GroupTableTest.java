package io.github.parquetjdbc.engine.hash;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.parquetjdbc.engine.data.Cells;
import io.github.parquetjdbc.engine.rows.RowNumbers;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.Vector;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.LongUnaryOperator;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Groups of one whole number, beside a map of the same keys, however the keys lie. */
class GroupTableTest {

  private static final int BATCH = 700;
  private static final int BATCHES = 60;

  /** The key of the n-th row. */
  enum Keys {
    ASCENDING(n -> n / 3),
    DESCENDING(n -> -n / 2),
    /** Dense at first, then far apart. */
    ESCAPING(n -> n < 20_000 ? n : n * 1_000_003),
    /** Far apart at first. */
    LATE(n -> n < 100 ? n << 40 : n),
    /** On both sides of where it begins. */
    AROUND(n -> n % 2 == 0 ? n : -n),
    LEAST(n -> Long.MIN_VALUE + n % 5000),
    GREATEST(n -> Long.MAX_VALUE - n % 5000),
    BOTH_ENDS(n -> n % 2 == 0 ? Long.MIN_VALUE + n : Long.MAX_VALUE - n),
    EVERY_THOUSANDTH(n -> n * 1000),
    MULTIPLES_OF_A_POWER(n -> n << 32),
    FEW(n -> n % 7),
    RANDOM(n -> new Random(n).nextLong()),
    RANDOM_WITHIN_A_MILLION(n -> new Random(n).nextInt(1_000_000));

    private final LongUnaryOperator key;

    Keys(LongUnaryOperator key) {
      this.key = key;
    }

    List<Object> batch(int number, boolean nulls) {
      return new ArrayList<>(
          LongStream.range((long) number * BATCH, (number + 1L) * BATCH)
              .mapToObj(n -> nulls && n % 11 == 5 ? null : (Object) key.applyAsLong(n))
              .toList());
    }
  }

  @ParameterizedTest
  @EnumSource(Keys.class)
  void eachKeyHasOneGroupNumberedAsItIsFirstSeen(Keys keys) {
    check(keys, false);
  }

  @ParameterizedTest
  @EnumSource(Keys.class)
  void nullIsAGroupOfItsOwn(Keys keys) {
    check(keys, true);
  }

  private static void check(Keys keys, boolean nulls) {
    GroupTable table = new LongGroupTable(DataType.BIGINT);
    Map<Object, Integer> expected = new LinkedHashMap<>();
    int[] groups = new int[BATCH];
    for (int number = 0; number < BATCHES; number++) {
      List<Object> cells = keys.batch(number, nulls);
      int[] wanted = new int[BATCH];
      for (int i = 0; i < BATCH; i++) {
        wanted[i] = expected.computeIfAbsent(cells.get(i), key -> expected.size());
      }
      Vector[] columns = {Cells.vector(DataType.BIGINT, cells)};
      // In two parts, as those do who look at some rows first.
      table.assign(columns, RowNumbers.all(BATCH), 0, 13, groups);
      table.assign(columns, RowNumbers.all(BATCH), 13, BATCH, groups);
      assertEquals(Arrays.toString(wanted), Arrays.toString(groups), "batch " + number);
    }
    assertEquals(expected.size(), table.size());
    List<Object> found = new ArrayList<>();
    for (int from = 0; from < table.size(); from += 1000) {
      int count = Math.min(1000, table.size() - from);
      Vector vector = table.keys(from, count)[0];
      for (int i = 0; i < count; i++) {
        found.add(Cells.get(vector, i));
      }
    }
    assertEquals(new ArrayList<>(expected.keySet()), found);
  }
}
