package io.github.parquetjdbc.driver.accessor;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.ListVector;
import io.github.parquetjdbc.vector.MapVector;
import io.github.parquetjdbc.vector.StructVector;
import io.github.parquetjdbc.vector.Validity;
import java.nio.charset.StandardCharsets;
import java.sql.Array;
import java.sql.SQLException;
import java.sql.Struct;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class NestedAccessorTest {

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static Accessor accessor(DataType type) {
    return Accessors.of(List.of(type), TestVectors.shownIn(ZoneOffset.UTC))[0];
  }

  @Test
  void aListIsAnArrayThatOutlivesTheBatch() throws SQLException {
    DataType type = DataType.list(DataType.VARCHAR, true);
    Validity validity = Validity.allValid(3);
    validity.setNull(1);
    Accessor accessor = accessor(type);
    accessor.bind(
        new ListVector(
            type,
            new int[] {0, 2, 2, 3},
            TestVectors.flat(DataType.VARCHAR, utf8("a\"b"), null, utf8("c")),
            3,
            validity));
    Array array = accessor.getArray(0);
    assertEquals("[\"a\\\"b\",null]", accessor.getString(0));
    assertEquals("[\"a\\\"b\",null]", array.toString());
    assertTrue(accessor.isNull(1));
    assertEquals("[\"c\"]", accessor.getString(2));
    accessor.bind(
        new ListVector(type, new int[] {0, 0}, TestVectors.flat(DataType.VARCHAR), 1, null));
    assertEquals("[]", accessor.getString(0));
    assertArrayEquals(new Object[] {"a\"b", null}, (Object[]) array.getArray());
    assertArrayEquals(new Object[] {null}, (Object[]) array.getArray(2, 5));
    assertEquals("VARCHAR", array.getBaseTypeName());
    assertThrows(SQLException.class, () -> array.getArray(0, 1));
    assertThrows(SQLException.class, () -> array.getArray(4, 1));
    array.free();
    assertThrows(SQLException.class, array::getArray);
  }

  @Test
  void aStructHoldsItsFields() throws SQLException {
    DataType type =
        DataType.struct(
            List.of(
                new DataType.Field("id", DataType.INTEGER, false),
                new DataType.Field("day", DataType.DATE, true)));
    Accessor accessor = accessor(type);
    accessor.bind(
        new StructVector(
            type,
            List.of(
                TestVectors.dictionary(DataType.INTEGER, 1, 2),
                TestVectors.flat(DataType.DATE, null, 0)),
            2,
            null));
    assertEquals("{\"id\":1,\"day\":null}", accessor.getString(0));
    Struct struct = accessor.getStruct(1);
    assertEquals("{\"id\":2,\"day\":\"1970-01-01\"}", struct.toString());
    assertEquals("STRUCT", struct.getSQLTypeName());
    assertArrayEquals(
        new Object[] {2, java.sql.Date.valueOf("1970-01-01")}, struct.getAttributes());
  }

  @Test
  void aMapKeepsTheFilesOrder() throws SQLException {
    DataType type = DataType.map(DataType.VARCHAR, DataType.DOUBLE, true);
    Accessor accessor = accessor(type);
    accessor.bind(
        new MapVector(
            type,
            new int[] {0, 2},
            TestVectors.flat(DataType.VARCHAR, utf8("z"), utf8("a")),
            TestVectors.flat(DataType.DOUBLE, 1.5, null),
            1,
            null));
    assertEquals("{\"z\":1.5,\"a\":null}", accessor.getString(0));
    Map<?, ?> map = (Map<?, ?>) accessor.getObject(0);
    assertEquals(List.of("z", "a"), new ArrayList<>(map.keySet()));
    assertThrows(SQLException.class, () -> accessor.getInt(0));
  }
}
