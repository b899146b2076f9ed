package io.github.parquetjdbc.adapter.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import io.github.parquetjdbc.engine.plan.Column;
import io.github.parquetjdbc.reader.prune.ScanFilter;
import io.github.parquetjdbc.reader.prune.ScanFilter.Operator;
import io.github.parquetjdbc.vector.DataType;
import java.math.BigDecimal;
import java.util.List;
import org.junit.jupiter.api.Test;

class FilePruningTest {

  private static final ScanFilter NEVER = FilePruning.NEVER;

  private static Column column(String name, DataType type) {
    return new Column(name, type, true);
  }

  private final FilePruning pruning =
      new FilePruning(
          new FileColumns(
              "1.parquet",
              List.of(
                  column("same", DataType.VARCHAR),
                  column("int", DataType.INTEGER),
                  column("real", DataType.REAL),
                  column("scaled", DataType.INTEGER))),
          List.of(
              column("same", DataType.VARCHAR),
              column("int", DataType.BIGINT),
              column("real", DataType.DOUBLE),
              column("scaled", DataType.decimal(12, 2)),
              column("absent", DataType.INTEGER)));

  private static ScanFilter compare(String column, Operator operator, Object literal) {
    return new ScanFilter.Comparison(column, operator, literal);
  }

  @Test
  void columnsOfTheSameTypeKeepTheirConditions() {
    ScanFilter filter = compare("same", Operator.LESS, new byte[] {1});
    assertEquals(filter, pruning.translate(filter));
    ScanFilter isNull = new ScanFilter.IsNull("same");
    assertEquals(isNull, pruning.translate(isNull));
    assertNull(pruning.translate(null));
  }

  @Test
  void absentColumnsAreNull() {
    assertSame(NEVER, pruning.translate(compare("absent", Operator.NOT_EQUAL, 1)));
    assertSame(NEVER, pruning.translate(new ScanFilter.In("absent", List.of(1))));
    assertSame(NEVER, pruning.translate(new ScanFilter.IsNotNull("absent")));
    assertNull(pruning.translate(new ScanFilter.IsNull("absent")));
  }

  @Test
  void literalsTakeTheFilesOwnType() {
    assertEquals(
        compare("int", Operator.LESS, 5), pruning.translate(compare("int", Operator.LESS, 5L)));
    assertEquals(
        compare("real", Operator.LESS, 0.5),
        pruning.translate(compare("real", Operator.LESS, 0.5)));
    assertEquals(
        new ScanFilter.In("int", List.of(5)),
        pruning.translate(new ScanFilter.In("int", List.of(5L, 1L << 40))));
  }

  @Test
  void literalsOutsideTheFilesTypeEqualNothing() {
    assertSame(NEVER, pruning.translate(compare("int", Operator.EQUAL, 1L << 40)));
    assertSame(NEVER, pruning.translate(new ScanFilter.In("int", List.of(1L << 40))));
    assertNull(pruning.translate(compare("int", Operator.LESS, 1L << 40)));
  }

  @Test
  void literalsBetweenTheFilesValuesAreRounded() {
    assertSame(NEVER, pruning.translate(compare("scaled", Operator.EQUAL, new BigDecimal("1.50"))));
    assertNull(pruning.translate(compare("scaled", Operator.NOT_EQUAL, new BigDecimal("1.50"))));
    assertEquals(
        compare("scaled", Operator.EQUAL, 7),
        pruning.translate(compare("scaled", Operator.EQUAL, new BigDecimal("7.00"))));
    assertEquals(
        compare("scaled", Operator.LESS, -1),
        pruning.translate(compare("scaled", Operator.LESS, new BigDecimal("-1.50"))));
    assertEquals(
        compare("scaled", Operator.GREATER, -2),
        pruning.translate(compare("scaled", Operator.GREATER, new BigDecimal("-1.50"))));
    assertEquals(
        new ScanFilter.In("scaled", List.of(3)),
        pruning.translate(
            new ScanFilter.In("scaled", List.of(new BigDecimal("3"), new BigDecimal("3.5")))));
  }

  @Test
  void literalsOutsideTheFilesRangeDecideComparisons() {
    assertSame(NEVER, pruning.translate(compare("int", Operator.GREATER, 1L << 40)));
    assertSame(NEVER, pruning.translate(compare("int", Operator.LESS_OR_EQUAL, -1L << 40)));
    assertNull(pruning.translate(compare("int", Operator.GREATER, -1L << 40)));
    assertEquals(
        compare("int", Operator.EQUAL, Integer.MIN_VALUE),
        pruning.translate(compare("int", Operator.EQUAL, (long) Integer.MIN_VALUE)));
  }

  @Test
  void conjunctionsAndDisjunctionsDropWhatIsDecided() {
    ScanFilter known = compare("same", Operator.EQUAL, new byte[] {1});
    ScanFilter never = new ScanFilter.IsNotNull("absent");
    ScanFilter open = new ScanFilter.IsNull("absent");
    assertSame(NEVER, pruning.translate(new ScanFilter.And(List.of(known, never))));
    assertEquals(known, pruning.translate(new ScanFilter.And(List.of(known, open))));
    assertEquals(known, pruning.translate(new ScanFilter.Or(List.of(known, never))));
    assertNull(pruning.translate(new ScanFilter.Or(List.of(known, open))));
    assertSame(NEVER, pruning.translate(new ScanFilter.Or(List.of(never, never))));
    assertNull(pruning.translate(new ScanFilter.And(List.of(open, open))));
  }
}
