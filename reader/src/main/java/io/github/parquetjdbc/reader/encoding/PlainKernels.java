package io.github.parquetjdbc.reader.encoding;

import io.github.parquetjdbc.vector.LittleEndian;

/** The copies of {@link FixedWidthDecoder}: plain loops that the JIT turns into vector moves. */
final class PlainKernels {

  private PlainKernels() {}

  static void ints(byte[] data, int at, int[] target, int offset, int count) {
    for (int i = 0; i < count; i++) {
      target[offset + i] = LittleEndian.getInt(data, at + 4 * i);
    }
  }

  static void longs(byte[] data, int at, long[] target, int offset, int count) {
    for (int i = 0; i < count; i++) {
      target[offset + i] = LittleEndian.getLong(data, at + 8 * i);
    }
  }

  static void floats(byte[] data, int at, double[] target, int offset, int count) {
    for (int i = 0; i < count; i++) {
      target[offset + i] = LittleEndian.getFloat(data, at + 4 * i);
    }
  }

  static void doubles(byte[] data, int at, double[] target, int offset, int count) {
    for (int i = 0; i < count; i++) {
      target[offset + i] = LittleEndian.getDouble(data, at + 8 * i);
    }
  }

  /** Byte strings of one length, left where they are. */
  static FixedWidthDecoder.Copy<Slices> slices(int width) {
    return (data, at, target, offset, count) -> {
      target.data = data;
      for (int i = 0; i < count; i++) {
        target.offsets[offset + i] = at + width * i;
        target.lengths[offset + i] = width;
      }
    };
  }
}
