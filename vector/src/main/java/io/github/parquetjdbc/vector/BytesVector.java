package io.github.parquetjdbc.vector;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Text and binary values as slices of one array: row {@code i} is {@code lengths[i]} bytes at
 * {@code offsets[i]}. Slices may have gaps between them, overlap and come in any order. Null rows
 * have a valid slice too (usually empty).
 */
public final class BytesVector extends Vector {

  private final byte[] data;
  private final int[] offsets;
  private final int[] lengths;

  public BytesVector(
      DataType type, byte[] data, int[] offsets, int[] lengths, int length, Validity validity) {
    super(type, length, validity);
    this.data = data;
    this.offsets = offsets;
    this.lengths = lengths;
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

  /** A copy of row {@code row}'s bytes; for the edges, not for loops. */
  public byte[] copy(int row) {
    return Arrays.copyOfRange(data, offsets[row], offsets[row] + lengths[row]);
  }

  /** Row {@code row} as text, invalid UTF-8 replaced by U+FFFD; for the edges, not for loops. */
  public String text(int row) {
    return new String(data, offsets[row], lengths[row], StandardCharsets.UTF_8);
  }

  @Override
  public BytesVector withType(DataType newType) {
    return new BytesVector(newType, data, offsets, lengths, length(), validity());
  }
}
