package io.github.parquetjdbc.engine.function.bind;

import io.github.parquetjdbc.engine.context.QueryError;
import io.github.parquetjdbc.engine.context.QueryException;
import io.github.parquetjdbc.vector.BytesVector;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.Validity;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Byte strings of a result, written row after row into one array. */
public final class Slices {

  private static final int MAX_DATA = Integer.MAX_VALUE - 64;

  private byte[] data = new byte[1024];
  private int[] offsets = {};
  private int[] lengths = {};
  private int size;

  void start(int length) {
    size = 0;
    if (offsets.length < length) {
      offsets = new int[length];
      lengths = new int[length];
    } else {
      Arrays.fill(offsets, 0, length, 0);
      Arrays.fill(lengths, 0, length, 0);
    }
  }

  /** Makes {@code row} start here; bytes appended until the next call belong to it. */
  public void open(int row) {
    offsets[row] = size;
  }

  public void close(int row) {
    lengths[row] = size - offsets[row];
  }

  public void append(byte[] bytes, int offset, int length) {
    reserve(length);
    System.arraycopy(bytes, offset, data, size, length);
    size += length;
  }

  /** A whole row. */
  public void put(int row, byte[] bytes, int offset, int length) {
    open(row);
    append(bytes, offset, length);
    close(row);
  }

  /** A whole row, as UTF-8. */
  public void put(int row, String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    put(row, bytes, 0, bytes.length);
  }

  /** The array written to, with room for {@code length} bytes at the returned position. */
  public int reserve(int length) {
    if (length > MAX_DATA - size) {
      throw new QueryException(
          QueryError.OUT_OF_MEMORY, "the texts of one batch exceed two gigabytes");
    }
    if (size + length > data.length) {
      data =
          Arrays.copyOf(data, (int) Math.min(MAX_DATA, Math.max(2L * data.length, size + length)));
    }
    return size;
  }

  /** The array behind; replaced by {@link #reserve}. */
  public byte[] data() {
    return data;
  }

  /** Takes {@code length} bytes that were written at the reserved position. */
  public void advance(int length) {
    size += length;
  }

  public BytesVector vector(DataType type, int length, Validity validity) {
    return new BytesVector(type, data, offsets, lengths, length, validity);
  }
}
