package io.github.parquetjdbc.reader.store;

import java.io.Closeable;
import java.io.IOException;
import java.util.List;
import java.util.function.BooleanSupplier;

/**
 * An open file of a store, as it was when it was opened: a read after the file has changed fails
 * instead of mixing two versions. Safe for use by several threads at once.
 */
public interface StoredFile extends Closeable {

  /** Full name, for messages and as an identity: an absolute path or a URL without secrets. */
  String name();

  /** Bytes in the file when it was opened. */
  long size();

  /**
   * A text that differs for every version of the file that the store can tell apart (size, time,
   * inode; an ETag), or {@code null} where the store cannot tell: then nothing may be cached.
   */
  String version();

  /**
   * Reads exactly {@code length} bytes.
   *
   * @param position first byte, from the start of the file
   * @param target receives the bytes from {@code offset} on
   * @throws FileChangedException if the file is no longer the one that was opened
   * @throws java.io.EOFException if the file ends before the range does
   * @throws java.io.InterruptedIOException if the thread was interrupted; other threads go on
   * @throws IndexOutOfBoundsException if the target cannot hold the bytes
   */
  void read(long position, byte[] target, int offset, int length) throws IOException;

  /**
   * The same file, but its reads give up soon after {@code stopped} is true, where they are such as
   * may take long; they throw an {@link java.io.InterruptedIOException} then.
   */
  default StoredFile until(BooleanSupplier stopped) {
    return this;
  }

  /** Whether {@link #prefetch} does anything, so that it pays to find out what will be read. */
  default boolean prefetches() {
    return false;
  }

  /**
   * Says what will be read soon, so that a store for which reads take long may begin with them.
   * Does not wait; what is asked for ahead in vain costs what it costs.
   *
   * @param ranges within the file
   */
  default void prefetch(List<ByteRange> ranges) {}

  /** Releases the file; reads after it fail. */
  @Override
  void close() throws IOException;
}
