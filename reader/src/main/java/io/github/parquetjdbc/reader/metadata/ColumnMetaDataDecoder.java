package io.github.parquetjdbc.reader.metadata;

import io.github.parquetjdbc.reader.error.MalformedFileException;
import io.github.parquetjdbc.reader.thrift.CompactReader;
import io.github.parquetjdbc.reader.thrift.ThriftType;
import java.util.ArrayList;
import java.util.List;

/** Decodes {@link ColumnMetaData}. */
final class ColumnMetaDataDecoder {

  private PhysicalType type;
  private final List<Encoding> encodings = new ArrayList<>();
  private final List<String> path = new ArrayList<>();
  private CompressionCodec codec;
  private long valueCount = ColumnChunk.NONE;
  private long uncompressedSize = ColumnChunk.NONE;
  private long compressedSize = ColumnChunk.NONE;
  private long dataPageOffset = ColumnChunk.NONE;
  private long dictionaryPageOffset = ColumnChunk.NONE;
  private Statistics statistics;
  private List<PageEncodingStats> encodingStats;
  private long bloomFilterOffset = ColumnChunk.NONE;
  private int bloomFilterLength;

  private ColumnMetaDataDecoder() {}

  static ColumnMetaData decode(CompactReader in) throws MalformedFileException {
    ColumnMetaDataDecoder decoder = new ColumnMetaDataDecoder();
    in.beginStruct();
    while (in.nextField()) {
      decoder.field(in);
    }
    return decoder.build(in);
  }

  private void field(CompactReader in) throws MalformedFileException {
    switch (in.fieldId()) {
      case 1 -> type = SchemaElementDecoder.physicalType(in);
      case 2 -> encodings(in);
      case 3 -> path(in);
      case 4 -> codec = CompressionCodec.ofCode(in.readI32());
      case 5 -> valueCount = in.readI64();
      case 6 -> uncompressedSize = in.readI64();
      case 7 -> compressedSize = in.readI64();
      case 9 -> dataPageOffset = in.readI64();
      case 11 -> dictionaryPageOffset = in.readI64();
      case 12 -> statistics = StatisticsDecoder.decode(in);
      case 13 -> encodingStats = encodingStats(in);
      case 14 -> bloomFilterOffset = in.readI64();
      case 15 -> bloomFilterLength = in.readI32Or(0);
      // Passed over on purpose: key-value metadata (8) and the index page's offset (10), which
      // nothing asks for; size statistics (16), which help who allocates by them; geospatial
      // statistics (17), as no condition on geometries is decided before they are read.
      default -> in.skip();
    }
  }

  private ColumnMetaData build(CompactReader in) throws MalformedFileException {
    if (type == null || codec == null) {
      throw in.malformed("a column chunk without a " + (type == null ? "type" : "codec"));
    }
    return new ColumnMetaData(
        type,
        encodings,
        path,
        codec,
        valueCount,
        uncompressedSize,
        compressedSize,
        dataPageOffset,
        dictionaryPageOffset,
        statistics,
        encodingStats,
        bloomFilterOffset,
        bloomFilterLength);
  }

  private void encodings(CompactReader in) throws MalformedFileException {
    int size = in.beginList(ThriftType.I32);
    for (int i = 0; i < size; i++) {
      encodings.add(Encoding.ofCode(in.readI32()));
    }
  }

  private void path(CompactReader in) throws MalformedFileException {
    int size = in.beginList(ThriftType.BINARY);
    for (int i = 0; i < size; i++) {
      path.add(in.readString());
    }
  }

  private static List<PageEncodingStats> encodingStats(CompactReader in)
      throws MalformedFileException {
    int size = in.beginList(ThriftType.STRUCT);
    List<PageEncodingStats> stats = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      stats.add(pageEncodingStats(in));
    }
    return stats;
  }

  private static PageEncodingStats pageEncodingStats(CompactReader in)
      throws MalformedFileException {
    PageType pageType = PageType.UNKNOWN;
    Encoding encoding = Encoding.UNKNOWN;
    int count = 0;
    in.beginStruct();
    while (in.nextField()) {
      switch (in.fieldId()) {
        case 1 -> pageType = PageType.ofCode(in.readI32());
        case 2 -> encoding = Encoding.ofCode(in.readI32());
        case 3 -> count = in.readI32();
        default -> in.skip();
      }
    }
    return new PageEncodingStats(pageType, encoding, count);
  }
}
