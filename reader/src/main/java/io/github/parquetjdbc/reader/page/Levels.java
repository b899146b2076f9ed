package io.github.parquetjdbc.reader.page;

import io.github.parquetjdbc.reader.codec.ByteSlice;
import io.github.parquetjdbc.reader.encoding.LegacyBitPacking;
import io.github.parquetjdbc.vector.LittleEndian;
import java.io.IOException;

/** The encoded levels of one page. */
public record Levels(Form form, ByteSlice bytes) {

  /** How levels are encoded. */
  public enum Form {
    /** The RLE/bit-packed hybrid. */
    RUNS,
    /** The deprecated encoding, bits from the most significant on. */
    LEGACY_PACKED
  }

  /** Runs that take all of {@code bytes}. */
  static Levels runs(ByteSlice bytes) {
    return new Levels(Form.RUNS, bytes);
  }

  /** Runs after a 4-byte little-endian length, at the start of {@code rest}. */
  static Levels prefixed(ByteSlice rest) throws IOException {
    int at = rest.offset();
    int length = rest.length() < 4 ? -1 : LittleEndian.getInt(rest.data(), at);
    if (length < 0 || length > rest.length() - 4) {
      throw rest.malformed(
          at, "levels of " + length + " bytes in the " + rest.length() + " left of a page");
    }
    return runs(rest.part(at + 4, at + 4 + length));
  }

  /** {@code count} legacy packed levels at the start of {@code rest}. */
  static Levels packed(ByteSlice rest, int maxLevel, int count) throws IOException {
    long length = LegacyBitPacking.byteCount(count, LevelDecoder.width(maxLevel));
    if (length > rest.length()) {
      throw rest.malformed(
          rest.offset(),
          count + " packed levels in the " + rest.length() + " bytes left of a page");
    }
    int end = rest.offset() + (int) length;
    return new Levels(Form.LEGACY_PACKED, rest.part(rest.offset(), end));
  }
}
