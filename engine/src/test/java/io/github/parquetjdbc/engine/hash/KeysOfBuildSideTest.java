package io.github.parquetjdbc.engine.hash;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.parquetjdbc.engine.data.Cells;
import io.github.parquetjdbc.engine.rows.RowNumbers;
import io.github.parquetjdbc.engine.rows.RowStore;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.DictionaryVector;
import io.github.parquetjdbc.vector.Validity;
import io.github.parquetjdbc.vector.Vector;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a join's build side tells of its keys, beside a set of the same keys. */
class KeysOfBuildSideTest {

  private static final long SEED = 20261201;

  private static JoinTable table(List<Object> keys) {
    RowStore store = new RowStore(List.of(DataType.BIGINT));
    for (int from = 0; from < keys.size(); from += Batch.MAX_LENGTH) {
      List<Object> part = keys.subList(from, Math.min(keys.size(), from + Batch.MAX_LENGTH));
      store.append(Batch.of(part.size(), Cells.vector(DataType.BIGINT, part)));
    }
    return JoinTable.of(store, List.of(0), List.of(false), () -> {});
  }

  /** A tenth of the cells is null. */
  private static List<Object> cells(Random random, int count, long least, long spread) {
    List<Object> cells = new ArrayList<>(List.of(least, least + spread));
    while (cells.size() < count) {
      long key = least + (spread == 0 ? 0 : random.nextLong(spread));
      cells.add(random.nextInt(10) == 0 ? null : (Object) key);
    }
    return cells;
  }

  private static int[] keptBy(KeyBitmap bitmap, List<Object> cells) {
    int[] rows = RowNumbers.all(cells.size()).clone();
    int kept = bitmap.newProbe().keep(Cells.vector(DataType.BIGINT, cells), rows, cells.size());
    return Arrays.copyOf(rows, kept);
  }

  private static int[] rowsWithin(Set<Object> keys, List<Object> cells) {
    return IntStream.range(0, cells.size())
        .filter(row -> cells.get(row) != null && keys.contains(cells.get(row)))
        .toArray();
  }

  @ParameterizedTest
  @ValueSource(longs = {0, 1, 63, 64, 65, 1_000_000})
  void aBitmapKeepsTheKeysThatAreThereWhereverTheyLie(long spread) {
    for (long least : new long[] {0, -70, Long.MIN_VALUE, Long.MAX_VALUE - spread, 1L << 40}) {
      Random random = new Random(SEED);
      List<Object> build = cells(random, 500, least, spread);
      KeyBitmap bitmap = table(build).bitmap();
      assertNotNull(bitmap);
      List<Object> asked = new ArrayList<>(cells(random, 1500, least, spread));
      asked.addAll(
          List.of(
              Long.MIN_VALUE,
              Long.MAX_VALUE,
              0L,
              -1L,
              least - 1,
              least + spread + 1,
              least ^ Long.MIN_VALUE));
      assertEquals(
          Arrays.toString(rowsWithin(new HashSet<>(build), asked)),
          Arrays.toString(keptBy(bitmap, asked)),
          "least " + least);
    }
  }

  @Test
  void keysTooFarApartHaveNoBitmap() {
    assertNull(table(List.of(Long.MIN_VALUE, Long.MAX_VALUE)).bitmap());
    assertNull(table(List.of(0L, 1L << 40)).bitmap());
    assertNull(table(List.of()).bitmap());
  }

  @Test
  void nullsAreNoKeys() {
    KeyBitmap bitmap = table(Arrays.asList(null, null)).bitmap();
    assertEquals(0, keptBy(bitmap, Arrays.asList(Long.MAX_VALUE, Long.MIN_VALUE, 0L, null)).length);
  }

  @Test
  void aTableAnswersForItsBitmap() {
    JoinTable table = table(List.of(5L, 5_000_000L));
    long bytes = table.bytes();
    assertNotNull(table.bitmap());
    assertTrue(bytes >= 5_000_000 / 8, bytes + " bytes");
    assertEquals(bytes, table.bytes());
  }

  @Test
  void keysOfADictionaryAreFoundAsThoseBesideOneAnother() {
    Random random = new Random(SEED);
    for (int entries : new int[] {1, 7, 3000}) {
      JoinTable table = table(cells(random, 400, 10, 900));
      Vector dictionary =
          Cells.vector(DataType.BIGINT, cells(random, Math.max(2, entries), 0, 1000));
      JoinTable.Probe probe = table.newProbe();
      JoinTable.Probe flatProbe = table.newProbe();
      for (int batch = 0; batch < 4; batch++) {
        int[] ids = random.ints(2000, 0, dictionary.length()).toArray();
        Validity validity = Validity.allValid(ids.length);
        validity.setNull(batch);
        DictionaryVector column = new DictionaryVector(ids, dictionary, ids.length, validity);
        List<Object> cells = new ArrayList<>();
        for (int row = 0; row < ids.length; row++) {
          cells.add(column.isNull(row) ? null : Cells.get(column, row));
        }
        int[] rows = RowNumbers.all(ids.length);
        int[] expected = new int[ids.length];
        int[] found = new int[ids.length];
        flatProbe.find(
            new Vector[] {Cells.vector(DataType.BIGINT, cells)}, rows, 0, ids.length, expected);
        probe.find(new Vector[] {column}, rows, 3, ids.length, found);
        assertEquals(
            Arrays.toString(Arrays.copyOfRange(expected, 3, ids.length)),
            Arrays.toString(Arrays.copyOf(found, ids.length - 3)));
      }
    }
  }
}
