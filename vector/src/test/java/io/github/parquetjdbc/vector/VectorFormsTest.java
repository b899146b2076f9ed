package io.github.parquetjdbc.vector;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class VectorFormsTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "0",
        "1",
        "-1",
        "9223372036854775807",
        "-9223372036854775808",
        "9223372036854775808",
        "-9223372036854775809",
        "18446744073709551615",
        "170141183460469231731687303715884105727",
        "-170141183460469231731687303715884105728"
      })
  void wideIntegersComeBackAsTheyWent(String text) {
    BigInteger value = new BigInteger(text);
    long high = value.shiftRight(64).longValue();
    Int128Vector vector =
        new Int128Vector(
            DataType.decimal(38, 0), new long[] {high}, new long[] {value.longValue()}, 1, null);
    assertEquals(value, vector.get(0));
  }

  @Test
  void narrowVectorsAreTheSignExtensionOfTheirLowerHalves() {
    long[] values = {0, 1, -1, Long.MAX_VALUE, Long.MIN_VALUE};
    Int128Vector narrow = Int128Vector.narrow(DataType.decimal(20, 0), values, 5, null);
    assertTrue(narrow.isNarrow());
    assertArrayEquals(new long[] {0, 0, -1, 0, -1}, narrow.high());
    for (int i = 0; i < values.length; i++) {
      assertEquals(BigInteger.valueOf(values[i]), narrow.get(i));
    }
  }

  @Test
  void dictionaryRowsAreNullWhereTheRowOrTheEntryIs() {
    Validity entries = Validity.allValid(3);
    entries.setNull(1);
    IntVector dictionary = new IntVector(DataType.INTEGER, new int[] {7, 0, 9}, 3, entries);
    Validity rows = Validity.allValid(4);
    rows.setNull(3);
    DictionaryVector vector = new DictionaryVector(new int[] {0, 1, 2, 0}, dictionary, 4, rows);
    assertFalse(vector.isNull(0));
    assertTrue(vector.isNull(1));
    assertFalse(vector.isNull(2));
    assertTrue(vector.isNull(3));
  }

  @Test
  void aNullConstantIsNullInEveryRow() {
    IntVector none = new IntVector(DataType.INTEGER, new int[1], 1, Validity.allNull(1));
    ConstantVector constant = new ConstantVector(none, 100);
    assertTrue(constant.isAllNull());
    assertEquals(0, constant.validity().countValid(100));
    IntVector one = new IntVector(DataType.INTEGER, new int[] {1}, 1, null);
    assertNull(new ConstantVector(one, 100).validity());
  }

  @ParameterizedTest
  @CsvSource({"18,LONG", "19,INT128", "38,INT128", "39,BYTES", "1,LONG", "76,BYTES"})
  void decimalsTakeTheRoomThatTheirPrecisionNeeds(int precision, VectorKind kind) {
    assertEquals(kind, DataType.decimal(precision, 0).kind());
  }

  @ParameterizedTest
  @CsvSource({
    "0,LONG,1000",
    "3,LONG,1000",
    "4,LONG,1000000",
    "6,LONG,1000000",
    "7,INT128,1000000000",
    "9,INT128,1000000000"
  })
  void timestampsTakeTheUnitOfTheirPrecision(int precision, VectorKind kind, long unitsPerSecond) {
    assertEquals(kind, DataType.timestamp(precision).kind());
    assertEquals(unitsPerSecond, DataType.timestamp(precision).unitsPerSecond());
  }

  @Test
  void typesPrintAsSqlDoes() {
    DataType point =
        DataType.struct(
            List.of(
                new DataType.Field("x", DataType.DOUBLE, true),
                new DataType.Field("tags", DataType.list(DataType.VARCHAR, true), true)));
    assertEquals("ROW(x DOUBLE, tags VARCHAR ARRAY)", point.toString());
    assertEquals("DECIMAL(15,2)", DataType.decimal(15, 2).toString());
    assertEquals(
        "MAP<VARCHAR, DATE>", DataType.map(DataType.VARCHAR, DataType.DATE, true).toString());
  }
}
