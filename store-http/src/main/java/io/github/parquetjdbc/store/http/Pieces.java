package io.github.parquetjdbc.store.http;

import io.github.parquetjdbc.reader.store.ByteRange;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;

/** Parts of a file that were asked for ahead, until they have been read. Thread-safe. */
final class Pieces {

  /** Bytes that nobody asked for are moved rather than making another request. */
  private static final long MAX_GAP = 1 << 18;

  /** Larger parts come faster as several requests at once. */
  private static final long MAX_LENGTH = 1 << 23;

  /** Between two looks whether the bytes are still wanted. */
  private static final long LOOK_MILLIS = 50;

  /** Reads a part of the file by a request of its own. */
  interface Part {
    byte[] read(long position, int length) throws IOException;
  }

  private final Fetches fetches;
  private final Part part;
  private final TreeMap<Long, Piece> pieces = new TreeMap<>();
  private boolean closed;

  private static final class Piece {
    final ByteRange range;
    Future<byte[]> bytes;
    long unread;

    Piece(ByteRange range) {
      this.range = range;
      unread = range.length();
    }
  }

  Pieces(Fetches fetches, Part part) {
    this.fetches = fetches;
    this.part = part;
  }

  /** Asks for ranges, as far as they were not asked for and there is memory for them. */
  synchronized void fetch(List<ByteRange> ranges) {
    for (ByteRange range : ByteRange.coalesce(ranges, MAX_GAP, Long.MAX_VALUE)) {
      for (ByteRange missing : missing(range)) {
        for (long from = missing.position(); from < missing.end(); from += MAX_LENGTH) {
          if (closed || !start(new ByteRange(from, Math.min(MAX_LENGTH, missing.end() - from)))) {
            return;
          }
        }
      }
    }
  }

  /** What of a range no piece covers. */
  private List<ByteRange> missing(ByteRange range) {
    List<ByteRange> missing = new ArrayList<>();
    long from = range.position();
    Map.Entry<Long, Piece> before = pieces.lowerEntry(from + 1);
    if (before != null) {
      from = Math.max(from, before.getValue().range.end());
    }
    for (Piece next : pieces.subMap(from, true, Math.max(from, range.end()), false).values()) {
      if (next.range.position() > from) {
        missing.add(new ByteRange(from, next.range.position() - from));
      }
      from = next.range.end();
    }
    if (from < range.end()) {
      missing.add(new ByteRange(from, range.end() - from));
    }
    return missing;
  }

  private boolean start(ByteRange range) {
    if (!fetches.reserve(range.length())) {
      return false;
    }
    submit(range);
    return true;
  }

  /** Asks for a range that begins where no piece is, up to the next one. */
  synchronized void need(long position, int length) throws IOException {
    if (closed) {
      throw new IOException("the file was closed");
    }
    Map.Entry<Long, Piece> before = pieces.floorEntry(position);
    if (before == null || before.getValue().range.end() <= position) {
      Long next = pieces.higherKey(position);
      long end = next == null ? position + length : Math.min(position + length, next);
      fetches.take(end - position);
      submit(new ByteRange(position, end - position));
    }
  }

  private void submit(ByteRange range) {
    Piece piece = new Piece(range);
    piece.bytes = fetches.submit(() -> part.read(range.position(), (int) range.length()));
    pieces.put(range.position(), piece);
  }

  /**
   * Copies the first bytes of a range, if they were asked for.
   *
   * @param stopped ends the waiting
   * @return how many were copied
   */
  int copy(long position, byte[] target, int offset, int length, BooleanSupplier stopped)
      throws IOException {
    Piece piece;
    synchronized (this) {
      Map.Entry<Long, Piece> found = pieces.floorEntry(position);
      piece = found == null ? null : found.getValue();
    }
    if (piece == null || piece.range.end() <= position) {
      return 0;
    }
    byte[] bytes = await(piece, stopped);
    int from = (int) (position - piece.range.position());
    int count = Math.min(length, bytes.length - from);
    System.arraycopy(bytes, from, target, offset, count);
    synchronized (this) {
      piece.unread -= count;
      if (piece.unread <= 0) {
        drop(piece);
      }
    }
    return count;
  }

  private byte[] await(Piece piece, BooleanSupplier stopped) throws IOException {
    try {
      while (!stopped.getAsBoolean()) {
        try {
          return piece.bytes.get(LOOK_MILLIS, TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
          continue;
        }
      }
      throw new InterruptedIOException("a read was given up");
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      InterruptedIOException interrupted = new InterruptedIOException("a read was interrupted");
      interrupted.initCause(e);
      throw interrupted;
    } catch (CancellationException e) {
      throw new IOException("the file was closed", e);
    } catch (ExecutionException e) {
      synchronized (this) {
        drop(piece);
      }
      throw e.getCause() instanceof IOException io
          ? io
          : new IOException(e.getCause().toString(), e.getCause());
    }
  }

  private void drop(Piece piece) {
    if (pieces.remove(piece.range.position(), piece)) {
      fetches.release(piece.range.length());
    }
  }

  /** Gives up what is under way. */
  synchronized void close() {
    closed = true;
    for (Piece piece : List.copyOf(pieces.values())) {
      piece.bytes.cancel(true);
      drop(piece);
    }
  }
}
