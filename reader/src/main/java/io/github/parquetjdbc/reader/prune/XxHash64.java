package io.github.parquetjdbc.reader.prune;

import io.github.parquetjdbc.vector.LittleEndian;

/** The hash of Parquet's Bloom filters: XXH64 with seed 0 (xxHash specification, "XXH64"). */
final class XxHash64 {

  private static final long PRIME_1 = 0x9E3779B185EBCA87L;
  private static final long PRIME_2 = 0xC2B2AE3D27D4EB4FL;
  private static final long PRIME_3 = 0x165667B19E3779F9L;
  private static final long PRIME_4 = 0x85EBCA77C2B2AE63L;
  private static final long PRIME_5 = 0x27D4EB2F165667C5L;
  private static final int STRIPE = 32;

  private XxHash64() {}

  static long hash(byte[] bytes) {
    int position = 0;
    long hash = PRIME_5;
    if (bytes.length >= STRIPE) {
      position = bytes.length / STRIPE * STRIPE;
      hash = stripes(bytes, position);
    }
    return avalanche(tail(hash + bytes.length, bytes, position));
  }

  private static long stripes(byte[] bytes, int end) {
    long a = PRIME_1 + PRIME_2;
    long b = PRIME_2;
    long c = 0;
    long d = -PRIME_1;
    for (int i = 0; i < end; i += STRIPE) {
      a = round(a, LittleEndian.getLong(bytes, i));
      b = round(b, LittleEndian.getLong(bytes, i + 8));
      c = round(c, LittleEndian.getLong(bytes, i + 16));
      d = round(d, LittleEndian.getLong(bytes, i + 24));
    }
    long hash =
        Long.rotateLeft(a, 1)
            + Long.rotateLeft(b, 7)
            + Long.rotateLeft(c, 12)
            + Long.rotateLeft(d, 18);
    return merge(merge(merge(merge(hash, a), b), c), d);
  }

  private static long tail(long start, byte[] bytes, int from) {
    long hash = start;
    int i = from;
    for (; i + Long.BYTES <= bytes.length; i += Long.BYTES) {
      hash ^= round(0, LittleEndian.getLong(bytes, i));
      hash = Long.rotateLeft(hash, 27) * PRIME_1 + PRIME_4;
    }
    if (i + Integer.BYTES <= bytes.length) {
      hash ^= Integer.toUnsignedLong(LittleEndian.getInt(bytes, i)) * PRIME_1;
      hash = Long.rotateLeft(hash, 23) * PRIME_2 + PRIME_3;
      i += Integer.BYTES;
    }
    for (; i < bytes.length; i++) {
      hash ^= (bytes[i] & 0xff) * PRIME_5;
      hash = Long.rotateLeft(hash, 11) * PRIME_1;
    }
    return hash;
  }

  private static long round(long lane, long input) {
    return Long.rotateLeft(lane + input * PRIME_2, 31) * PRIME_1;
  }

  private static long merge(long hash, long lane) {
    return (hash ^ round(0, lane)) * PRIME_1 + PRIME_4;
  }

  private static long avalanche(long value) {
    long hash = (value ^ value >>> 33) * PRIME_2;
    hash = (hash ^ hash >>> 29) * PRIME_3;
    return hash ^ hash >>> 32;
  }
}
