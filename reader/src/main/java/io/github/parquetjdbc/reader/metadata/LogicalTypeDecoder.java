package io.github.parquetjdbc.reader.metadata;

import io.github.parquetjdbc.reader.error.MalformedFileException;
import io.github.parquetjdbc.reader.metadata.LogicalType.Kind;
import io.github.parquetjdbc.reader.metadata.LogicalType.TimeUnit;
import io.github.parquetjdbc.reader.thrift.CompactReader;

/**
 * Decodes {@link LogicalType}, a union: the field that is there says which. One that is not known,
 * or whose parameters are missing or unknown, is of kind UNKNOWN and hurts nobody.
 */
final class LogicalTypeDecoder {

  private static final LogicalType UNKNOWN = new LogicalType.Simple(Kind.UNKNOWN);

  private LogicalTypeDecoder() {}

  static LogicalType decode(CompactReader in) throws MalformedFileException {
    LogicalType result = UNKNOWN;
    in.beginStruct();
    while (in.nextField()) {
      result = member(in);
    }
    return result;
  }

  private static LogicalType member(CompactReader in) throws MalformedFileException {
    return switch (in.fieldId()) {
      case 1 -> simple(Kind.STRING, in);
      case 2 -> simple(Kind.MAP, in);
      case 3 -> simple(Kind.LIST, in);
      case 4 -> simple(Kind.ENUM, in);
      case 5 -> decimal(in);
      case 6 -> simple(Kind.DATE, in);
      case 7 -> timeOrTimestamp(Kind.TIME, in);
      case 8 -> timeOrTimestamp(Kind.TIMESTAMP, in);
      case 10 -> integer(in);
      case 11 -> simple(Kind.NULL, in);
      case 12 -> simple(Kind.JSON, in);
      case 13 -> simple(Kind.BSON, in);
      case 14 -> simple(Kind.UUID, in);
      case 15 -> simple(Kind.FLOAT16, in);
      case 16 -> simple(Kind.VARIANT, in);
      case 17 -> simple(Kind.GEOMETRY, in);
      case 18 -> simple(Kind.GEOGRAPHY, in);
      default -> simple(Kind.UNKNOWN, in);
    };
  }

  private static LogicalType simple(Kind kind, CompactReader in) throws MalformedFileException {
    in.skip();
    return new LogicalType.Simple(kind);
  }

  private static LogicalType decimal(CompactReader in) throws MalformedFileException {
    int scale = 0;
    int precision = 0;
    in.beginStruct();
    while (in.nextField()) {
      switch (in.fieldId()) {
        case 1 -> scale = in.readI32();
        case 2 -> precision = in.readI32();
        default -> in.skip();
      }
    }
    return new LogicalType.Decimal(precision, scale);
  }

  private static LogicalType integer(CompactReader in) throws MalformedFileException {
    int bits = 0;
    boolean signed = true;
    in.beginStruct();
    while (in.nextField()) {
      switch (in.fieldId()) {
        case 1 -> bits = in.readI8();
        case 2 -> signed = in.readBoolean();
        default -> in.skip();
      }
    }
    return new LogicalType.Int(bits, signed);
  }

  private static LogicalType timeOrTimestamp(Kind kind, CompactReader in)
      throws MalformedFileException {
    boolean utc = false;
    TimeUnit unit = null;
    in.beginStruct();
    while (in.nextField()) {
      switch (in.fieldId()) {
        case 1 -> utc = in.readBoolean();
        case 2 -> unit = unit(in);
        default -> in.skip();
      }
    }
    if (unit == null) {
      return UNKNOWN;
    }
    return kind == Kind.TIME
        ? new LogicalType.Time(unit, utc)
        : new LogicalType.Timestamp(unit, utc);
  }

  private static TimeUnit unit(CompactReader in) throws MalformedFileException {
    TimeUnit unit = null;
    in.beginStruct();
    while (in.nextField()) {
      unit =
          switch (in.fieldId()) {
            case 1 -> TimeUnit.MILLIS;
            case 2 -> TimeUnit.MICROS;
            case 3 -> TimeUnit.NANOS;
            default -> null;
          };
      in.skip();
    }
    return unit;
  }
}
