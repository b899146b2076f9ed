package io.github.parquetjdbc.driver.accessor;

import io.github.parquetjdbc.driver.base.SqlErrors;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.sql.Blob;
import java.sql.SQLException;
import java.util.Arrays;

/** Binary values for clients that ask for a BLOB; read-only. */
final class BinaryBlob implements Blob {

  private byte[] bytes;

  /**
   * @param bytes the blob's own
   */
  BinaryBlob(byte[] bytes) {
    this.bytes = bytes;
  }

  private byte[] bytes() throws SQLException {
    if (bytes == null) {
      throw SqlErrors.closed("BLOB");
    }
    return bytes;
  }

  @Override
  public long length() throws SQLException {
    return bytes().length;
  }

  @Override
  public byte[] getBytes(long position, int length) throws SQLException {
    byte[] all = bytes();
    LobRange range = LobRange.of(position, length, all.length);
    return Arrays.copyOfRange(all, range.start(), range.end());
  }

  @Override
  public InputStream getBinaryStream() throws SQLException {
    return new ByteArrayInputStream(bytes());
  }

  @Override
  public InputStream getBinaryStream(long position, long length) throws SQLException {
    byte[] all = bytes();
    LobRange range = LobRange.within(position, length, all.length);
    return new ByteArrayInputStream(all, range.start(), range.end() - range.start());
  }

  @Override
  public long position(byte[] pattern, long start) throws SQLException {
    byte[] all = bytes();
    if (pattern == null || start < 1) {
      throw SqlErrors.invalidArgument("a pattern and a start of at least 1 are needed");
    }
    for (long i = start - 1; i + pattern.length <= all.length; i++) {
      int from = (int) i;
      if (Arrays.equals(all, from, from + pattern.length, pattern, 0, pattern.length)) {
        return i + 1;
      }
    }
    return -1;
  }

  @Override
  public long position(Blob pattern, long start) throws SQLException {
    return position(pattern == null ? null : pattern.getBytes(1, (int) pattern.length()), start);
  }

  @Override
  public void free() {
    bytes = null;
  }

  @Override
  public int setBytes(long position, byte[] value) throws SQLException {
    throw refuse();
  }

  @Override
  public int setBytes(long position, byte[] value, int offset, int length) throws SQLException {
    throw refuse();
  }

  @Override
  public OutputStream setBinaryStream(long position) throws SQLException {
    throw refuse();
  }

  @Override
  public void truncate(long length) throws SQLException {
    throw refuse();
  }

  private SQLException refuse() throws SQLException {
    bytes();
    return SqlErrors.readOnly("writing a BLOB");
  }
}
