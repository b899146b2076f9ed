package io.github.parquetjdbc.reader.page;

import io.github.parquetjdbc.reader.codec.ByteSlice;
import io.github.parquetjdbc.reader.codec.Codecs;
import io.github.parquetjdbc.reader.codec.Decompressor;
import io.github.parquetjdbc.reader.error.DecryptionException;
import io.github.parquetjdbc.reader.error.FilePosition;
import io.github.parquetjdbc.reader.error.MalformedFileException;
import io.github.parquetjdbc.reader.error.UnsupportedFeatureException;
import io.github.parquetjdbc.reader.metadata.ColumnChunk;
import io.github.parquetjdbc.reader.metadata.CompressionCodec;
import io.github.parquetjdbc.reader.metadata.Encoding;
import io.github.parquetjdbc.reader.metadata.PageHeader;
import io.github.parquetjdbc.reader.metadata.PageHeader.DataPageHeader;
import io.github.parquetjdbc.reader.metadata.PageHeader.DataPageHeaderV2;
import io.github.parquetjdbc.reader.metadata.PageHeader.PageCompression;
import io.github.parquetjdbc.reader.metadata.PageType;
import java.io.IOException;

/**
 * Walks the pages of one column chunk: {@link #next} reads a header only, {@link #load} the page
 * itself, so that a page nobody needs is neither read nor decompressed.
 *
 * <pre>
 * chunk   := (header dictionary-page)? (header data-page)*
 * page v1 := compressed(repetition-levels definition-levels values)
 * page v2 := repetition-levels definition-levels compressed(values)
 * </pre>
 */
public final class PageReader implements AutoCloseable {

  /** Bytes from which on a page may well be more than memory has room for. */
  private static final int LARGE = 1 << 28;

  private final ChunkBytes bytes;
  private final CompressionCodec codec;
  private final int maxRepetitionLevel;
  private final int maxDefinitionLevel;
  private final Checksum checksum;
  private final BufferPool pool;

  /** {@code null} where the chunk is not encrypted. */
  private final PageCipher cipher;

  private final PageWalk walk;
  private Decompressor decompressor;
  private byte[] buffer;

  /** {@code null} before it has been asked for. */
  private DictionaryPage dictionary;

  /** The current page where it has been loaded before it was asked for, or {@code null}. */
  private DataPage lookedAt;

  /**
   * @param chunk as the footer describes it
   * @param locations of its pages, or {@code null} where nothing says where they are
   */
  public PageReader(
      ChunkBytes bytes,
      ColumnChunk chunk,
      PageLocations locations,
      int maxRepetitionLevel,
      int maxDefinitionLevel,
      Checksum checksum,
      BufferPool pool) {
    this.bytes = bytes;
    this.codec = chunk.metaData().codec();
    this.cipher = chunk.cipher() == null ? null : new PageCipher(chunk, bytes.start());
    this.walk = new PageWalk(bytes, cipher, chunk.metaData().valueCount(), locations);
    this.maxRepetitionLevel = maxRepetitionLevel;
    this.maxDefinitionLevel = maxDefinitionLevel;
    this.checksum = checksum;
    this.pool = pool;
  }

  /** File, row group, column, and the offset of the current page. */
  public FilePosition position() {
    return bytes.place().at(walk.position());
  }

  /**
   * Goes to the next data page that has values.
   *
   * @return false at the end of the chunk
   */
  public boolean next() throws IOException {
    return walk.next();
  }

  /** Values of the current page, including NULLs. */
  public int valueCount() {
    return walk.valueCount();
  }

  /**
   * Leaves the current page and goes before the one that holds a row, without looking at those
   * between, if the file says where that is and it is none before the next. A page that is not what
   * the file says it is sends the reader back to the first.
   *
   * @param row number in the row group
   * @return number of the row that the next page starts with, or -1 if the reader has not moved
   */
  public long skipTo(long row) throws IOException {
    if (!walk.canLeapTo(row)) {
      return -1;
    }
    lookedAt = null;
    if (walk.startsBeforeData()) {
      walk.readFirst();
    }
    // Now, as it lies behind all pages to come.
    loadDictionary();
    if (maxRepetitionLevel == 0) {
      return walk.leapTo(row, PageWalk.RowValues.ONE);
    }
    long first = walk.leapTo(row, PageWalk.RowValues.ANY_NUMBER);
    return first > 0 && !startsWithRecord() ? walk.restart() : first;
  }

  /** Whether the next page does, as every page should where there is an offset index. */
  private boolean startsWithRecord() throws IOException {
    int[] first = new int[LevelDecoder.BLOCK];
    try {
      walk.next();
      DataPage page = load();
      LevelDecoder levels = new LevelDecoder(maxRepetitionLevel);
      levels.start(page.repetitionLevels(), page.valueCount());
      levels.readBlock(first, 1);
      lookedAt = page;
    } catch (MalformedFileException | DecryptionException e) {
      return false;
    }
    walk.repeat();
    return first[0] == 0;
  }

  /** Whether the record that the current page ends with is known to end there. */
  public boolean endsRecord() {
    return walk.endsRecord();
  }

  /**
   * The dictionary page that the chunk starts with, or {@code null}; to be asked for before any
   * page.
   */
  public DictionaryPage readDictionary() throws IOException {
    walk.readFirst();
    return loadDictionary();
  }

  /** How the values of the current page are encoded. */
  public Encoding encoding() {
    PageHeader header = walk.header();
    return header.type() == PageType.DATA_PAGE
        ? header.dataPage().encoding()
        : header.dataPageV2().encoding();
  }

  /** The dictionary page before the current page, or {@code null}. */
  public DictionaryPage loadDictionary() throws IOException {
    if (dictionary != null) {
      return dictionary;
    }
    PageHeader page = walk.dictionaryHeader();
    if (page == null) {
      return null;
    }
    Encoding encoding = page.dictionaryPage().encoding();
    if (encoding != Encoding.PLAIN && encoding != Encoding.PLAIN_DICTIONARY) {
      throw malformed("a dictionary page encoded as " + encoding);
    }
    ByteSlice body = body(page, walk.dictionaryPosition());
    int size = decompressedSize(page, codec, body, 0);
    byte[] target = allocate(size);
    decompressor().decompress(body, target, size);
    ByteSlice entries = new ByteSlice(target, 0, size, body.position());
    dictionary = new DictionaryPage(page.dictionaryPage().valueCount(), entries);
    return dictionary;
  }

  /** Reads and decompresses the current page. */
  public DataPage load() throws IOException {
    DataPage known = lookedAt;
    lookedAt = null;
    if (known != null) {
      return known;
    }
    PageHeader header = walk.header();
    ByteSlice body = body(header, walk.bodyPosition());
    return header.type() == PageType.DATA_PAGE ? loadV1(body) : loadV2(body);
  }

  private ByteSlice body(PageHeader page, long position) throws IOException {
    int at = bytes.load(position, page.compressedSize());
    ByteSlice body =
        new ByteSlice(bytes.data(), at, at + page.compressedSize(), bytes.place().at(position));
    checksum.check(page, body);
    return cipher == null ? body : cipher.body(page, body);
  }

  private DataPage loadV1(ByteSlice body) throws IOException {
    DataPageHeader page = walk.header().dataPage();
    int count = page.valueCount();
    ByteSlice rest = decompress(body, codec, 0);
    Levels repetition = null;
    if (maxRepetitionLevel > 0) {
      repetition = levelsV1(rest, page.repetitionLevelEncoding(), maxRepetitionLevel, count);
      rest = rest.from(repetition.bytes().end());
    }
    Levels definition = null;
    if (maxDefinitionLevel > 0) {
      definition = levelsV1(rest, page.definitionLevelEncoding(), maxDefinitionLevel, count);
      rest = rest.from(definition.bytes().end());
    }
    return new DataPage(count, count, page.encoding(), repetition, definition, rest);
  }

  private static Levels levelsV1(ByteSlice rest, Encoding encoding, int maxLevel, int count)
      throws IOException {
    return switch (encoding) {
      case RLE -> Levels.prefixed(rest);
      case BIT_PACKED -> Levels.packed(rest, maxLevel, count);
      case PLAIN,
          PLAIN_DICTIONARY,
          DELTA_BINARY_PACKED,
          DELTA_LENGTH_BYTE_ARRAY,
          DELTA_BYTE_ARRAY,
          RLE_DICTIONARY,
          BYTE_STREAM_SPLIT,
          UNKNOWN ->
          throw rest.malformed(rest.offset(), "levels encoded as " + encoding);
    };
  }

  private DataPage loadV2(ByteSlice body) throws IOException {
    DataPageHeaderV2 page = walk.header().dataPageV2();
    int repetitionLength = page.repetitionLevelsByteLength();
    int definitionLength = page.definitionLevelsByteLength();
    long levelsLength = (long) repetitionLength + definitionLength;
    if (levelsLength > body.length()) {
      throw malformed("levels of " + levelsLength + " bytes in a page of " + body.length());
    }
    if (page.nullCount() > page.valueCount()) {
      throw malformed(page.nullCount() + " nulls among " + page.valueCount() + " values");
    }
    int definitionAt = body.offset() + repetitionLength;
    int valuesAt = definitionAt + definitionLength;
    CompressionCodec applied =
        page.compression() == PageCompression.COMPRESSED ? codec : CompressionCodec.UNCOMPRESSED;
    ByteSlice values = decompress(body.from(valuesAt), applied, (int) levelsLength);
    return new DataPage(
        page.valueCount(),
        page.valueCount() - page.nullCount(),
        page.encoding(),
        maxRepetitionLevel > 0 ? Levels.runs(body.part(body.offset(), definitionAt)) : null,
        maxDefinitionLevel > 0 ? Levels.runs(body.part(definitionAt, valuesAt)) : null,
        values);
  }

  /**
   * The page's bytes: in place where they are not compressed, else in this reader's buffer.
   *
   * @param before bytes of the page's uncompressed size that are not in {@code part}
   */
  private ByteSlice decompress(ByteSlice part, CompressionCodec applied, int before)
      throws IOException {
    if (applied == CompressionCodec.UNCOMPRESSED || part.length() == 0) {
      return part;
    }
    int size = decompressedSize(walk.header(), applied, part, before);
    if (buffer == null || buffer.length - ByteSlice.SLOP < size) {
      releaseBuffer();
      buffer = size < LARGE ? pool.take(size) : allocate(size);
    }
    decompressor().decompress(part, buffer, size);
    return new ByteSlice(buffer, 0, size, part.position());
  }

  /**
   * An array for a page. One that is huge, though it may be true, is refused where there is no room
   * for it: nothing was allocated then, and everything else goes on.
   */
  private byte[] allocate(int size) throws UnsupportedFeatureException {
    if (size < LARGE) {
      return new byte[size + ByteSlice.SLOP];
    }
    try {
      return new byte[size + ByteSlice.SLOP];
    } catch (OutOfMemoryError e) {
      throw new UnsupportedFeatureException(
          position(), "a page of " + size + " bytes, for which there is not enough memory");
    }
  }

  private int decompressedSize(
      PageHeader page, CompressionCodec applied, ByteSlice part, int before) throws IOException {
    int size = page.uncompressedSize() - before;
    if (size < 0 || size > Integer.MAX_VALUE - (1 << 17) || !decompressor().canHold(part, size)) {
      throw malformed(
          "a page of " + size + " bytes from " + part.length() + " bytes of " + applied);
    }
    return size;
  }

  private Decompressor decompressor() throws IOException {
    if (decompressor == null) {
      decompressor = Codecs.open(codec, position());
    }
    return decompressor;
  }

  private MalformedFileException malformed(String what) {
    return walk.malformed(what);
  }

  private void releaseBuffer() {
    if (buffer != null) {
      pool.giveBack(buffer);
      buffer = null;
    }
  }

  /** Gives back buffers: pages loaded before may no longer be used. */
  @Override
  public void close() {
    releaseBuffer();
    bytes.release();
    if (decompressor != null) {
      decompressor.close();
      decompressor = null;
    }
  }
}
