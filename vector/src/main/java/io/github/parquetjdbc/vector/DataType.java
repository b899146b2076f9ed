package io.github.parquetjdbc.vector;

import java.util.List;
import java.util.Objects;

/**
 * The type of a column: a family, its parameters and, for nested types, its fields.
 *
 * @param id the family
 * @param precision digits of a DECIMAL, fractional digits (0 to 9) of TIME and TIMESTAMP, bytes of
 *     BINARY; else 0
 * @param scale fractional digits of a DECIMAL; else 0
 * @param fields LIST: the element; MAP: key and value; STRUCT: its fields; else empty
 */
public record DataType(TypeId id, int precision, int scale, List<Field> fields) {

  public static final DataType NULL = simple(TypeId.NULL);
  public static final DataType BOOLEAN = simple(TypeId.BOOLEAN);
  public static final DataType TINYINT = simple(TypeId.TINYINT);
  public static final DataType SMALLINT = simple(TypeId.SMALLINT);
  public static final DataType INTEGER = simple(TypeId.INTEGER);
  public static final DataType BIGINT = simple(TypeId.BIGINT);
  public static final DataType REAL = simple(TypeId.REAL);
  public static final DataType DOUBLE = simple(TypeId.DOUBLE);
  public static final DataType VARCHAR = simple(TypeId.VARCHAR);
  public static final DataType VARBINARY = simple(TypeId.VARBINARY);
  public static final DataType UUID = simple(TypeId.UUID);
  public static final DataType DATE = simple(TypeId.DATE);
  public static final DataType INTERVAL_YEAR = simple(TypeId.INTERVAL_YEAR);
  public static final DataType INTERVAL_DAY = simple(TypeId.INTERVAL_DAY);
  public static final DataType VARIANT = simple(TypeId.VARIANT);

  /** The widest DECIMAL whose unscaled values fit a long. */
  public static final int MAX_LONG_DECIMAL_PRECISION = 18;

  /** The widest DECIMAL whose unscaled values fit 128 bits. */
  public static final int MAX_INT128_DECIMAL_PRECISION = 38;

  /** The finest TIMESTAMP that is kept in a long. */
  public static final int MAX_LONG_TIMESTAMP_PRECISION = 6;

  /** A named part of a nested type. */
  public record Field(String name, DataType type, boolean nullable) {
    public Field {
      Objects.requireNonNull(name);
      Objects.requireNonNull(type);
    }
  }

  public DataType {
    Objects.requireNonNull(id);
    fields = List.copyOf(fields);
  }

  private static DataType simple(TypeId id) {
    return new DataType(id, 0, 0, List.of());
  }

  public static DataType decimal(int precision, int scale) {
    return new DataType(TypeId.DECIMAL, precision, scale, List.of());
  }

  /** Fixed-length bytes. */
  public static DataType binary(int length) {
    return new DataType(TypeId.BINARY, length, 0, List.of());
  }

  public static DataType time(int fractionalDigits) {
    return new DataType(TypeId.TIME, fractionalDigits, 0, List.of());
  }

  public static DataType timestamp(int fractionalDigits) {
    return new DataType(TypeId.TIMESTAMP, fractionalDigits, 0, List.of());
  }

  /** An instant, shown in the session's time zone. */
  public static DataType timestampTz(int fractionalDigits) {
    return new DataType(TypeId.TIMESTAMP_TZ, fractionalDigits, 0, List.of());
  }

  public static DataType list(DataType element, boolean elementNullable) {
    return new DataType(TypeId.LIST, 0, 0, List.of(new Field("element", element, elementNullable)));
  }

  public static DataType map(DataType key, DataType value, boolean valueNullable) {
    return new DataType(
        TypeId.MAP,
        0,
        0,
        List.of(new Field("key", key, false), new Field("value", value, valueNullable)));
  }

  public static DataType struct(List<Field> fields) {
    return new DataType(TypeId.STRUCT, 0, 0, fields);
  }

  /** How values of this type lie in a {@link Vector}. */
  public VectorKind kind() {
    return switch (id) {
      case NULL, BOOLEAN -> VectorKind.BOOLEAN;
      case TINYINT, SMALLINT, INTEGER, DATE -> VectorKind.INT;
      case BIGINT, TIME, INTERVAL_YEAR, INTERVAL_DAY -> VectorKind.LONG;
      case REAL, DOUBLE -> VectorKind.DOUBLE;
      case DECIMAL -> decimalKind();
      case TIMESTAMP, TIMESTAMP_TZ ->
          precision <= MAX_LONG_TIMESTAMP_PRECISION ? VectorKind.LONG : VectorKind.INT128;
      case VARCHAR, VARBINARY, BINARY, UUID, VARIANT -> VectorKind.BYTES;
      case LIST -> VectorKind.LIST;
      case STRUCT -> VectorKind.STRUCT;
      case MAP -> VectorKind.MAP;
    };
  }

  /** Unscaled values: LONG up to 18 digits, INT128 up to 38, beyond that two's-complement BYTES. */
  private VectorKind decimalKind() {
    if (precision <= MAX_LONG_DECIMAL_PRECISION) {
      return VectorKind.LONG;
    }
    return precision <= MAX_INT128_DECIMAL_PRECISION ? VectorKind.INT128 : VectorKind.BYTES;
  }

  /**
   * The unit of a TIME or TIMESTAMP value: milliseconds up to 3 fractional digits, microseconds up
   * to 6, else nanoseconds.
   */
  public long unitsPerSecond() {
    if (precision <= 3) {
      return 1_000L;
    }
    return precision <= 6 ? 1_000_000L : 1_000_000_000L;
  }

  public boolean isNested() {
    return id == TypeId.LIST || id == TypeId.STRUCT || id == TypeId.MAP;
  }

  /** The element type of a LIST. */
  public Field element() {
    return fields.get(0);
  }

  @Override
  public String toString() {
    return switch (id) {
      case DECIMAL -> "DECIMAL(" + precision + "," + scale + ")";
      case BINARY -> "BINARY(" + precision + ")";
      case TIME -> "TIME(" + precision + ")";
      case TIMESTAMP -> "TIMESTAMP(" + precision + ")";
      case TIMESTAMP_TZ -> "TIMESTAMP(" + precision + ") WITH LOCAL TIME ZONE";
      case LIST -> fields.get(0).type() + " ARRAY";
      case MAP -> "MAP<" + fields.get(0).type() + ", " + fields.get(1).type() + ">";
      case STRUCT -> structText();
      default -> id.name();
    };
  }

  private String structText() {
    StringBuilder text = new StringBuilder("ROW(");
    for (int i = 0; i < fields.size(); i++) {
      text.append(i == 0 ? "" : ", ").append(fields.get(i).name()).append(' ');
      text.append(fields.get(i).type());
    }
    return text.append(')').toString();
  }
}
