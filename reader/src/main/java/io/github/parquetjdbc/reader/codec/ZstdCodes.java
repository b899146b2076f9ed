package io.github.parquetjdbc.reader.codec;

import java.io.IOException;

/**
 * The codes of one part of Zstandard sequences (RFC 8878, section 3.1.1.3.2.1): the least number of
 * each code, how many bits are added to it, and how often codes come by default.
 *
 * @param bases one a code
 * @param bits one a code
 * @param distribution of the default table
 * @param log of how many states that has
 */
record ZstdCodes(int[] bases, byte[] bits, byte[] distribution, int log) {

  static final int MAX_LITERAL_CODE = 35;
  static final int MAX_OFFSET_CODE = 31;
  static final int MAX_MATCH_CODE = 52;

  private static final int DEFAULT = 0;
  private static final int SINGLE = 1;
  private static final int DESCRIBED = 2;

  static final ZstdCodes LITERAL =
      of(
          0,
          new byte[] {
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 4, 6, 7, 8, 9,
            10, 11, 12, 13, 14, 15, 16
          },
          new byte[] {
            4, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 2, 1, 1,
            1, 1, 1, -1, -1, -1, -1
          },
          6);

  static final ZstdCodes MATCH =
      of(
          3,
          new byte[] {
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 4, 4, 5, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16
          },
          new byte[] {
            1, 4, 3, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
            1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, -1
          },
          6);

  /** Codes of offsets are the number of their bits: they need no table of values. */
  static final ZstdCodes OFFSET =
      new ZstdCodes(
          new int[MAX_OFFSET_CODE + 1],
          new byte[MAX_OFFSET_CODE + 1],
          new byte[] {
            1, 1, 1, 1, 1, 1, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1,
            -1
          },
          5);

  /** Numbers without gaps from the first on. */
  private static ZstdCodes of(int first, byte[] bits, byte[] distribution, int log) {
    int[] bases = new int[bits.length];
    int base = first;
    for (int code = 0; code < bits.length; code++) {
      bases[code] = base;
      base += 1 << bits[code];
    }
    return new ZstdCodes(bases, bits, distribution, log);
  }

  /** The number that a code and the bits after it stand for. */
  int value(int code, ZstdBits stream) {
    return bases[code] + stream.read(bits[code]);
  }

  /**
   * Sets up a table as the block says.
   *
   * @param rest of the block
   * @return where the description ends in the slice's array
   */
  int readTable(ZstdFse table, int mode, ByteSlice rest) throws IOException {
    switch (mode) {
      case DEFAULT -> table.define(distribution, log);
      case SINGLE -> {
        int symbol = rest.length() > 0 ? rest.data()[rest.offset()] & 0xff : Integer.MAX_VALUE;
        if (symbol >= bases.length) {
          throw rest.malformed(rest.offset(), "Zstandard table of no known code");
        }
        table.single(symbol);
        return rest.offset() + 1;
      }
      case DESCRIBED -> {
        return table.read(rest);
      }
      default -> {
        if (!table.isDefined()) {
          throw rest.malformed(rest.offset(), "Zstandard table to repeat is missing");
        }
      }
    }
    return rest.offset();
  }
}
