package io.github.parquetjdbc.store.http;

/**
 * The last bytes of a version of a file.
 *
 * @param start position of the first of them
 */
public record Tail(byte[] bytes, long start) {

  /** As many as a Parquet reader asks for first. */
  public static final int LENGTH = 64 * 1024;

  /** Copies a range that lies in here; else {@code false}. */
  boolean copy(long position, byte[] target, int offset, int length) {
    if (position < start || position + length > start + bytes.length) {
      return false;
    }
    System.arraycopy(bytes, (int) (position - start), target, offset, length);
    return true;
  }
}
