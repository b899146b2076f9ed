package io.github.parquetjdbc.reader.store;

import java.io.EOFException;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.ClosedByInterruptException;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.FileChannel;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Objects;

/**
 * A file of the local file system, read by position.
 *
 * <p>An interrupt closes a {@link FileChannel} under all threads that use it. Here it ends the read
 * of the interrupted thread only: the others open the channel again.
 */
final class LocalFile implements StoredFile {

  /**
   * Largest single read. The JDK copies through a direct buffer of the size of the read, one per
   * thread, which it keeps.
   */
  private static final int MAX_READ = 512 * 1024;

  private final Path path;
  private final FileIdentity identity;

  private final Object lock = new Object();
  private volatile FileChannel channel;
  private volatile boolean closed;

  private LocalFile(Path path, FileIdentity identity, FileChannel channel) {
    this.path = path;
    this.identity = identity;
    this.channel = channel;
  }

  static LocalFile open(Path path) throws IOException {
    FileIdentity identity = FileIdentity.of(path);
    LocalFile file = new LocalFile(path, identity, FileChannel.open(path, StandardOpenOption.READ));
    try {
      file.checkUnchanged();
      return file;
    } catch (IOException e) {
      file.close();
      throw e;
    }
  }

  @Override
  public String name() {
    return path.toString();
  }

  @Override
  public long size() {
    return identity.size();
  }

  @Override
  public String version() {
    return identity.text();
  }

  @Override
  public void read(long position, byte[] target, int offset, int length) throws IOException {
    Objects.checkFromIndexSize(offset, length, target.length);
    if (position < 0 || position > size() - length) {
      throw new EOFException(
          "file " + path + ": no bytes " + position + " + " + length + " in a file of " + size());
    }
    int done = 0;
    while (done < length) {
      int step = Math.min(MAX_READ, length - done);
      int count = readSome(position + done, ByteBuffer.wrap(target, offset + done, step));
      if (count < 0) {
        throw new FileChangedException(
            name(), "it ended at " + (position + done) + " of " + size() + " bytes");
      }
      done += count;
    }
    checkUnchanged();
  }

  private int readSome(long position, ByteBuffer target) throws IOException {
    while (true) {
      FileChannel current = channel;
      try {
        return current.read(target, position);
      } catch (ClosedByInterruptException e) {
        InterruptedIOException interrupted =
            new InterruptedIOException("file " + path + ": the read was interrupted");
        interrupted.initCause(e);
        throw interrupted;
      } catch (ClosedChannelException e) {
        reopen(current, e);
      }
    }
  }

  private void reopen(FileChannel dead, ClosedChannelException cause) throws IOException {
    synchronized (lock) {
      if (closed) {
        throw cause;
      }
      if (channel == dead) {
        channel = FileChannel.open(path, StandardOpenOption.READ);
      }
    }
  }

  /** After a read: what was read is then known to be of the version that was opened. */
  private void checkUnchanged() throws IOException {
    String difference;
    try {
      difference = identity.differenceTo(FileIdentity.of(path));
    } catch (NoSuchFileException e) {
      difference = "it was removed";
    }
    if (difference != null) {
      throw new FileChangedException(name(), difference);
    }
  }

  @Override
  public void close() throws IOException {
    synchronized (lock) {
      closed = true;
      channel.close();
    }
  }
}
