package io.github.parquetjdbc.reader.metadata;

import io.github.parquetjdbc.reader.crypto.EncryptionAlgorithm;
import io.github.parquetjdbc.reader.crypto.FileCipher;
import io.github.parquetjdbc.reader.crypto.KeySource;
import io.github.parquetjdbc.reader.error.FilePosition;
import io.github.parquetjdbc.reader.error.MalformedFileException;
import io.github.parquetjdbc.reader.thrift.CompactReader;
import io.github.parquetjdbc.reader.thrift.ThriftType;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Decodes {@link FileMetaData}, and checks what concerns the file as a whole. */
final class FileMetaDataDecoder {

  /** An element may take three bytes in the file and takes a hundred in memory. */
  private static final int MAX_SCHEMA_ELEMENTS = 1_000_000;

  private final byte[] footer;
  private final FilePosition place;
  private final CompactReader in;

  private int version;
  private final List<SchemaElement> schema = new ArrayList<>();
  private long claimedRowCount = -1;
  private long rowCount;
  private final List<RowGroup> rowGroups = new ArrayList<>();
  private final List<KeyValue> keyValues = new ArrayList<>();
  private String createdBy;
  private final List<ColumnOrder> columnOrders = new ArrayList<>();

  private EncryptionAlgorithm algorithm;
  private byte[] signingKeyMetadata = {};

  private FileMetaDataDecoder(byte[] footer, FilePosition place) {
    this.footer = footer;
    this.place = place;
    this.in = new CompactReader(footer, 0, footer.length, place);
  }

  /**
   * Decodes a footer.
   *
   * @param footer the structure, and the signature if there is one; kept
   * @param keys of encrypted files
   * @param place where it begins in the file
   */
  static FileMetaData decode(byte[] footer, KeySource keys, FilePosition place) throws IOException {
    FileMetaDataDecoder decoder = new FileMetaDataDecoder(footer, place);
    decoder.fields();
    decoder.check();
    return decoder.result(decoder.signatureCipher(keys));
  }

  /** Decodes a footer that was encrypted. */
  static FileMetaData decode(byte[] footer, FileCipher cipher, FilePosition place)
      throws MalformedFileException {
    FileMetaDataDecoder decoder = new FileMetaDataDecoder(footer, place);
    decoder.fields();
    decoder.check();
    return decoder.result(cipher);
  }

  /** The cipher of a file whose footer is plain but columns may be encrypted, else null. */
  private FileCipher signatureCipher(KeySource keys) throws IOException {
    if (algorithm == null) {
      return null;
    }
    if (footer.length - in.position() != FileCipher.SIGNATURE) {
      throw in.malformed("a signature of " + (footer.length - in.position()) + " bytes");
    }
    FileCipher cipher = FileCipher.of(algorithm, signingKeyMetadata, keys, place);
    cipher.verify(footer, place);
    return cipher;
  }

  private FileMetaData result(FileCipher cipher) {
    return new FileMetaData(
        version,
        schema,
        rowCount,
        cipher == null
            ? rowGroups
            : rowGroups.stream().map(group -> group.decryptedBy(cipher)).toList(),
        keyValues,
        createdBy,
        columnOrders,
        footer.length);
  }

  private void fields() throws MalformedFileException {
    in.beginStruct();
    while (in.nextField()) {
      switch (in.fieldId()) {
        case 1 -> version = in.readI32();
        case 2 -> schema();
        case 3 -> claimedRowCount = in.readI64();
        case 4 -> rowGroups();
        case 5 -> keyValues();
        case 6 -> createdBy = in.readStringOr(null);
        case 7 -> columnOrders();
        case 8 -> algorithm = EncryptionAlgorithm.decode(in);
        case 9 -> signingKeyMetadata = in.readBinary();
        default -> in.skip();
      }
    }
  }

  private void check() throws MalformedFileException {
    if (schema.isEmpty()) {
      throw new MalformedFileException(place, "the footer has no schema");
    }
    if (claimedRowCount < 0) {
      throw new MalformedFileException(place, "the footer claims " + claimedRowCount + " rows");
    }
    int leaves = 0;
    for (SchemaElement element : schema) {
      leaves += element.type() == null ? 0 : 1;
    }
    for (RowGroup rowGroup : rowGroups) {
      if (rowGroup.columnCount() != leaves) {
        throw new MalformedFileException(
            place.withRowGroup(rowGroup.ordinal()),
            rowGroup.columnCount() + " column chunks for " + leaves + " columns");
      }
    }
  }

  private void schema() throws MalformedFileException {
    int size = in.beginList(ThriftType.STRUCT);
    if (size > MAX_SCHEMA_ELEMENTS) {
      throw new MalformedFileException(place, "a schema of " + size + " elements");
    }
    for (int i = 0; i < size; i++) {
      schema.add(SchemaElementDecoder.decode(in));
    }
  }

  private void rowGroups() throws MalformedFileException {
    int size = in.beginList(ThriftType.STRUCT);
    for (int i = 0; i < size; i++) {
      RowGroup rowGroup = rowGroup(i);
      rowGroups.add(rowGroup);
      rowCount += rowGroup.rowCount();
      if (rowCount < 0) {
        throw in.malformed("the row groups claim more rows than can be counted");
      }
    }
  }

  private RowGroup rowGroup(int ordinal) throws MalformedFileException {
    int[] chunkStarts = new int[1];
    long rows = -1;
    long totalByteSize = 0;
    in.beginStruct();
    while (in.nextField()) {
      switch (in.fieldId()) {
        case 1 -> chunkStarts = chunkStarts();
        case 2 -> totalByteSize = in.readI64();
        case 3 -> rows = in.readI64();
        // Passed over on purpose: sorting columns (4), which are a claim that nothing checks, so
        // no answer may rest on it, and bounds serve for skipping; file offset (5) and compressed
        // size (6), which the chunks say themselves; the ordinal (7), which is the row group's
        // place in the list.
        default -> in.skip();
      }
    }
    if (rows < 0) {
      throw new MalformedFileException(
          place.withRowGroup(ordinal), "the row group claims " + rows + " rows");
    }
    return new RowGroup(footer, chunkStarts, place, ordinal, rows, totalByteSize, null);
  }

  private int[] chunkStarts() throws MalformedFileException {
    int size = in.beginList(ThriftType.STRUCT);
    int[] starts = new int[Math.min(size, schema.isEmpty() ? size : schema.size()) + 1];
    for (int i = 0; i < size; i++) {
      if (i == starts.length) {
        starts = Arrays.copyOf(starts, starts.length * 2);
      }
      starts[i] = in.position();
      in.skip();
    }
    starts = Arrays.copyOf(starts, size + 1);
    starts[size] = in.position();
    return starts;
  }

  private void keyValues() throws MalformedFileException {
    int size = in.beginList(ThriftType.STRUCT);
    for (int i = 0; i < size; i++) {
      keyValues.add(keyValue());
    }
  }

  private KeyValue keyValue() throws MalformedFileException {
    String key = "";
    String value = null;
    in.beginStruct();
    while (in.nextField()) {
      switch (in.fieldId()) {
        case 1 -> key = in.readStringOr("");
        case 2 -> value = in.readStringOr(null);
        default -> in.skip();
      }
    }
    return new KeyValue(key, value);
  }

  private void columnOrders() throws MalformedFileException {
    int size = in.beginList(ThriftType.STRUCT);
    for (int i = 0; i < size; i++) {
      columnOrders.add(columnOrder());
    }
  }

  private ColumnOrder columnOrder() throws MalformedFileException {
    ColumnOrder order = ColumnOrder.UNKNOWN;
    in.beginStruct();
    while (in.nextField()) {
      order =
          switch (in.fieldId()) {
            case 1 -> ColumnOrder.TYPE_DEFINED;
            case 2 -> ColumnOrder.IEEE_754_TOTAL_ORDER;
            default -> ColumnOrder.UNKNOWN;
          };
      in.skip();
    }
    return order;
  }
}
