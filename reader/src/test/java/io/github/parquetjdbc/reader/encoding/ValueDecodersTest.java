package io.github.parquetjdbc.reader.encoding;

import io.github.parquetjdbc.reader.metadata.Encoding;
import java.io.IOException;
import java.util.Random;
import org.apache.parquet.column.values.ValuesWriter;
import org.apache.parquet.column.values.bytestreamsplit.ByteStreamSplitValuesWriter;
import org.apache.parquet.column.values.delta.DeltaBinaryPackingValuesWriterForInteger;
import org.apache.parquet.column.values.delta.DeltaBinaryPackingValuesWriterForLong;
import org.apache.parquet.column.values.deltalengthbytearray.DeltaLengthByteArrayValuesWriter;
import org.apache.parquet.column.values.deltastrings.DeltaByteArrayWriter;
import org.apache.parquet.column.values.plain.BooleanPlainValuesWriter;
import org.apache.parquet.column.values.plain.FixedLenByteArrayPlainValuesWriter;
import org.apache.parquet.column.values.plain.PlainValuesWriter;
import org.apache.parquet.column.values.rle.RunLengthBitPackingHybridValuesWriter;
import org.apache.parquet.io.api.Binary;
import org.junit.jupiter.api.Nested;

/** Every row of the table of decoders, held to the contract. */
class ValueDecodersTest {

  private static final int SIZE = 1 << 16;

  abstract static class Ints extends ValueDecoderContract<int[]> {
    abstract Encoding encoding();

    @Override
    ValueDecoder<int[]> decoder() throws IOException {
      return Decoders.ints(encoding(), Encoded.PLACE);
    }

    @Override
    int[] newArray(int length) {
      return new int[length];
    }

    @Override
    Object get(int[] array, int index) {
      return array[index];
    }

    /** Runs of small steps, large steps, and none. */
    @Override
    Object value(Random random, int index) {
      return switch (index / 200 % 3) {
        case 0 -> index * 3 + random.nextInt(100);
        case 1 -> random.nextInt();
        default -> 7;
      };
    }

    @Override
    void write(ValuesWriter writer, Object value) {
      writer.writeInteger((int) value);
    }
  }

  @Nested
  class PlainInts extends Ints {
    @Override
    Encoding encoding() {
      return Encoding.PLAIN;
    }

    @Override
    ValuesWriter writer() {
      return new PlainValuesWriter(SIZE, SIZE, HEAP);
    }
  }

  @Nested
  class DeltaInts extends Ints {
    @Override
    Encoding encoding() {
      return Encoding.DELTA_BINARY_PACKED;
    }

    @Override
    ValuesWriter writer() {
      return new DeltaBinaryPackingValuesWriterForInteger(SIZE, SIZE, HEAP);
    }
  }

  @Nested
  class SplitInts extends Ints {
    @Override
    Encoding encoding() {
      return Encoding.BYTE_STREAM_SPLIT;
    }

    @Override
    ValuesWriter writer() {
      return new ByteStreamSplitValuesWriter.IntegerByteStreamSplitValuesWriter(SIZE, SIZE, HEAP);
    }
  }

  abstract static class Longs extends ValueDecoderContract<long[]> {
    abstract Encoding encoding();

    @Override
    ValueDecoder<long[]> decoder() throws IOException {
      return Decoders.longs(encoding(), Encoded.PLACE);
    }

    @Override
    long[] newArray(int length) {
      return new long[length];
    }

    @Override
    Object get(long[] array, int index) {
      return array[index];
    }

    @Override
    Object value(Random random, int index) {
      return switch (index / 200 % 4) {
        case 0 -> index * 3L + random.nextInt(100);
        case 1 -> random.nextLong();
        case 2 -> random.nextLong() >> 5;
        default -> Long.MIN_VALUE;
      };
    }

    @Override
    void write(ValuesWriter writer, Object value) {
      writer.writeLong((long) value);
    }
  }

  @Nested
  class PlainLongs extends Longs {
    @Override
    Encoding encoding() {
      return Encoding.PLAIN;
    }

    @Override
    ValuesWriter writer() {
      return new PlainValuesWriter(SIZE, SIZE, HEAP);
    }
  }

  @Nested
  class DeltaLongs extends Longs {
    @Override
    Encoding encoding() {
      return Encoding.DELTA_BINARY_PACKED;
    }

    @Override
    ValuesWriter writer() {
      return new DeltaBinaryPackingValuesWriterForLong(SIZE, SIZE, HEAP);
    }
  }

  @Nested
  class SplitLongs extends Longs {
    @Override
    Encoding encoding() {
      return Encoding.BYTE_STREAM_SPLIT;
    }

    @Override
    ValuesWriter writer() {
      return new ByteStreamSplitValuesWriter.LongByteStreamSplitValuesWriter(SIZE, SIZE, HEAP);
    }
  }

  abstract static class Doubles extends ValueDecoderContract<double[]> {
    @Override
    double[] newArray(int length) {
      return new double[length];
    }

    @Override
    Object get(double[] array, int index) {
      return array[index];
    }

    @Override
    Object value(Random random, int index) {
      return index % 50 == 0 ? -0.0 : (double) random.nextFloat();
    }
  }

  @Nested
  class PlainFloats extends Doubles {
    @Override
    ValueDecoder<double[]> decoder() throws IOException {
      return Decoders.floats(Encoding.PLAIN, Encoded.PLACE);
    }

    @Override
    ValuesWriter writer() {
      return new PlainValuesWriter(SIZE, SIZE, HEAP);
    }

    @Override
    void write(ValuesWriter writer, Object value) {
      writer.writeFloat((float) (double) value);
    }
  }

  @Nested
  class SplitDoubles extends Doubles {
    @Override
    ValueDecoder<double[]> decoder() throws IOException {
      return Decoders.doubles(Encoding.BYTE_STREAM_SPLIT, Encoded.PLACE);
    }

    @Override
    ValuesWriter writer() {
      return new ByteStreamSplitValuesWriter.DoubleByteStreamSplitValuesWriter(SIZE, SIZE, HEAP);
    }

    @Override
    void write(ValuesWriter writer, Object value) {
      writer.writeDouble((double) value);
    }
  }

  abstract static class Booleans extends ValueDecoderContract<byte[]> {
    @Override
    byte[] newArray(int length) {
      return new byte[length];
    }

    @Override
    Object get(byte[] array, int index) {
      return array[index] == 1;
    }

    @Override
    Object value(Random random, int index) {
      return index / 300 % 2 == 0 ? random.nextBoolean() : index % 600 < 450;
    }
  }

  @Nested
  class PlainBooleans extends Booleans {
    @Override
    ValueDecoder<byte[]> decoder() throws IOException {
      return Decoders.booleans(Encoding.PLAIN, Encoded.PLACE);
    }

    @Override
    ValuesWriter writer() {
      return new BooleanPlainValuesWriter();
    }

    @Override
    void write(ValuesWriter writer, Object value) {
      writer.writeBoolean((boolean) value);
    }
  }

  @Nested
  class RleBooleans extends Booleans {
    @Override
    ValueDecoder<byte[]> decoder() throws IOException {
      return Decoders.booleans(Encoding.RLE, Encoded.PLACE);
    }

    @Override
    ValuesWriter writer() {
      return new RunLengthBitPackingHybridValuesWriter(1, SIZE, SIZE, HEAP);
    }

    @Override
    void write(ValuesWriter writer, Object value) {
      writer.writeBoolean((boolean) value);
    }
  }

  abstract static class Bytes extends ValueDecoderContract<Slices> {
    @Override
    Slices newArray(int length) {
      return new Slices(length);
    }

    @Override
    Object get(Slices slices, int index) {
      return Binary.fromConstantByteArray(
          slices.data(), slices.offsets()[index], slices.lengths()[index]);
    }

    @Override
    Object value(Random random, int index) {
      String start = "customer#".substring(0, random.nextInt(10));
      return Binary.fromString(start + random.nextInt(1 + index));
    }

    @Override
    void write(ValuesWriter writer, Object value) {
      writer.writeBytes((Binary) value);
    }
  }

  @Nested
  class PlainBytes extends Bytes {
    @Override
    ValueDecoder<Slices> decoder() throws IOException {
      return Decoders.byteArrays(Encoding.PLAIN, Encoded.PLACE);
    }

    @Override
    ValuesWriter writer() {
      return new PlainValuesWriter(SIZE, SIZE, HEAP);
    }
  }

  @Nested
  class DeltaLengthBytes extends Bytes {
    @Override
    ValueDecoder<Slices> decoder() throws IOException {
      return Decoders.byteArrays(Encoding.DELTA_LENGTH_BYTE_ARRAY, Encoded.PLACE);
    }

    @Override
    ValuesWriter writer() {
      return new DeltaLengthByteArrayValuesWriter(SIZE, SIZE, HEAP);
    }
  }

  @Nested
  class DeltaBytes extends Bytes {
    @Override
    ValueDecoder<Slices> decoder() throws IOException {
      return Decoders.byteArrays(Encoding.DELTA_BYTE_ARRAY, Encoded.PLACE);
    }

    @Override
    ValuesWriter writer() {
      return new DeltaByteArrayWriter(SIZE, SIZE, HEAP);
    }
  }

  abstract static class FixedBytes extends Bytes {
    static final int WIDTH = 5;

    abstract Encoding encoding();

    @Override
    ValueDecoder<Slices> decoder() throws IOException {
      return Decoders.fixedLengthBytes(encoding(), WIDTH, Encoded.PLACE);
    }

    @Override
    Object value(Random random, int index) {
      return Binary.fromString(String.format("%0" + WIDTH + "d", random.nextInt(1 + index)));
    }
  }

  @Nested
  class PlainFixedBytes extends FixedBytes {
    @Override
    Encoding encoding() {
      return Encoding.PLAIN;
    }

    @Override
    ValuesWriter writer() {
      return new FixedLenByteArrayPlainValuesWriter(WIDTH, SIZE, SIZE, HEAP);
    }
  }

  @Nested
  class SplitFixedBytes extends FixedBytes {
    @Override
    Encoding encoding() {
      return Encoding.BYTE_STREAM_SPLIT;
    }

    @Override
    ValuesWriter writer() {
      return new ByteStreamSplitValuesWriter.FixedLenByteArrayByteStreamSplitValuesWriter(
          WIDTH, SIZE, SIZE, HEAP);
    }
  }

  @Nested
  class DeltaFixedBytes extends FixedBytes {
    @Override
    Encoding encoding() {
      return Encoding.DELTA_BYTE_ARRAY;
    }

    @Override
    ValuesWriter writer() {
      return new DeltaByteArrayWriter(SIZE, SIZE, HEAP);
    }
  }
}
