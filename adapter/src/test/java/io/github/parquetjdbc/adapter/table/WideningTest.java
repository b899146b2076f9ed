package io.github.parquetjdbc.adapter.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.parquetjdbc.reader.error.FilePosition;
import io.github.parquetjdbc.reader.error.MalformedFileException;
import io.github.parquetjdbc.vector.ConstantVector;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.DictionaryVector;
import io.github.parquetjdbc.vector.Int128Vector;
import io.github.parquetjdbc.vector.IntVector;
import io.github.parquetjdbc.vector.LongVector;
import io.github.parquetjdbc.vector.Validity;
import io.github.parquetjdbc.vector.Vector;
import io.github.parquetjdbc.vector.VectorKind;
import java.io.IOException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class WideningTest {

  private static final FilePosition POSITION = FilePosition.of("/x/1.parquet").withColumn("a");

  private static Vector widen(Vector vector, DataType to) throws IOException {
    return Widening.of(vector.type(), to, POSITION).widen(vector);
  }

  private static List<BigInteger> values(Vector vector) {
    List<BigInteger> values = new ArrayList<>();
    for (int i = 0; i < vector.length(); i++) {
      values.add(vector.isNull(i) ? null : value(vector, i));
    }
    return values;
  }

  private static BigInteger value(Vector vector, int row) {
    if (vector instanceof ConstantVector constant) {
      return value(constant.value(), 0);
    }
    if (vector instanceof DictionaryVector encoded) {
      return value(encoded.dictionary(), encoded.ids()[row]);
    }
    if (vector instanceof IntVector ints) {
      return BigInteger.valueOf(ints.values()[row]);
    }
    return vector instanceof LongVector longs
        ? BigInteger.valueOf(longs.values()[row])
        : ((Int128Vector) vector).get(row);
  }

  private enum Wider {
    INTEGER_AS_BIGINT(DataType.INTEGER, DataType.BIGINT, 0),
    SMALLINT_AS_INTEGER(DataType.SMALLINT, DataType.INTEGER, 0),
    INTEGER_AS_DECIMAL(DataType.INTEGER, DataType.decimal(12, 2), 2),
    INTEGER_AS_WIDE_DECIMAL(DataType.INTEGER, DataType.decimal(38, 28), 28),
    BIGINT_AS_DECIMAL(DataType.BIGINT, DataType.decimal(19, 0), 0),
    BIGINT_AS_SCALED_DECIMAL(DataType.BIGINT, DataType.decimal(38, 19), 19),
    DECIMAL_AS_SCALED(DataType.decimal(9, 2), DataType.decimal(12, 5), 3),
    DECIMAL_AS_WIDE(DataType.decimal(18, 2), DataType.decimal(38, 22), 20),
    WIDE_DECIMAL_AS_SCALED(DataType.decimal(20, 0), DataType.decimal(38, 18), 18);

    private final DataType from;
    private final DataType to;
    private final int zeros;

    Wider(DataType from, DataType to, int zeros) {
      this.from = from;
      this.to = to;
      this.zeros = zeros;
    }
  }

  @ParameterizedTest
  @EnumSource
  void numbersKeepTheirValue(Wider wider) throws IOException {
    long seed = 42;
    Random random = new Random(seed);
    int length = 100;
    int[] ints = new int[length];
    long[] longs = new long[length];
    Validity validity = Validity.allValid(length);
    for (int i = 0; i < length; i++) {
      ints[i] = (short) random.nextInt();
      longs[i] = random.nextLong() >> 36 + random.nextInt(20);
      if (i % 7 == 0) {
        validity.setNull(i);
        longs[i] = random.nextLong();
      }
    }
    Vector from =
        switch (wider.from.kind()) {
          case INT -> new IntVector(wider.from, ints, length, validity);
          case LONG -> new LongVector(wider.from, longs, length, validity);
          default -> Int128Vector.narrow(wider.from, longs, length, validity);
        };
    Vector widened = widen(from, wider.to);
    List<BigInteger> expected = new ArrayList<>();
    for (BigInteger value : values(from)) {
      expected.add(value == null ? null : value.multiply(BigInteger.TEN.pow(wider.zeros)));
    }
    assertEquals(wider.to, widened.type());
    assertEquals(wider.to.kind(), widened.kind());
    assertEquals(expected, values(widened), "seed " + seed);
  }

  @Test
  void valuesOf128BitsAreScaled() throws IOException {
    BigInteger value = BigInteger.TEN.pow(29).negate().add(BigInteger.TWO);
    long[] high = {value.shiftRight(64).longValue(), 0};
    long[] low = {value.longValue(), -1};
    Vector from = new Int128Vector(DataType.decimal(30, 0), high, low, 2, null);
    BigInteger unsigned = BigInteger.ONE.shiftLeft(64).subtract(BigInteger.ONE);
    BigInteger factor = BigInteger.TEN.pow(8);
    assertEquals(
        List.of(value.multiply(factor), unsigned.multiply(factor)),
        values(widen(from, DataType.decimal(38, 8))));
    assertEquals(-1, low[1], "the file's own vector is not written");
  }

  @Test
  void datesBecomeMidnights() throws IOException {
    Vector dates = new IntVector(DataType.DATE, new int[] {0, 1, -1, 2_000_000}, 4, null);
    BigInteger day = BigInteger.valueOf(86_400_000_000_000L);
    Vector nanos = widen(dates, DataType.timestamp(9));
    assertEquals(VectorKind.INT128, nanos.kind());
    assertEquals(
        List.of(BigInteger.ZERO, day, day.negate(), day.multiply(BigInteger.valueOf(2_000_000))),
        values(nanos));
    assertEquals(
        BigInteger.valueOf(86_400_000), values(widen(dates, DataType.timestamp(3))).get(1));
  }

  @Test
  void aDictionaryIsWidenedOnceAndStaysADictionary() throws IOException {
    IntVector entries = new IntVector(DataType.INTEGER, new int[] {7, 9}, 2, null);
    Widening widening = Widening.of(DataType.INTEGER, DataType.BIGINT, POSITION);
    Vector first = widening.widen(new DictionaryVector(new int[] {1, 0, 1}, entries, 3, null));
    Vector second = widening.widen(new DictionaryVector(new int[] {0}, entries, 1, null));
    assertSame(((DictionaryVector) first).dictionary(), ((DictionaryVector) second).dictionary());
    assertEquals(
        List.of(BigInteger.valueOf(9), BigInteger.valueOf(7), BigInteger.valueOf(9)),
        values(first));
  }

  @Test
  void constantsStayConstants() throws IOException {
    Vector seven = new ConstantVector(new IntVector(DataType.INTEGER, new int[] {7}, 1, null), 5);
    Vector widened = widen(seven, DataType.decimal(12, 1));
    assertTrue(widened instanceof ConstantVector);
    assertEquals(BigInteger.valueOf(70), values(widened).get(4));
    Vector nulls = widen(NullVector.constant(DataType.INTEGER, 3), DataType.BIGINT);
    assertTrue(((ConstantVector) nulls).isAllNull());
    assertEquals(DataType.BIGINT, nulls.type());
  }

  @Test
  void aValueBeyondItsDeclaredTypeIsAnErrorNotAWrap() {
    Vector longs = new LongVector(DataType.decimal(4, 0), new long[] {Long.MAX_VALUE / 2}, 1, null);
    MalformedFileException e =
        assertThrows(MalformedFileException.class, () -> widen(longs, DataType.decimal(18, 14)));
    assertTrue(e.getMessage().contains("/x/1.parquet"), e.getMessage());
    Vector wide =
        new Int128Vector(
            DataType.decimal(20, 0), new long[] {Long.MAX_VALUE}, new long[] {0}, 1, null);
    assertThrows(MalformedFileException.class, () -> widen(wide, DataType.decimal(38, 18)));
  }

  @Test
  void everyTypeHasANull() {
    for (DataType type :
        List.of(
            DataType.BOOLEAN,
            DataType.VARCHAR,
            DataType.DOUBLE,
            DataType.timestamp(9),
            DataType.decimal(50, 2),
            DataType.list(DataType.map(DataType.VARCHAR, DataType.DATE, true), true),
            DataType.struct(List.of(new DataType.Field("a", DataType.UUID, true))))) {
      ConstantVector nulls = NullVector.constant(type, 3);
      assertTrue(nulls.isAllNull() && nulls.isNull(2));
      assertEquals(type, nulls.type());
    }
  }
}
