package io.github.parquetjdbc.reader.metadata;

import io.github.parquetjdbc.reader.crypto.ColumnCipher;
import io.github.parquetjdbc.reader.crypto.FileCipher;
import io.github.parquetjdbc.reader.crypto.ModuleType;
import io.github.parquetjdbc.reader.error.DecryptionException;
import io.github.parquetjdbc.reader.error.FilePosition;
import io.github.parquetjdbc.reader.error.MalformedFileException;
import io.github.parquetjdbc.reader.metadata.ColumnChunk.Encryption;
import io.github.parquetjdbc.reader.thrift.CompactReader;
import io.github.parquetjdbc.reader.thrift.ThriftType;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Decodes {@link ColumnChunk}. */
final class ColumnChunkDecoder {

  private String filePath;
  private ColumnMetaData metaData;
  private Encryption encryption = Encryption.PLAIN;
  private long offsetIndexOffset = ColumnChunk.NONE;
  private int offsetIndexLength;
  private long columnIndexOffset = ColumnChunk.NONE;
  private int columnIndexLength;

  /** Of the key's own column; {@code null} where the footer's key is used. */
  private List<String> keyPath;

  private byte[] keyMetadata = {};
  private byte[] encryptedMetaData;

  private ColumnChunkDecoder() {}

  static ColumnChunk decode(
      CompactReader in, FileCipher file, int rowGroup, int leaf, FilePosition footer)
      throws IOException {
    ColumnChunkDecoder decoder = new ColumnChunkDecoder();
    in.beginStruct();
    while (in.nextField()) {
      decoder.field(in);
    }
    ColumnCipher cipher = decoder.decrypt(file, rowGroup, leaf, footer);
    return new ColumnChunk(
        decoder.filePath,
        decoder.metaData,
        decoder.encryption,
        cipher,
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
      case 8 -> {
        encryption = Encryption.ENCRYPTED;
        key(in);
      }
      case 9 -> {
        encryption = Encryption.ENCRYPTED;
        encryptedMetaData = in.readBinary();
      }
      default -> in.skip();
    }
  }

  private void key(CompactReader in) throws MalformedFileException {
    in.beginStruct();
    while (in.nextField()) {
      if (in.fieldId() == 2) {
        columnKey(in);
      } else {
        in.skip();
      }
    }
  }

  private void columnKey(CompactReader in) throws MalformedFileException {
    keyPath = new ArrayList<>();
    in.beginStruct();
    while (in.nextField()) {
      switch (in.fieldId()) {
        case 1 -> {
          int size = in.beginList(ThriftType.BINARY);
          for (int i = 0; i < size; i++) {
            keyPath.add(in.readString());
          }
        }
        case 2 -> keyMetadata = in.readBinary();
        default -> in.skip();
      }
    }
  }

  /** Decrypts the chunk's metadata as far as the key is known. */
  private ColumnCipher decrypt(FileCipher file, int rowGroup, int leaf, FilePosition footer)
      throws IOException {
    if (file == null || encryption == Encryption.PLAIN) {
      return null;
    }
    FilePosition place = footer.withRowGroup(rowGroup);
    if (keyPath != null) {
      place = place.withColumn(String.join(".", keyPath));
    }
    ColumnCipher cipher = file.column(keyPath, keyMetadata, rowGroup, leaf, place);
    if (cipher != null && encryptedMetaData != null) {
      byte[] plain = plainMetaData(cipher, place);
      metaData = ColumnMetaDataDecoder.decode(new CompactReader(plain, 0, plain.length, place));
    }
    return cipher;
  }

  private byte[] plainMetaData(ColumnCipher cipher, FilePosition place) throws DecryptionException {
    return cipher.decrypt(
        ModuleType.COLUMN_META_DATA,
        ColumnCipher.NO_PAGE,
        encryptedMetaData,
        0,
        encryptedMetaData.length,
        place);
  }
}
