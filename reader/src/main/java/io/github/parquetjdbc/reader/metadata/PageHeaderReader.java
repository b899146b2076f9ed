package io.github.parquetjdbc.reader.metadata;

import io.github.parquetjdbc.reader.error.FilePosition;
import io.github.parquetjdbc.reader.error.MalformedFileException;
import io.github.parquetjdbc.reader.metadata.PageHeader.DataPageHeader;
import io.github.parquetjdbc.reader.metadata.PageHeader.DataPageHeaderV2;
import io.github.parquetjdbc.reader.metadata.PageHeader.DictionaryPageHeader;
import io.github.parquetjdbc.reader.metadata.PageHeader.PageCompression;
import io.github.parquetjdbc.reader.thrift.CompactReader;
import java.util.OptionalInt;

/** Decodes page headers. */
public final class PageHeaderReader {

  private PageType type;
  private int uncompressedSize = -1;
  private int compressedSize = -1;
  private OptionalInt crc = OptionalInt.empty();
  private DataPageHeader dataPage;
  private DictionaryPageHeader dictionaryPage;
  private DataPageHeaderV2 dataPageV2;

  private PageHeaderReader() {}

  /**
   * Decodes the header that begins at {@code offset}.
   *
   * @param limit end of the column chunk in {@code bytes}
   * @param place file and column, and the position of byte 0 of {@code bytes} in the file
   */
  public static PageHeader read(byte[] bytes, int offset, int limit, FilePosition place)
      throws MalformedFileException {
    CompactReader in = new CompactReader(bytes, offset, limit, place);
    PageHeaderReader reader = new PageHeaderReader();
    in.beginStruct();
    while (in.nextField()) {
      reader.field(in);
    }
    reader.check(in);
    return new PageHeader(
        reader.type,
        reader.uncompressedSize,
        reader.compressedSize,
        reader.crc,
        reader.type == PageType.DATA_PAGE ? reader.dataPage : null,
        reader.type == PageType.DICTIONARY_PAGE ? reader.dictionaryPage : null,
        reader.type == PageType.DATA_PAGE_V2 ? reader.dataPageV2 : null,
        in.position() - offset);
  }

  private void field(CompactReader in) throws MalformedFileException {
    switch (in.fieldId()) {
      case 1 -> type = PageType.ofCode(in.readI32());
      case 2 -> uncompressedSize = in.readI32();
      case 3 -> compressedSize = in.readI32();
      case 4 -> crc = OptionalInt.of(in.readI32());
      case 5 -> dataPage = dataPage(in);
      case 7 -> dictionaryPage = dictionaryPage(in);
      case 8 -> dataPageV2 = dataPageV2(in);
      default -> in.skip();
    }
  }

  private void check(CompactReader in) throws MalformedFileException {
    if (type == null) {
      throw in.malformed("a page header without a page type");
    }
    if (uncompressedSize < 0 || compressedSize < 0) {
      throw in.malformed(
          "a page of " + uncompressedSize + " bytes, " + compressedSize + " compressed");
    }
    boolean complete =
        switch (type) {
          case DATA_PAGE -> dataPage != null;
          case DICTIONARY_PAGE -> dictionaryPage != null;
          case DATA_PAGE_V2 -> dataPageV2 != null;
          case INDEX_PAGE, UNKNOWN -> true;
        };
    if (!complete) {
      throw in.malformed("a " + type + " without its own header");
    }
  }

  private static int count(String what, CompactReader in) throws MalformedFileException {
    int count = in.readI32();
    if (count < 0) {
      throw in.malformed("a page with " + what + " " + count);
    }
    return count;
  }

  private static DataPageHeader dataPage(CompactReader in) throws MalformedFileException {
    int valueCount = -1;
    Encoding encoding = Encoding.UNKNOWN;
    Encoding definitionLevels = Encoding.UNKNOWN;
    Encoding repetitionLevels = Encoding.UNKNOWN;
    Statistics statistics = null;
    in.beginStruct();
    while (in.nextField()) {
      switch (in.fieldId()) {
        case 1 -> valueCount = count("value count", in);
        case 2 -> encoding = Encoding.ofCode(in.readI32());
        case 3 -> definitionLevels = Encoding.ofCode(in.readI32());
        case 4 -> repetitionLevels = Encoding.ofCode(in.readI32());
        case 5 -> statistics = StatisticsDecoder.decode(in);
        default -> in.skip();
      }
    }
    require(valueCount, in);
    return new DataPageHeader(valueCount, encoding, definitionLevels, repetitionLevels, statistics);
  }

  private static DictionaryPageHeader dictionaryPage(CompactReader in)
      throws MalformedFileException {
    int valueCount = -1;
    Encoding encoding = Encoding.UNKNOWN;
    in.beginStruct();
    while (in.nextField()) {
      switch (in.fieldId()) {
        case 1 -> valueCount = count("value count", in);
        case 2 -> encoding = Encoding.ofCode(in.readI32());
        default -> in.skip();
      }
    }
    require(valueCount, in);
    return new DictionaryPageHeader(valueCount, encoding);
  }

  private static DataPageHeaderV2 dataPageV2(CompactReader in) throws MalformedFileException {
    int valueCount = -1;
    int nullCount = 0;
    int rowCount = 0;
    Encoding encoding = Encoding.UNKNOWN;
    int definitionLength = 0;
    int repetitionLength = 0;
    PageCompression compression = PageCompression.COMPRESSED;
    Statistics statistics = null;
    in.beginStruct();
    while (in.nextField()) {
      switch (in.fieldId()) {
        case 1 -> valueCount = count("value count", in);
        case 2 -> nullCount = count("null count", in);
        case 3 -> rowCount = count("row count", in);
        case 4 -> encoding = Encoding.ofCode(in.readI32());
        case 5 -> definitionLength = count("definition level length", in);
        case 6 -> repetitionLength = count("repetition level length", in);
        case 7 ->
            compression =
                in.readBoolean() ? PageCompression.COMPRESSED : PageCompression.UNCOMPRESSED;
        case 8 -> statistics = StatisticsDecoder.decode(in);
        default -> in.skip();
      }
    }
    require(valueCount, in);
    return new DataPageHeaderV2(
        valueCount,
        nullCount,
        rowCount,
        encoding,
        definitionLength,
        repetitionLength,
        compression,
        statistics);
  }

  private static void require(int valueCount, CompactReader in) throws MalformedFileException {
    if (valueCount < 0) {
      throw in.malformed("a page header without a value count");
    }
  }
}
