package io.github.parquetjdbc.reader.page;

import io.github.parquetjdbc.reader.error.DecryptionException;
import io.github.parquetjdbc.reader.error.MalformedFileException;
import io.github.parquetjdbc.reader.metadata.PageHeader;
import io.github.parquetjdbc.reader.metadata.PageHeaderReader;
import io.github.parquetjdbc.reader.metadata.PageType;
import java.io.IOException;

/**
 * Goes from header to header of a chunk's pages: from one to the next, or where an offset index
 * says where pages are, straight to one further on.
 */
final class PageWalk {

  /** Bytes that most headers fit in; others are read again with more. */
  private static final int HEADER_GUESS = 256;

  private static final int MAX_HEADER = 1 << 24;

  /** Of values that follow: not known. */
  private static final long UNKNOWN = -1;

  private final ChunkBytes bytes;

  /** {@code null} where the chunk is not encrypted. */
  private final PageCipher cipher;

  /** {@code null} where nothing says where pages are. */
  private PageLocations locations;

  /** Values of the chunk. */
  private final long valueCount;

  /** Values of the chunk in pages not reached yet, or {@link #UNKNOWN} after a leap. */
  private long valuesLeft;

  private long nextHeader;
  private PageHeader header;
  private long bodyPosition;
  private PageHeader dictionaryHeader;
  private long dictionaryPosition;

  PageWalk(ChunkBytes bytes, PageCipher cipher, long valueCount, PageLocations locations) {
    this.bytes = bytes;
    this.cipher = cipher;
    this.valueCount = valueCount;
    this.valuesLeft = valueCount;
    this.locations = locations;
    this.nextHeader = bytes.start();
  }

  /** The current page's. */
  PageHeader header() {
    return header;
  }

  /** Position of the current page's body. */
  long bodyPosition() {
    return bodyPosition;
  }

  /** Position of the current page's header, or of the next one. */
  long position() {
    return header == null ? nextHeader : bodyPosition - header.headerLength();
  }

  /** Of the dictionary page, or {@code null} if there was none so far. */
  PageHeader dictionaryHeader() {
    return dictionaryHeader;
  }

  /** Position of the dictionary page's body. */
  long dictionaryPosition() {
    return dictionaryPosition;
  }

  /**
   * Goes to the next data page that has values.
   *
   * @return false at the end of the chunk
   */
  boolean next() throws IOException {
    while (hasMore()) {
      readHeader();
      if (header.type() == PageType.DICTIONARY_PAGE) {
        noteDictionary();
      }
      int count = valueCount();
      if (valuesLeft != UNKNOWN) {
        if (count > valuesLeft) {
          throw malformed(
              "page of " + count + " values where the chunk has " + valuesLeft + " left");
        }
        valuesLeft -= count;
      }
      if (count > 0) {
        return true;
      }
    }
    return false;
  }

  private boolean hasMore() {
    return valuesLeft == UNKNOWN ? nextHeader <= locations.lastOffset() : valuesLeft > 0;
  }

  /** Reads the header of the first page, and notes whether it is a dictionary. */
  void readFirst() throws IOException {
    readHeader();
    if (header.type() == PageType.DICTIONARY_PAGE) {
      noteDictionary();
    }
  }

  private void readHeader() throws IOException {
    header = null;
    if (nextHeader >= bytes.end()) {
      throw malformed("the pages end while values are missing");
    }
    if (cipher == null) {
      readPlainHeader();
    } else {
      header = cipher.header(bytes, nextHeader);
    }
    bodyPosition = nextHeader + header.headerLength();
    nextHeader = bodyPosition + header.compressedSize();
  }

  private void readPlainHeader() throws IOException {
    int wanted = HEADER_GUESS;
    while (header == null) {
      int length = (int) Math.min(wanted, bytes.end() - nextHeader);
      int at = bytes.load(nextHeader, length);
      int limit = at + bytes.loaded(nextHeader);
      try {
        header =
            PageHeaderReader.read(bytes.data(), at, limit, bytes.place().at(bytes.dataPosition()));
      } catch (MalformedFileException e) {
        if (nextHeader + limit - at >= bytes.end() || limit - at >= MAX_HEADER) {
          throw e;
        }
        // Perhaps only cut off by the end of what is loaded.
        wanted = 4 * (limit - at);
      }
    }
  }

  private void noteDictionary() throws IOException {
    if (dictionaryHeader != null) {
      throw malformed("a second dictionary page");
    }
    dictionaryHeader = header;
    dictionaryPosition = bodyPosition;
  }

  /** Values of the current page, including NULLs; none where it is no data page. */
  int valueCount() {
    return switch (header.type()) {
      case DATA_PAGE -> header.dataPage().valueCount();
      case DATA_PAGE_V2 -> header.dataPageV2().valueCount();
      case DICTIONARY_PAGE, INDEX_PAGE, UNKNOWN -> 0;
    };
  }

  /** Whether the walk can leap to the page that holds a row, or to the next page. */
  boolean canLeapTo(long row) {
    return locations != null
        && row < locations.rowCount()
        && locations.offset(locations.pageOf(row)) >= nextHeader;
  }

  /** Whether something comes before the first data page, as a dictionary does. */
  boolean startsBeforeData() {
    return nextHeader < locations.offset(0);
  }

  /** How values of a column and rows go together. */
  enum RowValues {
    ONE,
    ANY_NUMBER
  }

  /**
   * Leaps to the page that holds a row, to be reached by {@link #next}. If something else is there
   * than the offset index says, the walk starts again and leaps no more.
   *
   * @return number of the row that the next page starts with
   */
  long leapTo(long row, RowValues rowValues) throws IOException {
    int page = locations.pageOf(row);
    try {
      goTo(page, rowValues);
      readHeader();
      if (isAsLocated(page, rowValues)) {
        goTo(page, rowValues);
        return locations.firstRow(page);
      }
    } catch (MalformedFileException | DecryptionException e) {
      // Where the index leads is no page; what the chunk holds can be read without it.
      return restart();
    }
    return restart();
  }

  /** Makes a page the next one, whatever has been read. */
  private void goTo(int page, RowValues rowValues) {
    header = null;
    nextHeader = locations.offset(page);
    valuesLeft =
        rowValues == RowValues.ONE ? locations.rowCount() - locations.firstRow(page) : UNKNOWN;
    if (cipher != null) {
      cipher.goTo(page);
    }
  }

  /** Makes the page that has been leapt to and looked at the next one again. */
  void repeat() {
    nextHeader = position();
    if (cipher != null) {
      cipher.repeat();
    }
    header = null;
  }

  /**
   * Makes the chunk's first page the next one, and believes no index any more.
   *
   * @return number of the first row
   */
  long restart() {
    locations = null;
    header = null;
    dictionaryHeader = null;
    nextHeader = bytes.start();
    valuesLeft = valueCount;
    if (cipher != null) {
      cipher.goTo(0);
    }
    return 0;
  }

  private boolean isAsLocated(int page, RowValues rowValues) {
    long rows = locations.endRow(page) - locations.firstRow(page);
    return switch (header.type()) {
      case DATA_PAGE -> rowValues == RowValues.ANY_NUMBER || valueCount() == rows;
      case DATA_PAGE_V2 -> header.dataPageV2().rowCount() == rows;
      case DICTIONARY_PAGE, INDEX_PAGE, UNKNOWN -> false;
    };
  }

  /** Whether the record that the current page ends with is known to end there. */
  boolean endsRecord() {
    return locations != null && !bytes.wants(nextHeader) && locations.startsAt(nextHeader);
  }

  MalformedFileException malformed(String what) {
    return new MalformedFileException(bytes.place().at(position()), what);
  }
}
