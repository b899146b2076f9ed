package io.github.parquetjdbc.reader.metadata;

import io.github.parquetjdbc.reader.error.MalformedFileException;
import io.github.parquetjdbc.reader.metadata.ColumnChunk.Encryption;
import io.github.parquetjdbc.reader.thrift.CompactReader;

/** Decodes {@link ColumnChunk}. */
final class ColumnChunkDecoder {

  private String filePath;
  private ColumnMetaData metaData;
  private Encryption encryption = Encryption.PLAIN;
  private long offsetIndexOffset = ColumnChunk.NONE;
  private int offsetIndexLength;
  private long columnIndexOffset = ColumnChunk.NONE;
  private int columnIndexLength;

  private ColumnChunkDecoder() {}

  static ColumnChunk decode(CompactReader in) throws MalformedFileException {
    ColumnChunkDecoder decoder = new ColumnChunkDecoder();
    in.beginStruct();
    while (in.nextField()) {
      decoder.field(in);
    }
    return new ColumnChunk(
        decoder.filePath,
        decoder.metaData,
        decoder.encryption,
        decoder.offsetIndexOffset,
        decoder.offsetIndexLength,
        decoder.columnIndexOffset,
        decoder.columnIndexLength);
  }

  private void field(CompactReader in) throws MalformedFileException {
    switch (in.fieldId()) {
      case 1 -> filePath = in.readString();
      case 3 -> metaData = ColumnMetaDataDecoder.decode(in);
      case 4 -> offsetIndexOffset = in.readI64();
      case 5 -> offsetIndexLength = in.readI32();
      case 6 -> columnIndexOffset = in.readI64();
      case 7 -> columnIndexLength = in.readI32();
      case 8, 9 -> {
        encryption = Encryption.ENCRYPTED;
        in.skip();
      }
      default -> in.skip();
    }
  }
}
