package io.github.parquetjdbc.reader.column;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.parquetjdbc.reader.codec.ByteSlice;
import io.github.parquetjdbc.reader.encoding.Decoders;
import io.github.parquetjdbc.reader.encoding.Slices;
import io.github.parquetjdbc.reader.encoding.ValueDecoder;
import io.github.parquetjdbc.reader.error.FilePosition;
import io.github.parquetjdbc.reader.metadata.Encoding;
import io.github.parquetjdbc.vector.Int128Vector;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Conversions against the same in arbitrary precision, or one value at a time. */
class ConversionsTest {

  private static final FilePosition PLACE = FilePosition.of("test");

  private static Slices slices(byte[]... values) throws IOException {
    ByteBuffer page = ByteBuffer.allocate(100_000).order(ByteOrder.LITTLE_ENDIAN);
    for (byte[] value : values) {
      page.putInt(value.length).put(value);
    }
    Slices slices = new Slices(values.length);
    ValueDecoder<Slices> decoder = Decoders.byteArrays(Encoding.PLAIN, PLACE);
    decoder.start(new ByteSlice(page.array(), 0, page.position(), PLACE), values.length);
    decoder.read(slices, 0, values.length);
    return slices;
  }

  private static byte[] int96(int julianDay, long nanos) {
    return ByteBuffer.allocate(12)
        .order(ByteOrder.LITTLE_ENDIAN)
        .putLong(nanos)
        .putInt(julianDay)
        .array();
  }

  @Test
  void int96CoversItsWholeRange() throws IOException {
    int[] days = {2_440_588, 2_440_587, 0, 1_721_060, Integer.MAX_VALUE, Integer.MIN_VALUE};
    long[] nanos = {0, 1, 86_399_999_999_999L, -1, Long.MAX_VALUE, Long.MIN_VALUE};
    for (int day : days) {
      for (long nano : nanos) {
        long[] high = new long[1];
        long[] low = new long[1];
        Conversions.int96ToNanos(slices(int96(day, nano)), high, low, 1);
        BigInteger expected =
            BigInteger.valueOf(day - 2_440_588L)
                .multiply(BigInteger.valueOf(86_400_000_000_000L))
                .add(BigInteger.valueOf(nano));
        assertEquals(expected, Int128Vector.toBigInteger(high[0], low[0]), day + ", " + nano);
      }
    }
  }

  @Test
  void bigEndianIntegersOfAnyLengthFitOrAreRefused() throws IOException {
    Random random = new Random(7);
    for (int i = 0; i < 5000; i++) {
      byte[] bytes = new byte[1 + random.nextInt(20)];
      random.nextBytes(bytes);
      // Often padded with its sign.
      int padding = random.nextInt(bytes.length);
      Arrays.fill(bytes, 0, padding, (byte) (bytes[padding] >> 7));
      BigInteger value = new BigInteger(bytes);
      long[] high = new long[1];
      long[] low = new long[1];
      boolean fitsLong = BigEndian.toLongs(slices(bytes), low, 1) < 0;
      assertEquals(value.bitLength() < 64, fitsLong, value.toString());
      if (fitsLong) {
        assertEquals(value.longValueExact(), low[0]);
      }
      boolean fits = BigEndian.toInt128s(slices(bytes), high, low, 1) < 0;
      assertEquals(value.bitLength() < 128, fits, value.toString());
      if (fits) {
        assertEquals(value, Int128Vector.toBigInteger(high[0], low[0]));
      }
    }
  }

  @Test
  void noBytesAreZero() throws IOException {
    long[] high = {1};
    long[] low = {1};
    assertEquals(-1, BigEndian.toInt128s(slices(new byte[0]), high, low, 1));
    assertEquals(0, high[0]);
    assertEquals(0, low[0]);
  }

  @Test
  void halvesAreWidenedExactly() throws IOException {
    short[] bits = {0, (short) 0x8000, 0x3c00, (short) 0xc000, 0x7bff, 1, 0x03ff, 0x0400};
    double[] expected = {0, -0.0, 1, -2, 65504, 0x1p-24, 0x1.ff8p-15, 0x1p-14};
    bits = Arrays.copyOf(bits, 11);
    bits[8] = 0x7c00;
    bits[9] = (short) 0xfc00;
    bits[10] = 0x7e00;
    expected = Arrays.copyOf(expected, 11);
    expected[8] = Double.POSITIVE_INFINITY;
    expected[9] = Double.NEGATIVE_INFINITY;
    expected[10] = Double.NaN;
    for (int i = 0; i < bits.length; i++) {
      byte[] bytes =
          ByteBuffer.allocate(2).order(ByteOrder.LITTLE_ENDIAN).putShort(bits[i]).array();
      double[] value = new double[1];
      Conversions.halvesToDoubles(slices(bytes), value, 1);
      assertEquals(expected[i], value[0], "bits " + Integer.toHexString(bits[i] & 0xffff));
    }
  }

  @Test
  void intervalsKeepTheirThreeNumbersApart() throws IOException {
    int[][] intervals = {{0, 0, 0}, {14, 3, 1500}, {0, -1, 0}, {1, 0, 7}, {0, 0, -1}};
    String[] expected = {"PT0S", "P14M3DT1.5S", "P4294967295D", "P1MT0.007S", "PT4294967.295S"};
    byte[][] bytes = new byte[intervals.length][];
    for (int i = 0; i < bytes.length; i++) {
      ByteBuffer buffer = ByteBuffer.allocate(12).order(ByteOrder.LITTLE_ENDIAN);
      Arrays.stream(intervals[i]).forEach(buffer::putInt);
      bytes[i] = buffer.array();
    }
    int[] offsets = new int[bytes.length];
    int[] lengths = new int[bytes.length];
    byte[] text = IntervalText.of(slices(bytes), offsets, lengths, bytes.length);
    for (int i = 0; i < bytes.length; i++) {
      assertEquals(
          expected[i], new String(text, offsets[i], lengths[i], StandardCharsets.US_ASCII));
    }
  }

  @Test
  void valuesMoveToTheirRows() {
    Random random = new Random(9);
    for (int rows = 1; rows < 300; rows++) {
      long[] valid = new long[5];
      int count = 0;
      for (int i = 0; i < rows; i++) {
        long bit = random.nextInt(3) == 0 ? 0 : 1;
        valid[i >>> 6] |= bit << i;
        count += (int) bit;
      }
      int[] ints = new int[rows];
      long[] longs = new long[rows];
      for (int i = 0; i < count; i++) {
        ints[i] = i + 1;
        longs[i] = i + 1;
      }
      int[] before = ints.clone();
      Spread.ints(ints, valid, count, rows);
      Spread.longs(longs, valid, count, rows);
      int next = 0;
      for (int i = 0; i < rows; i++) {
        if ((valid[i >>> 6] >>> i & 1) != 0) {
          assertEquals(before[next], ints[i]);
          assertEquals(before[next++], longs[i]);
        }
      }
    }
  }

  @Test
  void unsignedIntegersAreWidenedOrMasked() {
    int[] small = {-1, 200, 256 + 7};
    Conversions.mask(small, 3, 0xff);
    assertArrayEquals(new int[] {255, 200, 7}, small);
    long[] wide = new long[2];
    Conversions.widen(new int[] {-1, 5}, wide, 2, 0xffff_ffffL);
    assertArrayEquals(new long[] {4_294_967_295L, 5}, wide);
    assertTrue(Conversions.anyNegative(new long[] {1, -1}, 2));
    assertFalse(Conversions.anyNegative(new long[] {1, 2, -1}, 2));
  }
}
