package io.github.parquetjdbc.reader.page;

import io.github.parquetjdbc.reader.error.FilePosition;
import io.github.parquetjdbc.reader.error.MalformedFileException;
import io.github.parquetjdbc.reader.metadata.PageHeader;
import io.github.parquetjdbc.reader.metadata.PageHeaderReader;
import io.github.parquetjdbc.reader.store.ByteRange;
import io.github.parquetjdbc.reader.store.StoredFile;
import java.io.IOException;

/** Walks the page headers of a column chunk that is not encrypted, and reads nothing else. */
public final class PageHeaders {

  /** Bytes that most headers fit in; others are read again with more. */
  private static final int GUESS = 256;

  private static final int MAX_HEADER = 1 << 24;

  private final StoredFile file;
  private final ByteRange chunk;
  private final FilePosition place;
  private long position;
  private long next;

  /**
   * @param file read from while walking; closed by whoever opened it
   * @param chunk bytes of the chunk's pages, within the file
   * @param place file and column, for errors
   */
  public PageHeaders(StoredFile file, ByteRange chunk, FilePosition place) {
    this.file = file;
    this.chunk = chunk;
    this.place = place;
    this.next = chunk.position();
  }

  /**
   * The next header, or {@code null} after the last.
   *
   * @throws MalformedFileException where there is none, or the page does not end within the chunk
   */
  public PageHeader next() throws IOException {
    if (next >= chunk.end()) {
      return null;
    }
    position = next;
    PageHeader header = read(GUESS);
    long end = position + header.headerLength() + header.compressedSize();
    if (end > chunk.end()) {
      throw new MalformedFileException(
          place.at(position), "a page of " + (end - position) + " bytes does not end in its chunk");
    }
    next = end;
    return header;
  }

  private PageHeader read(int length) throws IOException {
    byte[] bytes = new byte[(int) Math.min(length, chunk.end() - position)];
    file.read(position, bytes, 0, bytes.length);
    try {
      return PageHeaderReader.read(bytes, 0, bytes.length, place.at(position));
    } catch (MalformedFileException e) {
      if (position + bytes.length >= chunk.end() || length >= MAX_HEADER) {
        throw e;
      }
      // Perhaps only cut off by the end of what was read.
      return read(4 * length);
    }
  }

  /** Where the header given last begins in the file. */
  public long position() {
    return position;
  }
}
