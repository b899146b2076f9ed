package io.github.parquetjdbc.engine.kernel;

/**
 * Characters (code points) in UTF-8. A byte that continues nothing counts with the character before
 * it, so that malformed text is cut somewhere but never out of bounds.
 */
public final class Utf8 {

  private Utf8() {}

  public static boolean startsCharacter(byte value) {
    return (value & 0xC0) != 0x80;
  }

  /** Characters in a slice. */
  public static int count(byte[] data, int offset, int length) {
    int count = 0;
    for (int i = offset; i < offset + length; i++) {
      count += startsCharacter(data[i]) ? 1 : 0;
    }
    return count;
  }

  /** Bytes that the first {@code characters} characters of a slice take; all if it has fewer. */
  public static int prefix(byte[] data, int offset, int length, long characters) {
    if (characters <= 0) {
      return 0;
    }
    if (characters >= length) {
      return length;
    }
    long left = characters;
    for (int i = 0; i < length; i++) {
      if (startsCharacter(data[offset + i])) {
        left--;
        if (left < 0) {
          return i;
        }
      }
    }
    return length;
  }

  public static boolean isAscii(byte[] data, int offset, int length) {
    int all = 0;
    for (int i = offset; i < offset + length; i++) {
      all |= data[i];
    }
    return all >= 0;
  }

  /**
   * Where {@code needle} begins in a slice, in bytes from its start, at or after {@code from}; -1
   * if nowhere.
   */
  public static int find(
      byte[] data,
      int offset,
      int length,
      int from,
      byte[] needle,
      int needleOffset,
      int needleLength) {
    if (needleLength == 0) {
      return from;
    }
    byte first = needle[needleOffset];
    int last = offset + length - needleLength;
    for (int at = offset + from; at <= last; at++) {
      if (data[at] == first && matches(data, at, needle, needleOffset, needleLength)) {
        return at - offset;
      }
    }
    return -1;
  }

  /** Whether the bytes at {@code at}, which must be there, are those of {@code needle}. */
  public static boolean matches(
      byte[] data, int at, byte[] needle, int needleOffset, int needleLength) {
    for (int i = 0; i < needleLength; i++) {
      if (data[at + i] != needle[needleOffset + i]) {
        return false;
      }
    }
    return true;
  }
}
