package io.github.parquetjdbc.driver.accessor;

import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.TypeId;
import java.sql.Types;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * How JDBC describes values of a type; result metadata, {@code getColumns} and {@code getTypeInfo}
 * all read this table.
 *
 * @param name as {@code getTypeInfo} lists it, without parameters
 * @param code of {@link Types}
 * @param className of what {@code getObject} gives
 * @param precision digits, characters or bytes; the greatest there is for types without parameters
 * @param scale fractional digits
 * @param displaySize characters of the longest text
 * @param radix 10 for exact and approximate numbers, else 0
 */
public record JdbcType(
    String name, int code, String className, int precision, int scale, int displaySize, int radix) {

  private static final int MAX_DECIMAL_PRECISION = 76;
  private static final int UNBOUNDED = Integer.MAX_VALUE;
  private static final String STRING = "java.lang.String";

  private static final int DATE_LENGTH = 10;
  private static final int TIME_LENGTH = 8;
  private static final int OFFSET_LENGTH = 6;
  private static final int UUID_LENGTH = 36;
  private static final int UUID_BYTES = 16;
  private static final int MAX_FRACTION = 9;

  public static JdbcType of(DataType type) {
    int p = type.precision();
    return switch (type.id()) {
      case NULL -> new JdbcType("NULL", Types.NULL, "java.lang.Object", 0, 0, 4, 0);
      case BOOLEAN -> new JdbcType("BOOLEAN", Types.BOOLEAN, "java.lang.Boolean", 1, 0, 5, 0);
      case TINYINT -> whole("TINYINT", Types.TINYINT, 3);
      case SMALLINT -> whole("SMALLINT", Types.SMALLINT, 5);
      case INTEGER -> whole("INTEGER", Types.INTEGER, 10);
      case BIGINT -> new JdbcType("BIGINT", Types.BIGINT, "java.lang.Long", 19, 0, 20, 10);
      case REAL -> new JdbcType("REAL", Types.REAL, "java.lang.Float", 7, 0, 15, 10);
      case DOUBLE -> new JdbcType("DOUBLE", Types.DOUBLE, "java.lang.Double", 15, 0, 25, 10);
      case DECIMAL ->
          new JdbcType(
              "DECIMAL", Types.DECIMAL, "java.math.BigDecimal", p, type.scale(), p + 3, 10);
      case VARCHAR -> text("VARCHAR", Types.VARCHAR);
      case VARIANT -> text("VARIANT", Types.OTHER);
      case INTERVAL_YEAR -> text("INTERVAL YEAR", Types.OTHER);
      case INTERVAL_DAY -> text("INTERVAL DAY", Types.OTHER);
      case VARBINARY ->
          new JdbcType("VARBINARY", Types.VARBINARY, "[B", UNBOUNDED, 0, UNBOUNDED, 0);
      case BINARY ->
          new JdbcType("BINARY", Types.BINARY, "[B", p, 0, (int) Math.min(2L * p, UNBOUNDED), 0);
      case UUID ->
          new JdbcType("UUID", Types.OTHER, "java.util.UUID", UUID_BYTES, 0, UUID_LENGTH, 0);
      case DATE ->
          new JdbcType("DATE", Types.DATE, "java.sql.Date", DATE_LENGTH, 0, DATE_LENGTH, 0);
      case TIME -> dateTime("TIME", Types.TIME, "java.sql.Time", TIME_LENGTH, p);
      case TIMESTAMP ->
          dateTime(
              "TIMESTAMP", Types.TIMESTAMP, "java.sql.Timestamp", DATE_LENGTH + 1 + TIME_LENGTH, p);
      case TIMESTAMP_TZ -> zoned(p);
      case LIST -> nested("ARRAY", Types.ARRAY, "java.sql.Array");
      case STRUCT -> nested("STRUCT", Types.STRUCT, "java.sql.Struct");
      case MAP -> nested("MAP", Types.JAVA_OBJECT, "java.util.Map");
    };
  }

  /** Every type, in its widest form, in the order of {@code getTypeInfo}: by code. */
  public static List<JdbcType> all() {
    return Stream.of(
            DataType.NULL,
            DataType.BOOLEAN,
            DataType.TINYINT,
            DataType.SMALLINT,
            DataType.INTEGER,
            DataType.BIGINT,
            DataType.REAL,
            DataType.DOUBLE,
            DataType.decimal(MAX_DECIMAL_PRECISION, MAX_DECIMAL_PRECISION),
            DataType.VARCHAR,
            DataType.VARIANT,
            DataType.INTERVAL_YEAR,
            DataType.INTERVAL_DAY,
            DataType.VARBINARY,
            DataType.binary(UNBOUNDED),
            DataType.UUID,
            DataType.DATE,
            DataType.time(MAX_FRACTION),
            DataType.timestamp(MAX_FRACTION),
            DataType.timestampTz(MAX_FRACTION),
            DataType.list(DataType.NULL, true),
            DataType.map(DataType.NULL, DataType.NULL, true),
            DataType.struct(List.of()))
        .map(JdbcType::of)
        .sorted(Comparator.comparingInt(JdbcType::code).thenComparing(JdbcType::name))
        .toList();
  }

  /** Whether the values are numbers with a sign. */
  public boolean isSigned() {
    return radix != 0;
  }

  /** Whether the values are text whose case counts. */
  public boolean isText() {
    return code == Types.VARCHAR;
  }

  /** What comes before and after a literal; {@code null} for none. */
  public String literalPrefix() {
    return switch (code) {
      case Types.VARCHAR -> "'";
      case Types.VARBINARY, Types.BINARY -> "X'";
      case Types.DATE, Types.TIME, Types.TIMESTAMP -> name + " '";
      default -> null;
    };
  }

  public String literalSuffix() {
    return literalPrefix() == null ? null : "'";
  }

  /** What stands in brackets after the name, for people; {@code null} for nothing. */
  public String createParameters() {
    return switch (code) {
      case Types.DECIMAL -> "precision,scale";
      case Types.BINARY -> "length";
      case Types.TIME, Types.TIMESTAMP, Types.TIMESTAMP_WITH_TIMEZONE -> "precision";
      default -> null;
    };
  }

  /** Whether {@code id} counts its fractional digits in {@link #scale}. */
  public static boolean hasScale(TypeId id) {
    return switch (id) {
      case TINYINT, SMALLINT, INTEGER, BIGINT, DECIMAL, TIME, TIMESTAMP, TIMESTAMP_TZ -> true;
      default -> false;
    };
  }

  private static JdbcType whole(String name, int code, int digits) {
    return new JdbcType(name, code, "java.lang.Integer", digits, 0, digits + 1, 10);
  }

  private static JdbcType text(String name, int code) {
    return new JdbcType(name, code, STRING, UNBOUNDED, 0, UNBOUNDED, 0);
  }

  private static JdbcType nested(String name, int code, String className) {
    return new JdbcType(name, code, className, UNBOUNDED, 0, UNBOUNDED, 0);
  }

  /** The precision of JDBC counts all characters; the fraction's digits are the scale. */
  private static JdbcType dateTime(
      String name, int code, String className, int length, int fraction) {
    int size = fraction == 0 ? length : length + 1 + fraction;
    return new JdbcType(name, code, className, size, fraction, size, 0);
  }

  private static JdbcType zoned(int fraction) {
    JdbcType local =
        dateTime(
            "TIMESTAMP WITH LOCAL TIME ZONE",
            Types.TIMESTAMP_WITH_TIMEZONE,
            "java.time.OffsetDateTime",
            DATE_LENGTH + 1 + TIME_LENGTH,
            fraction);
    int size = local.precision + OFFSET_LENGTH;
    return new JdbcType(local.name, local.code, local.className, size, fraction, size, 0);
  }
}
