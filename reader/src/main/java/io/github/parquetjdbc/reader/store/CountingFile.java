package io.github.parquetjdbc.reader.store;

import java.io.IOException;
import java.util.List;
import java.util.function.LongConsumer;

/** A view of a file that reports the bytes of each read that succeeded. Closing closes the file. */
public record CountingFile(StoredFile file, LongConsumer counter) implements StoredFile {

  @Override
  public String name() {
    return file.name();
  }

  @Override
  public long size() {
    return file.size();
  }

  @Override
  public String version() {
    return file.version();
  }

  @Override
  public void read(long position, byte[] target, int offset, int length) throws IOException {
    file.read(position, target, offset, length);
    counter.accept(length);
  }

  @Override
  public boolean prefetches() {
    return file.prefetches();
  }

  @Override
  public void prefetch(List<ByteRange> ranges) {
    file.prefetch(ranges);
  }

  @Override
  public void close() throws IOException {
    file.close();
  }
}
