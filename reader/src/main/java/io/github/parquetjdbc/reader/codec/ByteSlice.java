package io.github.parquetjdbc.reader.codec;

import io.github.parquetjdbc.reader.error.FilePosition;
import io.github.parquetjdbc.reader.error.MalformedFileException;

/**
 * Bytes of a file in memory: {@code data[offset]} up to but not including {@code data[end]}.
 *
 * <p>The array goes on for at least {@link #SLOP} bytes after {@code end}, so that decoders may
 * load and copy whole words there; what stands in them has no meaning.
 *
 * @param position where in which file these bytes come from, for messages
 */
public record ByteSlice(byte[] data, int offset, int end, FilePosition position) {

  /** Bytes that every array of file bytes has past the last one that counts. */
  public static final int SLOP = 128;

  public int length() {
    return end - offset;
  }

  /** The part from {@code newOffset}, up to the same end. */
  public ByteSlice from(int newOffset) {
    return new ByteSlice(data, newOffset, end, position);
  }

  /** The part from {@code newOffset} up to {@code newEnd}. */
  public ByteSlice part(int newOffset, int newEnd) {
    return new ByteSlice(data, newOffset, newEnd, position);
  }

  /**
   * The error for bytes that are not what they should be.
   *
   * @param index where in {@link #data}
   */
  public MalformedFileException malformed(int index, String what) {
    return new MalformedFileException(position, what + " (byte " + (index - offset) + ")");
  }
}
