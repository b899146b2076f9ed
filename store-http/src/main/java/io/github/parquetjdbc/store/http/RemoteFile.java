package io.github.parquetjdbc.store.http;

import io.github.parquetjdbc.reader.store.ByteRange;
import io.github.parquetjdbc.reader.store.FileChangedException;
import io.github.parquetjdbc.reader.store.StoreAccessException;
import io.github.parquetjdbc.reader.store.StoredFile;
import java.io.EOFException;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.BooleanSupplier;

/** One version of a file, read by ranges that the server gives of this version only. */
public final class RemoteFile implements StoredFile {

  /** Asks for a part of a file. */
  public interface Ranges {

    /**
     * The server's answer, which may also be that the file has not changed (304), has changed
     * (412), or has no such part (416); other failures are thrown.
     *
     * @param headers that say the range and the version
     * @param expected bytes, or -1 where that is open
     */
    Answer get(Map<String, String> headers, int expected) throws IOException;
  }

  private final String name;
  private final FileVersion version;
  private final Tail tail;
  private final Ranges ranges;
  private final Pieces pieces;
  private final BooleanSupplier stopped;

  /**
   * @param name without secrets
   * @param tail the end of this version, or {@code null} where it was not read yet
   */
  RemoteFile(String name, FileVersion version, Tail tail, Ranges ranges, Fetches fetches) {
    this.name = name;
    this.version = version;
    this.tail = tail;
    this.ranges = ranges;
    pieces = new Pieces(fetches, this::part);
    stopped = () -> false;
  }

  private RemoteFile(RemoteFile file, BooleanSupplier stopped) {
    name = file.name;
    version = file.version;
    tail = file.tail;
    ranges = file.ranges;
    pieces = file.pieces;
    this.stopped = stopped;
  }

  @Override
  public StoredFile until(BooleanSupplier newStopped) {
    return new RemoteFile(this, newStopped);
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public long size() {
    return version.size();
  }

  @Override
  public String version() {
    return version.text();
  }

  @Override
  public void read(long position, byte[] target, int offset, int length) throws IOException {
    Objects.checkFromIndexSize(offset, length, target.length);
    if (position < 0 || position > size() - length) {
      throw new EOFException(
          "file " + name + ": no bytes " + position + " + " + length + " in a file of " + size());
    }
    if (length == 0 || tail != null && tail.copy(position, target, offset, length)) {
      return;
    }
    int done = 0;
    while (done < length) {
      int copied = pieces.copy(position + done, target, offset + done, length - done, stopped);
      if (copied == 0) {
        // On a thread of its own, so that whoever waits may give up.
        pieces.need(position + done, length - done);
      }
      done += copied;
    }
  }

  @Override
  public boolean prefetches() {
    return true;
  }

  @Override
  public void prefetch(List<ByteRange> wanted) {
    pieces.fetch(
        wanted.stream()
            .filter(range -> range.length() > 0 && range.end() <= size())
            .filter(range -> tail == null || range.position() < tail.start())
            .toList());
  }

  private byte[] part(long position, int length) throws IOException {
    Map<String, String> headers = new LinkedHashMap<>();
    headers.put("Range", "bytes=" + position + "-" + (position + length - 1));
    if (version.isStrong()) {
      headers.put("If-Match", version.etag());
    }
    Answer answer = ranges.get(headers, length);
    if (answer.status() == 412) {
      throw new FileChangedException(name, "its ETag is not " + version.etag() + " any more");
    }
    if (answer.status() == 416) {
      throw new FileChangedException(name, "it has become shorter");
    }
    if (answer.status() != 206) {
      throw new StoreAccessException(
          StoreAccessException.Kind.PROTOCOL,
          "file "
              + name
              + ": the server does not give parts of files (status "
              + answer.status()
              + " for a range)",
          null);
    }
    ContentRange range = ContentRange.of(answer, name);
    if (range.size() != size()) {
      throw new FileChangedException(name, "size was " + size() + ", is " + range.size());
    }
    String etag = answer.header("etag");
    if (version.etag() != null && etag != null && !etag.equals(version.etag())) {
      throw new FileChangedException(name, "its ETag was " + version.etag() + ", is " + etag);
    }
    if (range.first() != position || answer.body().length != length) {
      throw new StoreAccessException(
          StoreAccessException.Kind.PROTOCOL,
          "file " + name + ": the server gave another range than it was asked for",
          null);
    }
    return answer.body();
  }

  @Override
  public void close() {
    pieces.close();
  }
}
