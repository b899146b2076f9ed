package io.github.parquetjdbc.reader;

import io.github.parquetjdbc.reader.store.StoredFile;
import java.io.EOFException;
import java.io.IOException;

/** Bytes in memory as a file that counts its reads. */
public final class MemoryFile implements StoredFile {

  private final String name;
  private final byte[] bytes;
  private int reads;

  public MemoryFile(String name, byte[] bytes) {
    this.name = name;
    this.bytes = bytes;
  }

  public int reads() {
    return reads;
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public long size() {
    return bytes.length;
  }

  @Override
  public String version() {
    return null;
  }

  @Override
  public void read(long position, byte[] target, int offset, int length) throws IOException {
    reads++;
    if (position < 0 || position + length > bytes.length) {
      throw new EOFException("read " + position + " + " + length + " of " + bytes.length);
    }
    System.arraycopy(bytes, (int) position, target, offset, length);
  }

  @Override
  public void close() {}
}
