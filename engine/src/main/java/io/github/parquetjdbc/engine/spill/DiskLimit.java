package io.github.parquetjdbc.engine.spill;

/**
 * What temporary files may take at once: so many bytes, and at most a share of what is free when
 * the first file is made.
 *
 * @param percent of what is free, 0 to 100
 */
public record DiskLimit(long bytes, int percent) {

  private static final int ALL = 100;

  public DiskLimit {
    if (bytes < 0 || percent < 0 || percent > ALL) {
      throw new IllegalArgumentException(bytes + " bytes, " + percent + " %");
    }
  }

  public static DiskLimit ofBytes(long bytes) {
    return new DiskLimit(bytes, ALL);
  }

  public static DiskLimit ofFree(int percent) {
    return new DiskLimit(Long.MAX_VALUE, percent);
  }

  /** The limit where {@code free} bytes are free. */
  long bytesOf(long free) {
    return Math.min(bytes, free / ALL * percent);
  }
}
