package io.github.parquetjdbc.engine.kernel;

import io.github.parquetjdbc.vector.LittleEndian;
import java.util.Arrays;

/**
 * Slices of byte arrays: equality, and order by unsigned bytes, a prefix before what extends it.
 */
public final class ByteStrings {

  private ByteStrings() {}

  /** Whether two slices have the same bytes. */
  public static boolean equal(
      byte[] left, int leftOffset, int leftLength, byte[] right, int rightOffset, int rightLength) {
    if (leftLength != rightLength) {
      return false;
    }
    if (leftLength >= Long.BYTES
        && LittleEndian.getLong(left, leftOffset) != LittleEndian.getLong(right, rightOffset)) {
      return false;
    }
    return Arrays.equals(
        left, leftOffset, leftOffset + leftLength, right, rightOffset, rightOffset + rightLength);
  }

  /** Negative, 0 or positive as the left slice is before, equal to or after the right one. */
  public static int compare(
      byte[] left, int leftOffset, int leftLength, byte[] right, int rightOffset, int rightLength) {
    if (leftLength >= Long.BYTES && rightLength >= Long.BYTES) {
      long a = LittleEndian.getLongBigEndian(left, leftOffset);
      long b = LittleEndian.getLongBigEndian(right, rightOffset);
      if (a != b) {
        return Long.compareUnsigned(a, b);
      }
    }
    return Arrays.compareUnsigned(
        left, leftOffset, leftOffset + leftLength, right, rightOffset, rightOffset + rightLength);
  }

  /** Whether row {@code i} is {@code value}, exclusive-or {@code flip}. */
  public static void equal(
      byte[] data, int[] offsets, int[] lengths, byte[] value, int flip, byte[] mask, int length) {
    int valueLength = value.length;
    for (int i = 0; i < length; i++) {
      boolean same =
          lengths[i] == valueLength && equal(data, offsets[i], valueLength, value, 0, valueLength);
      mask[i] = (byte) ((same ? 1 : 0) ^ flip);
    }
  }

  /** Whether rows {@code i} are equal, exclusive-or {@code flip}. */
  public static void equal(
      byte[] left,
      int[] leftOffsets,
      int[] leftLengths,
      byte[] right,
      int[] rightOffsets,
      int[] rightLengths,
      int flip,
      byte[] mask,
      int length) {
    for (int i = 0; i < length; i++) {
      boolean same =
          equal(left, leftOffsets[i], leftLengths[i], right, rightOffsets[i], rightLengths[i]);
      mask[i] = (byte) ((same ? 1 : 0) ^ flip);
    }
  }

  /** Whether row {@code i} of the left is below row {@code i} of the right, exclusive-or flip. */
  public static void less(
      byte[] left,
      int[] leftOffsets,
      int[] leftLengths,
      byte[] right,
      int[] rightOffsets,
      int[] rightLengths,
      int flip,
      byte[] mask,
      int length) {
    for (int i = 0; i < length; i++) {
      int order =
          compare(left, leftOffsets[i], leftLengths[i], right, rightOffsets[i], rightLengths[i]);
      mask[i] = (byte) (order >>> 31 ^ flip);
    }
  }

  /** A hash that spreads over all bits. */
  public static int hash(byte[] data, int offset, int length) {
    long hash = length * 0x9E3779B97F4A7C15L;
    int end = offset + length;
    int at = offset;
    for (; at + Long.BYTES <= end; at += Long.BYTES) {
      hash = (hash ^ LittleEndian.getLong(data, at)) * 0xFF51AFD7ED558CCDL;
      hash ^= hash >>> 32;
    }
    for (; at < end; at++) {
      hash = (hash ^ data[at]) * 0x100000001B3L;
    }
    hash *= 0xC4CEB9FE1A85EC53L;
    return (int) (hash ^ hash >>> 32);
  }
}
