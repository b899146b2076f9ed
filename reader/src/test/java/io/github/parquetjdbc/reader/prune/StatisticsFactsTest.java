package io.github.parquetjdbc.reader.prune;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import io.github.parquetjdbc.reader.metadata.ColumnOrder;
import io.github.parquetjdbc.reader.metadata.LogicalType;
import io.github.parquetjdbc.reader.metadata.PhysicalType;
import io.github.parquetjdbc.reader.metadata.Statistics;
import io.github.parquetjdbc.reader.metadata.Statistics.Exactness;
import io.github.parquetjdbc.reader.prune.ColumnFacts.NaNs;
import io.github.parquetjdbc.reader.prune.ColumnFacts.Nulls;
import io.github.parquetjdbc.reader.schema.LeafColumn;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.LittleEndian;
import java.math.BigDecimal;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Statistics as odd, old and lying writers leave them. */
class StatisticsFactsTest {

  private static final long ROWS = 10;
  private static final long UNKNOWN = Statistics.UNKNOWN;

  private static final LeafColumn INT = leaf(PhysicalType.INT32, null, DataType.INTEGER, 0);
  private static final LeafColumn UNSIGNED =
      leaf(PhysicalType.INT32, new LogicalType.Int(32, false), DataType.BIGINT, 0);
  private static final LeafColumn TEXT =
      leaf(
          PhysicalType.BYTE_ARRAY,
          new LogicalType.Simple(LogicalType.Kind.STRING),
          DataType.VARCHAR,
          0);
  private static final LeafColumn DOUBLE = leaf(PhysicalType.DOUBLE, null, DataType.DOUBLE, 0);

  private static LeafColumn leaf(
      PhysicalType physical, LogicalType logical, DataType type, int typeLength) {
    return new LeafColumn(0, List.of("x"), physical, typeLength, logical, type, 1, 0);
  }

  private static Statistics current(byte[] min, byte[] max, long nullCount) {
    return new Statistics(
        null, null, min, max, nullCount, UNKNOWN, UNKNOWN, Exactness.UNKNOWN, Exactness.UNKNOWN);
  }

  private static Statistics deprecated(byte[] min, byte[] max) {
    return new Statistics(
        min, max, null, null, UNKNOWN, UNKNOWN, UNKNOWN, Exactness.UNKNOWN, Exactness.UNKNOWN);
  }

  private static ColumnFacts facts(LeafColumn leaf, Statistics statistics) {
    return StatisticsFacts.of(leaf, statistics, ROWS, ColumnOrder.TYPE_DEFINED, Writer.TRUSTED);
  }

  private static byte[] int32(int value) {
    byte[] bytes = new byte[4];
    LittleEndian.putInt(bytes, 0, value);
    return bytes;
  }

  private static byte[] float64(double value) {
    byte[] bytes = new byte[8];
    LittleEndian.putLong(bytes, 0, Double.doubleToRawLongBits(value));
    return bytes;
  }

  private static void assertUnbounded(ColumnFacts facts) {
    assertNull(facts.lower());
    assertNull(facts.upper());
  }

  @Test
  void nothingIsKnownWithoutStatistics() {
    assertEquals(new ColumnFacts(null, null, Nulls.UNKNOWN, NaNs.IMPOSSIBLE), facts(INT, null));
    assertEquals(ColumnFacts.NONE, facts(DOUBLE, null));
  }

  @ParameterizedTest
  @CsvSource({"-1, UNKNOWN", "0, NO_VALUE", "3, SOME_VALUES", "11, UNKNOWN"})
  void nullCountsThatAreAbsentOrImpossibleAreUnknown(long nullCount, Nulls nulls) {
    assertEquals(nulls, facts(INT, current(int32(1), int32(2), nullCount)).nulls());
  }

  @Test
  void onlyNullsAreBelievedIfThereAreNoBounds() {
    assertEquals(Nulls.ALL_VALUES, facts(INT, current(null, null, ROWS)).nulls());
    assertEquals(ColumnFacts.NONE, facts(INT, current(int32(1), int32(2), ROWS)));
  }

  @Test
  void aRequiredColumnHasNoNullsWhateverIsCounted() {
    LeafColumn required =
        new LeafColumn(0, List.of("x"), PhysicalType.INT32, 0, null, DataType.INTEGER, 0, 0);
    assertEquals(Nulls.NO_VALUE, facts(required, current(null, null, ROWS)).nulls());
    assertEquals(Nulls.NO_VALUE, facts(required, null).nulls());
  }

  @Test
  void boundsInTheWrongOrderSayNothing() {
    assertEquals(ColumnFacts.NONE, facts(INT, current(int32(2), int32(1), 0)));
    assertEquals(ColumnFacts.NONE, facts(UNSIGNED, current(int32(-1), int32(1), 0)));
  }

  @Test
  void boundsOfTheWrongLengthSayNothing() {
    assertUnbounded(facts(INT, current(new byte[3], new byte[8], 0)));
    assertUnbounded(facts(DOUBLE, current(new byte[0], new byte[4], 0)));
    LeafColumn decimal =
        leaf(
            PhysicalType.FIXED_LEN_BYTE_ARRAY,
            new LogicalType.Decimal(30, 2),
            DataType.decimal(30, 2),
            13);
    assertUnbounded(facts(decimal, current(new byte[12], new byte[14], 0)));
  }

  @Test
  void oneBoundIsEnoughForItsSide() {
    ColumnFacts facts = facts(INT, current(null, int32(5), 0));
    assertNull(facts.lower());
    assertEquals(BigDecimal.valueOf(5), facts.upper());
  }

  @Test
  void deprecatedBoundsCountOnlyWhereTheOrderIsSigned() {
    assertEquals(BigDecimal.valueOf(-1), facts(INT, deprecated(int32(-1), int32(1))).lower());
    assertUnbounded(facts(UNSIGNED, deprecated(int32(0), int32(1))));
    assertUnbounded(facts(TEXT, deprecated(new byte[] {'a'}, new byte[] {'a'})));
  }

  @Test
  void currentBoundsWinOverDeprecatedOnes() {
    Statistics both =
        new Statistics(
            int32(0),
            int32(9),
            int32(1),
            null,
            0,
            UNKNOWN,
            UNKNOWN,
            Exactness.EXACT,
            Exactness.UNKNOWN);
    ColumnFacts facts = facts(INT, both);
    assertEquals(BigDecimal.ONE, facts.lower());
    assertNull(facts.upper());
  }

  @ParameterizedTest
  @EnumSource(ColumnOrder.class)
  void theOrderDecidesWhichBoundsCount(ColumnOrder order) {
    Statistics text = current(new byte[] {'a'}, new byte[] {'b'}, 0);
    Statistics numbers = current(float64(1), float64(2), 0);
    boolean forText = StatisticsFacts.of(TEXT, text, ROWS, order, Writer.TRUSTED).lower() != null;
    boolean forDoubles =
        StatisticsFacts.of(DOUBLE, numbers, ROWS, order, Writer.TRUSTED).lower() != null;
    assertEquals(order == ColumnOrder.TYPE_DEFINED, forText);
    assertEquals(order != ColumnOrder.UNKNOWN, forDoubles);
  }

  @Test
  void nansAreNoBoundsAndArePossibleUnlessCounted() {
    ColumnFacts facts = facts(DOUBLE, current(float64(Double.NaN), float64(2), 0));
    assertNull(facts.lower());
    assertEquals(2.0, facts.upper());
    assertEquals(NaNs.POSSIBLE, facts.nans());
    Statistics counted =
        new Statistics(null, null, null, null, 0, UNKNOWN, 0, Exactness.UNKNOWN, Exactness.UNKNOWN);
    assertEquals(NaNs.IMPOSSIBLE, facts(DOUBLE, counted).nans());
  }

  @Test
  void zerosOfEitherSignAreOne() {
    ColumnFacts facts = facts(DOUBLE, current(float64(0.0), float64(-0.0), 0));
    assertEquals(MatchDecision.MAYBE, FactMatcher.compare(facts, ScanFilter.Operator.EQUAL, -0.0));
    assertEquals(MatchDecision.NEVER, FactMatcher.compare(facts, ScanFilter.Operator.LESS, 0.0));
  }

  @Test
  void truncatedBoundsBoundButAreNoValues() {
    ColumnFacts facts = facts(TEXT, current(new byte[] {'a'}, new byte[] {'b'}, 0));
    assertArrayEquals(new byte[] {'a'}, (byte[]) facts.lower());
    assertEquals(
        MatchDecision.MAYBE,
        FactMatcher.compare(facts, ScanFilter.Operator.EQUAL, new byte[] {'a', 'x'}));
    assertEquals(
        MatchDecision.NEVER,
        FactMatcher.compare(facts, ScanFilter.Operator.GREATER, new byte[] {'b'}));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "parquet-mr version 1.5.0-cdh5.7.0 (build x) | OLD_PARQUET_MR",
        "parquet-mr version 1.8.2 | OLD_PARQUET_MR",
        "parquet-mr | OLD_PARQUET_MR",
        "parquet-mr version 1.10.1 (build a89df8f) | TRUSTED",
        "parquet-mr version 2.0.0 | TRUSTED",
        "parquet-cpp-arrow version 9.0.0 | TRUSTED",
        "parquet-mr version 99999999999.1 | TRUSTED",
        "'' | TRUSTED"
      })
  void writersKnownToBeWrongAboutBytesAreKnown(String createdBy, Writer writer) {
    assertEquals(writer, Writer.of(createdBy));
    Statistics statistics = current(new byte[] {'a'}, new byte[] {'b'}, 0);
    boolean bounded =
        StatisticsFacts.of(TEXT, statistics, ROWS, ColumnOrder.TYPE_DEFINED, writer).lower()
            != null;
    assertEquals(writer == Writer.TRUSTED, bounded);
    Statistics numbers = current(int32(1), int32(2), 0);
    assertEquals(
        BigDecimal.ONE,
        StatisticsFacts.of(INT, numbers, ROWS, ColumnOrder.TYPE_DEFINED, writer).lower());
  }

  @ParameterizedTest
  @CsvSource({
    "parquet-cpp version 1.5.1-SNAPSHOT, UNKNOWN",
    "parquet-cpp-arrow version 4.0.1, UNKNOWN",
    "parquet-cpp-arrow version 6.0.0, NO_VALUE",
    "parquet-cpp-arrow version 10.0.0, NO_VALUE",
    "Arrow2 - Native Rust implementation of Arrow, UNKNOWN"
  })
  void writersThatDidNotCountNullsAreKnown(String createdBy, Nulls nulls) {
    Statistics statistics = current(int32(1), int32(2), 0);
    Writer writer = Writer.of(createdBy);
    ColumnFacts facts = StatisticsFacts.of(INT, statistics, ROWS, ColumnOrder.TYPE_DEFINED, writer);
    assertEquals(nulls, facts.nulls());
    assertEquals(BigDecimal.ONE, facts.lower());
  }

  @Test
  void valuesBeyondTheDeclaredWidthAreNoBounds() {
    LeafColumn narrow = leaf(PhysicalType.INT32, new LogicalType.Int(8, true), DataType.TINYINT, 0);
    assertUnbounded(facts(narrow, current(int32(-129), int32(128), 0)));
  }

  @ParameterizedTest
  @EnumSource(
      value = LogicalType.Kind.class,
      names = {"GEOMETRY", "GEOGRAPHY", "UNKNOWN", "NULL", "INTERVAL"})
  void typesWithoutAnOrderHaveNoBounds(LogicalType.Kind kind) {
    LeafColumn leaf =
        leaf(PhysicalType.BYTE_ARRAY, new LogicalType.Simple(kind), DataType.VARBINARY, 0);
    assertUnbounded(facts(leaf, current(new byte[] {'a'}, new byte[] {'b'}, 0)));
  }
}
