package io.github.parquetjdbc.driver.accessor;

import io.github.parquetjdbc.driver.base.SqlErrors;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.Reader;
import java.io.StringReader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.sql.Clob;
import java.sql.NClob;
import java.sql.SQLException;

/** Text for clients that ask for a CLOB; read-only. */
final class TextClob implements NClob {

  private String text;

  TextClob(String text) {
    this.text = text;
  }

  private String text() throws SQLException {
    if (text == null) {
      throw SqlErrors.closed("CLOB");
    }
    return text;
  }

  @Override
  public long length() throws SQLException {
    return text().length();
  }

  @Override
  public String getSubString(long position, int length) throws SQLException {
    LobRange range = LobRange.of(position, length, text().length());
    return text.substring(range.start(), range.end());
  }

  @Override
  public Reader getCharacterStream() throws SQLException {
    return new StringReader(text());
  }

  @Override
  public Reader getCharacterStream(long position, long length) throws SQLException {
    LobRange range = LobRange.within(position, length, text().length());
    return new StringReader(text.substring(range.start(), range.end()));
  }

  @Override
  public InputStream getAsciiStream() throws SQLException {
    return new ByteArrayInputStream(text().getBytes(StandardCharsets.US_ASCII));
  }

  @Override
  public long position(String pattern, long start) throws SQLException {
    text();
    if (pattern == null || start < 1) {
      throw SqlErrors.invalidArgument("a pattern and a start of at least 1 are needed");
    }
    return start > text.length() ? -1 : found(text.indexOf(pattern, (int) start - 1));
  }

  private static long found(int index) {
    return index < 0 ? -1 : index + 1L;
  }

  @Override
  public long position(Clob pattern, long start) throws SQLException {
    return position(
        pattern == null ? null : pattern.getSubString(1, (int) pattern.length()), start);
  }

  @Override
  public void free() {
    text = null;
  }

  @Override
  public int setString(long position, String value) throws SQLException {
    throw refuse();
  }

  @Override
  public int setString(long position, String value, int offset, int length) throws SQLException {
    throw refuse();
  }

  @Override
  public OutputStream setAsciiStream(long position) throws SQLException {
    throw refuse();
  }

  @Override
  public Writer setCharacterStream(long position) throws SQLException {
    throw refuse();
  }

  @Override
  public void truncate(long length) throws SQLException {
    throw refuse();
  }

  private SQLException refuse() throws SQLException {
    text();
    return SqlErrors.readOnly("writing a CLOB");
  }
}
