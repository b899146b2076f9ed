package io.github.parquetjdbc.reader.encoding;

/**
 * What decoders of byte strings fill: value {@code i} is {@code lengths[i]} bytes at {@code
 * offsets[i]} of {@code data}. The data is the page itself where values lie there as they are, else
 * an array of the decoder's that its next call may overwrite.
 */
public final class Slices {

  byte[] data = {};
  final int[] offsets;
  final int[] lengths;

  public Slices(int capacity) {
    offsets = new int[capacity];
    lengths = new int[capacity];
  }

  public byte[] data() {
    return data;
  }

  public int[] offsets() {
    return offsets;
  }

  public int[] lengths() {
    return lengths;
  }
}
