package io.github.parquetjdbc.engine.spill;

import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.BatchSource;
import io.github.parquetjdbc.vector.DataType;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.ClosedByInterruptException;
import java.nio.channels.FileChannel;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.CRC32C;

/**
 * A temporary file of batches, appended by any threads, then read. Each batch is a block with a
 * checksum; where blocks lie is kept in memory.
 */
public final class SpillFile implements AutoCloseable {

  /** What one transfer moves at most: the JDK keeps a buffer so large for each thread. */
  private static final int TRANSFER = 1 << 18;

  private record Block(long offset, int length, int checksum) {}

  private final FileChannel channel;
  private final String operator;
  private final SpillSpace space;

  // All guarded by this.
  private final List<Block> blocks = new ArrayList<>();
  private long end;
  private long rows;
  private boolean closed;

  SpillFile(FileChannel channel, String operator, SpillSpace space) {
    this.channel = channel;
    this.operator = operator;
    this.space = space;
  }

  /**
   * Appends all rows of a batch without a selection, whose vectors are flat, as a {@code RowStore}
   * gives them.
   *
   * @throws io.github.parquetjdbc.engine.context.QueryException DISK_FULL, or what ends the query
   */
  public void append(Batch batch) throws IOException {
    space.checkStopped();
    ByteBuffer bytes = new BlockEncoder().encode(batch);
    Block block = reserve(bytes.remaining(), checksum(bytes), batch.length());
    try {
      long position = block.offset();
      int last = bytes.limit();
      while (bytes.position() < last) {
        bytes.limit(Math.min(last, bytes.position() + TRANSFER));
        position += channel.write(bytes, position);
      }
    } catch (ClosedByInterruptException e) {
      throw interrupted(e);
    }
  }

  private synchronized Block reserve(int length, int checksum, int newRows) throws IOException {
    if (closed) {
      throw new IOException("the query has ended");
    }
    space.reserve(operator, length);
    Block block = new Block(end, length, checksum);
    blocks.add(block);
    end += length;
    rows += newRows;
    return block;
  }

  private static int checksum(ByteBuffer bytes) {
    CRC32C checksum = new CRC32C();
    checksum.update(bytes.duplicate());
    return (int) checksum.getValue();
  }

  /** Rows that were appended. */
  public synchronized long rows() {
    return rows;
  }

  /**
   * The batches, block by block; may be called again.
   *
   * @param types of the columns that were appended
   */
  public BatchSource read(List<DataType> types) {
    return new Reading(types);
  }

  /** The same, the file being deleted when the source ends or is closed. */
  public BatchSource consume(List<DataType> types) {
    return new Consuming(read(types));
  }

  private synchronized Block block(int index) {
    return index < blocks.size() ? blocks.get(index) : null;
  }

  private ByteBuffer bytes(Block block) throws IOException {
    ByteBuffer bytes = ByteBuffer.allocate(block.length());
    try {
      long position = block.offset();
      while (bytes.position() < block.length()) {
        bytes.limit(Math.min(block.length(), bytes.position() + TRANSFER));
        int count = channel.read(bytes, position);
        if (count < 0) {
          throw new IOException("a temporary file ends before byte " + end);
        }
        position += count;
      }
    } catch (ClosedByInterruptException e) {
      throw interrupted(e);
    }
    bytes.flip();
    if (checksum(bytes) != block.checksum()) {
      throw new IOException("a temporary file was damaged at byte " + block.offset());
    }
    return bytes;
  }

  private static IOException interrupted(ClosedByInterruptException e) {
    InterruptedIOException interrupted =
        new InterruptedIOException("the use of a temporary file was interrupted");
    interrupted.initCause(e);
    return interrupted;
  }

  /** Deletes the file. */
  @Override
  public void close() {
    long bytes;
    synchronized (this) {
      if (closed) {
        return;
      }
      closed = true;
      bytes = end;
      blocks.clear();
    }
    try {
      channel.close();
    } catch (IOException e) {
      // Nothing that was written is wanted any more.
    } finally {
      space.closed(this, bytes);
    }
  }

  private final class Reading implements BatchSource {
    private final List<DataType> types;
    private int next;

    Reading(List<DataType> types) {
      this.types = types;
    }

    @Override
    public Batch next() throws IOException {
      space.checkStopped();
      Block block = block(next);
      if (block == null) {
        return null;
      }
      next++;
      return new BlockDecoder(bytes(block)).decode(types);
    }

    @Override
    public void close() {}
  }

  private final class Consuming implements BatchSource {
    private final BatchSource source;

    Consuming(BatchSource source) {
      this.source = source;
    }

    @Override
    public Batch next() throws IOException {
      Batch batch = source.next();
      if (batch == null) {
        SpillFile.this.close();
      }
      return batch;
    }

    @Override
    public void close() {
      SpillFile.this.close();
    }
  }
}
