package io.github.parquetjdbc.reader.metadata;

import io.github.parquetjdbc.reader.error.MalformedFileException;
import io.github.parquetjdbc.reader.thrift.CompactReader;

/** Decodes {@link SchemaElement}. */
final class SchemaElementDecoder {

  private String name;
  private PhysicalType type;
  private int typeLength;
  private Repetition repetition;
  private int childCount;
  private ConvertedType convertedType;
  private int scale;
  private int precision;
  private Integer fieldId;
  private LogicalType logicalType;

  private SchemaElementDecoder() {}

  static SchemaElement decode(CompactReader in) throws MalformedFileException {
    SchemaElementDecoder decoder = new SchemaElementDecoder();
    in.beginStruct();
    while (in.nextField()) {
      decoder.field(in);
    }
    return decoder.build(in);
  }

  private void field(CompactReader in) throws MalformedFileException {
    switch (in.fieldId()) {
      case 1 -> type = physicalType(in);
      case 2 -> typeLength = in.readI32();
      case 3 -> repetition = Repetition.ofCode(in.readI32());
      case 4 -> name = in.readString();
      case 5 -> childCount = in.readI32();
      case 6 -> convertedType = ConvertedType.ofCode(in.readI32());
      case 7 -> scale = in.readI32();
      case 8 -> precision = in.readI32();
      case 9 -> fieldId = in.readI32();
      case 10 -> logicalType = LogicalTypeDecoder.decode(in);
      default -> in.skip();
    }
  }

  private SchemaElement build(CompactReader in) throws MalformedFileException {
    if (name == null) {
      throw in.malformed("a schema element without a name");
    }
    if (childCount < 0) {
      throw in.malformed("schema element " + name + " has " + childCount + " children");
    }
    return new SchemaElement(
        name,
        // Some writers give groups a type.
        childCount > 0 ? null : type,
        typeLength,
        repetition,
        childCount,
        convertedType,
        scale,
        precision,
        fieldId,
        logicalType);
  }

  static PhysicalType physicalType(CompactReader in) throws MalformedFileException {
    int code = in.readI32();
    PhysicalType found = PhysicalType.ofCode(code);
    if (found == null) {
      throw in.malformed("unknown physical type " + code);
    }
    return found;
  }
}
