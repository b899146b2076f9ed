package io.github.parquetjdbc.reader.encoding;

import io.github.parquetjdbc.reader.error.FilePosition;
import io.github.parquetjdbc.reader.error.UnsupportedFeatureException;
import io.github.parquetjdbc.reader.metadata.Encoding;

/**
 * The table of encodings: one method for each kind of array, one row for each encoding. Dictionary
 * ids are not values: see {@link DictionaryIdDecoder}.
 */
public final class Decoders {

  private Decoders() {}

  /** Of BOOLEAN: 0 and 1. */
  public static ValueDecoder<byte[]> booleans(Encoding encoding, FilePosition position)
      throws UnsupportedFeatureException {
    return switch (encoding) {
      case PLAIN -> new PlainBooleanDecoder();
      case RLE -> new RleBooleanDecoder();
      case PLAIN_DICTIONARY,
          BIT_PACKED,
          DELTA_BINARY_PACKED,
          DELTA_LENGTH_BYTE_ARRAY,
          DELTA_BYTE_ARRAY,
          RLE_DICTIONARY,
          BYTE_STREAM_SPLIT,
          UNKNOWN ->
          throw refusal(encoding, "BOOLEAN", position);
    };
  }

  /** Of INT32. */
  public static ValueDecoder<int[]> ints(Encoding encoding, FilePosition position)
      throws UnsupportedFeatureException {
    return switch (encoding) {
      case PLAIN -> new FixedWidthDecoder<>(4, PlainKernels::ints);
      case DELTA_BINARY_PACKED -> new DeltaIntDecoder();
      case BYTE_STREAM_SPLIT -> new StreamSplitDecoder<>(4, PlainKernels::ints);
      case PLAIN_DICTIONARY,
          RLE,
          BIT_PACKED,
          DELTA_LENGTH_BYTE_ARRAY,
          DELTA_BYTE_ARRAY,
          RLE_DICTIONARY,
          UNKNOWN ->
          throw refusal(encoding, "INT32", position);
    };
  }

  /** Of INT64. */
  public static ValueDecoder<long[]> longs(Encoding encoding, FilePosition position)
      throws UnsupportedFeatureException {
    return switch (encoding) {
      case PLAIN -> new FixedWidthDecoder<>(8, PlainKernels::longs);
      case DELTA_BINARY_PACKED -> new DeltaLongDecoder();
      case BYTE_STREAM_SPLIT -> new StreamSplitDecoder<>(8, PlainKernels::longs);
      case PLAIN_DICTIONARY,
          RLE,
          BIT_PACKED,
          DELTA_LENGTH_BYTE_ARRAY,
          DELTA_BYTE_ARRAY,
          RLE_DICTIONARY,
          UNKNOWN ->
          throw refusal(encoding, "INT64", position);
    };
  }

  /** Of FLOAT, widened. */
  public static ValueDecoder<double[]> floats(Encoding encoding, FilePosition position)
      throws UnsupportedFeatureException {
    return switch (encoding) {
      case PLAIN -> new FixedWidthDecoder<>(4, PlainKernels::floats);
      case BYTE_STREAM_SPLIT -> new StreamSplitDecoder<>(4, PlainKernels::floats);
      case PLAIN_DICTIONARY,
          RLE,
          BIT_PACKED,
          DELTA_BINARY_PACKED,
          DELTA_LENGTH_BYTE_ARRAY,
          DELTA_BYTE_ARRAY,
          RLE_DICTIONARY,
          UNKNOWN ->
          throw refusal(encoding, "FLOAT", position);
    };
  }

  /** Of DOUBLE. */
  public static ValueDecoder<double[]> doubles(Encoding encoding, FilePosition position)
      throws UnsupportedFeatureException {
    return switch (encoding) {
      case PLAIN -> new FixedWidthDecoder<>(8, PlainKernels::doubles);
      case BYTE_STREAM_SPLIT -> new StreamSplitDecoder<>(8, PlainKernels::doubles);
      case PLAIN_DICTIONARY,
          RLE,
          BIT_PACKED,
          DELTA_BINARY_PACKED,
          DELTA_LENGTH_BYTE_ARRAY,
          DELTA_BYTE_ARRAY,
          RLE_DICTIONARY,
          UNKNOWN ->
          throw refusal(encoding, "DOUBLE", position);
    };
  }

  /** Of BYTE_ARRAY. */
  public static ValueDecoder<Slices> byteArrays(Encoding encoding, FilePosition position)
      throws UnsupportedFeatureException {
    return switch (encoding) {
      case PLAIN -> new PlainBytesDecoder();
      case DELTA_LENGTH_BYTE_ARRAY -> new DeltaLengthDecoder();
      case DELTA_BYTE_ARRAY -> new DeltaBytesDecoder();
      case PLAIN_DICTIONARY,
          RLE,
          BIT_PACKED,
          DELTA_BINARY_PACKED,
          RLE_DICTIONARY,
          BYTE_STREAM_SPLIT,
          UNKNOWN ->
          throw refusal(encoding, "BYTE_ARRAY", position);
    };
  }

  /**
   * Of INT96 and FIXED_LEN_BYTE_ARRAY.
   *
   * @param width bytes of a value, at least 1
   */
  public static ValueDecoder<Slices> fixedLengthBytes(
      Encoding encoding, int width, FilePosition position) throws UnsupportedFeatureException {
    return switch (encoding) {
      case PLAIN -> new FixedWidthDecoder<>(width, PlainKernels.slices(width));
      case DELTA_BYTE_ARRAY -> new FixedLengthCheck(width, new DeltaBytesDecoder());
      case BYTE_STREAM_SPLIT -> new StreamSplitDecoder<>(width, PlainKernels.slices(width));
      case PLAIN_DICTIONARY,
          RLE,
          BIT_PACKED,
          DELTA_BINARY_PACKED,
          DELTA_LENGTH_BYTE_ARRAY,
          RLE_DICTIONARY,
          UNKNOWN ->
          throw refusal(encoding, "FIXED_LEN_BYTE_ARRAY(" + width + ")", position);
    };
  }

  private static UnsupportedFeatureException refusal(
      Encoding encoding, String type, FilePosition position) {
    return new UnsupportedFeatureException(position, "encoding " + encoding + " of " + type);
  }
}
