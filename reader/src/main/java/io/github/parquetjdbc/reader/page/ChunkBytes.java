package io.github.parquetjdbc.reader.page;

import io.github.parquetjdbc.reader.codec.ByteSlice;
import io.github.parquetjdbc.reader.error.FilePosition;
import io.github.parquetjdbc.reader.error.MalformedFileException;
import io.github.parquetjdbc.reader.store.ByteRange;
import io.github.parquetjdbc.reader.store.StoredFile;
import java.io.IOException;
import java.util.List;

/** The bytes of a column chunk, read in growing windows as they are asked for. */
public final class ChunkBytes {

  /** Some old writers leave the dictionary page's header out of the chunk's size. */
  private static final int FORGOTTEN_HEADER = 100;

  private final StoredFile file;
  private final long start;
  private final long end;

  /** What will be asked for, in order and apart; empty if that is everything. */
  private final List<ByteRange> wanted;

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
      StoredFile file,
      ByteRange range,
      List<ByteRange> wanted,
      FilePosition place,
      ReadAhead readAhead,
      BufferPool pool) {
    this.file = file;
    this.start = range.position();
    this.wanted = wanted;
    this.end = reach(file, range).end();
    this.place = place;
    this.readAhead = readAhead;
    this.pool = pool;
    this.nextRead = readAhead.first();
  }

  /** What may be read of a file for a chunk. */
  public static ByteRange reach(StoredFile file, ByteRange chunk) {
    long end = Math.min(file.size(), chunk.end() + FORGOTTEN_HEADER);
    return new ByteRange(chunk.position(), Math.max(chunk.length(), end - chunk.position()));
  }

  /** Bytes to be read when they are needed. */
  public static ChunkBytes of(
      StoredFile file, ByteRange range, FilePosition place, ReadAhead readAhead, BufferPool pool) {
    return of(file, range, List.of(), place, readAhead, pool);
  }

  /**
   * As {@link #of(StoredFile, ByteRange, FilePosition, ReadAhead, BufferPool)}, reading ahead only
   * in parts of the chunk.
   *
   * @param wanted in order, and apart; empty for all of the chunk
   */
  public static ChunkBytes of(
      StoredFile file,
      ByteRange range,
      List<ByteRange> wanted,
      FilePosition place,
      ReadAhead readAhead,
      BufferPool pool) {
    ChunkBytes bytes = new ChunkBytes(file, range, wanted, place, readAhead, pool);
    bytes.window = new byte[0];
    bytes.windowPosition = range.position();
    return bytes;
  }

  /** Bytes of the file that have been read for several chunks. */
  public record Preloaded(byte[] data, ByteRange range) {}

  /**
   * Bytes that have been read already, together with others.
   *
   * @param preloaded holds the wanted parts, and slop
   */
  public static ChunkBytes preloaded(
      StoredFile file,
      ByteRange range,
      List<ByteRange> wanted,
      FilePosition place,
      BufferPool pool,
      Preloaded preloaded) {
    ChunkBytes bytes = new ChunkBytes(file, range, wanted, place, ReadAhead.cautious(1), pool);
    bytes.window = preloaded.data();
    bytes.windowPosition = preloaded.range().position();
    bytes.windowLength = (int) preloaded.range().length();
    return bytes;
  }

  /** The chunk's place; its offset is to be set. */
  FilePosition place() {
    return place;
  }

  /** Position of the chunk's first byte. */
  long start() {
    return start;
  }

  /** Whether what is at the position is among what will be asked for. */
  boolean wants(long position) {
    return wanted.isEmpty() || endOfWanted(position) > position;
  }

  /** Where the part that the position lies in ends, or the position if it lies in none. */
  private long endOfWanted(long position) {
    int low = 0;
    int high = wanted.size();
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (wanted.get(middle).end() <= position) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    boolean inside = low < wanted.size() && wanted.get(low).position() <= position;
    return inside ? wanted.get(low).end() : position;
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
    long stop = wanted.isEmpty() ? end : Math.min(end, endOfWanted(position));
    int size = (int) Math.max(length, Math.min(stop - position, nextRead));
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
