package io.github.parquetjdbc.reader.page;

import io.github.parquetjdbc.reader.codec.ByteSlice;
import io.github.parquetjdbc.reader.error.FilePosition;
import io.github.parquetjdbc.reader.error.MalformedFileException;
import io.github.parquetjdbc.reader.store.ByteRange;
import io.github.parquetjdbc.reader.store.StoredFile;
import java.io.IOException;

/** The bytes of a column chunk, read in growing windows as they are asked for. */
public final class ChunkBytes {

  /** Some old writers leave the dictionary page's header out of the chunk's size. */
  private static final int FORGOTTEN_HEADER = 100;

  private final StoredFile file;
  private final long end;
  private final FilePosition place;
  private final ReadAhead readAhead;
  private final BufferPool pool;

  private byte[] window;
  private boolean pooled;

  /** Position in the file of {@code window[0]}. */
  private long windowPosition;

  private int windowLength;
  private int nextRead;

  private ChunkBytes(
      StoredFile file, ByteRange range, FilePosition place, ReadAhead readAhead, BufferPool pool) {
    this.file = file;
    this.end = Math.min(file.size(), range.end() + FORGOTTEN_HEADER);
    this.place = place;
    this.readAhead = readAhead;
    this.pool = pool;
    this.nextRead = readAhead.first();
  }

  /** Bytes to be read when they are needed. */
  public static ChunkBytes of(
      StoredFile file, ByteRange range, FilePosition place, ReadAhead readAhead, BufferPool pool) {
    ChunkBytes bytes = new ChunkBytes(file, range, place, readAhead, pool);
    bytes.window = new byte[0];
    bytes.windowPosition = range.position();
    return bytes;
  }

  /**
   * Bytes that have been read already, together with others.
   *
   * @param data holds {@code length} bytes of the file from {@code position} on, and slop
   */
  public static ChunkBytes preloaded(
      StoredFile file,
      ByteRange range,
      FilePosition place,
      BufferPool pool,
      byte[] data,
      long position,
      int length) {
    ChunkBytes bytes = new ChunkBytes(file, range, place, ReadAhead.cautious(1), pool);
    bytes.window = data;
    bytes.windowPosition = position;
    bytes.windowLength = length;
    return bytes;
  }

  /** The chunk's place; its offset is to be set. */
  FilePosition place() {
    return place;
  }

  /** The position after the last byte that can belong to the chunk. */
  long end() {
    return end;
  }

  /** The loaded bytes; changes with each {@link #load}. */
  byte[] data() {
    return window;
  }

  /** Position in the file of {@code data()[0]}. */
  long dataPosition() {
    return windowPosition;
  }

  /** How many bytes from {@code position} on are loaded. */
  int loaded(long position) {
    long count = windowPosition + windowLength - position;
    return position < windowPosition || count < 0 ? 0 : (int) count;
  }

  /**
   * Makes sure that bytes are loaded.
   *
   * @return their index in {@link #data}
   */
  int load(long position, int length) throws IOException {
    if (position < 0 || length > end - position) {
      throw new MalformedFileException(
          place.at(position), length + " bytes go past the column chunk's end at " + end);
    }
    if (loaded(position) < length) {
      move(position, length);
    }
    return (int) (position - windowPosition);
  }

  /** Moves the window to start at {@code position}, keeping what is loaded from there on. */
  private void move(long position, int length) throws IOException {
    int kept = loaded(position);
    int size = (int) Math.min(end - position, Math.max(length, nextRead));
    nextRead = Math.min(readAhead.max(), 2 * nextRead);
    byte[] target = window;
    if (!pooled || window.length < (long) size + ByteSlice.SLOP) {
      target = pool.take(size);
    }
    System.arraycopy(window, (int) (kept == 0 ? 0 : position - windowPosition), target, 0, kept);
    if (target != window) {
      release();
      window = target;
      pooled = true;
    }
    windowPosition = position;
    windowLength = kept;
    file.read(position + kept, target, kept, size - kept);
    windowLength = size;
  }

  /** Gives the window back; nothing read from it may be used any more. */
  void release() {
    if (pooled) {
      pool.giveBack(window);
      pooled = false;
      window = new byte[0];
      windowLength = 0;
    }
  }
}
