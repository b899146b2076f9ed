package io.github.parquetjdbc.adapter.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.parquetjdbc.engine.plan.Column;
import io.github.parquetjdbc.reader.error.UnsupportedFeatureException;
import io.github.parquetjdbc.vector.DataType;
import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class ColumnUnionTest {

  private static FileColumns file(String name, Column... columns) {
    return new FileColumns(name, List.of(columns));
  }

  private static Column column(String name, DataType type) {
    return new Column(name, type, false);
  }

  @Test
  void columnsAreUnitedByNameInOrderOfFirstAppearance() throws IOException {
    List<Column> columns =
        ColumnUnion.of(
            List.of(
                file("1", column("a", DataType.INTEGER), column("b", DataType.VARCHAR)),
                file("2", column("c", DataType.DATE), column("a", DataType.INTEGER))));
    assertEquals(
        List.of(
            new Column("a", DataType.INTEGER, false),
            new Column("b", DataType.VARCHAR, true),
            new Column("c", DataType.DATE, true)),
        columns);
  }

  static Stream<Arguments> unions() {
    return Stream.of(
        Arguments.of(DataType.TINYINT, DataType.INTEGER, DataType.INTEGER),
        Arguments.of(DataType.INTEGER, DataType.BIGINT, DataType.BIGINT),
        Arguments.of(DataType.INTEGER, DataType.decimal(5, 2), DataType.decimal(12, 2)),
        Arguments.of(DataType.BIGINT, DataType.decimal(5, 2), DataType.decimal(21, 2)),
        Arguments.of(DataType.BIGINT, DataType.decimal(20, 0), DataType.decimal(20, 0)),
        Arguments.of(DataType.decimal(9, 2), DataType.decimal(9, 4), DataType.decimal(11, 4)),
        Arguments.of(DataType.decimal(40, 2), DataType.decimal(40, 2), DataType.decimal(40, 2)),
        Arguments.of(DataType.REAL, DataType.DOUBLE, DataType.DOUBLE),
        Arguments.of(DataType.DATE, DataType.timestamp(6), DataType.timestamp(6)),
        Arguments.of(DataType.NULL, DataType.VARCHAR, DataType.VARCHAR),
        Arguments.of(DataType.BIGINT, DataType.decimal(38, 30), null),
        Arguments.of(DataType.decimal(38, 0), DataType.decimal(38, 38), null),
        Arguments.of(DataType.INTEGER, DataType.DOUBLE, null),
        Arguments.of(DataType.INTEGER, DataType.VARCHAR, null),
        Arguments.of(DataType.DATE, DataType.timestampTz(6), null),
        Arguments.of(DataType.timestamp(3), DataType.timestampTz(3), null),
        Arguments.of(DataType.timestamp(3), DataType.timestamp(9), DataType.timestamp(9)),
        Arguments.of(DataType.timestampTz(6), DataType.timestampTz(3), DataType.timestampTz(6)),
        Arguments.of(DataType.time(3), DataType.time(6), DataType.time(6)),
        Arguments.of(list(DataType.INTEGER), list(DataType.BIGINT), list(DataType.BIGINT)),
        Arguments.of(list(DataType.INTEGER), list(DataType.VARCHAR), null),
        Arguments.of(list(DataType.INTEGER), DataType.INTEGER, null),
        Arguments.of(
            DataType.map(DataType.VARCHAR, DataType.REAL, false),
            DataType.map(DataType.VARCHAR, DataType.DOUBLE, true),
            DataType.map(DataType.VARCHAR, DataType.DOUBLE, true)),
        Arguments.of(struct("a", "a"), struct("a"), null),
        Arguments.of(DataType.VARBINARY, DataType.VARCHAR, null));
  }

  private static DataType list(DataType element) {
    return DataType.list(element, true);
  }

  private static DataType struct(String... names) {
    return DataType.struct(
        Stream.of(names).map(name -> new DataType.Field(name, DataType.DATE, false)).toList());
  }

  @Test
  void structsHaveTheFieldsOfBothWhichAreNullWhereOneLacksThem() {
    assertEquals(
        DataType.struct(
            List.of(
                new DataType.Field("a", DataType.DATE, true),
                new DataType.Field("b", DataType.DATE, false),
                new DataType.Field("c", DataType.DATE, true))),
        CommonType.of(struct("a", "b"), struct("b", "c")));
  }

  @ParameterizedTest(name = "{0} and {1}: {2}")
  @MethodSource("unions")
  void typesWidenWithoutLossOrNotAtAll(DataType left, DataType right, DataType expected) {
    assertEquals(expected, CommonType.of(left, right));
    assertEquals(expected, CommonType.of(right, left));
  }

  @Test
  void theErrorNamesBothFilesAndTheColumn() {
    FileColumns first = file("/x/1.parquet", column("a", DataType.INTEGER));
    FileColumns second = file("/x/2.parquet", column("a", DataType.VARCHAR));
    String message =
        assertThrows(
                UnsupportedFeatureException.class, () -> ColumnUnion.of(List.of(first, second)))
            .getMessage();
    for (String part : List.of("/x/1.parquet", "/x/2.parquet", "column a", "INTEGER", "VARCHAR")) {
      assertTrue(message.contains(part), message);
    }
    assertNull(CommonType.of(DataType.INTEGER, DataType.VARCHAR));
  }
}
