package io.github.parquetjdbc.reader.metadata;

/** What the values of a physical type mean (LogicalTypes.md). */
public sealed interface LogicalType {

  /** The families, so that a switch over them is checked by the compiler. */
  enum Kind {
    STRING,
    ENUM,
    JSON,
    BSON,
    UUID,
    DATE,
    FLOAT16,
    /** Months, days and milliseconds, unsigned; only as a converted type. */
    INTERVAL,
    /** Always null. */
    NULL,
    LIST,
    MAP,
    VARIANT,
    GEOMETRY,
    GEOGRAPHY,
    DECIMAL,
    TIME,
    TIMESTAMP,
    INTEGER,
    /** One that this version does not know: values are read as their physical type. */
    UNKNOWN
  }

  /** Units of TIME and TIMESTAMP. */
  enum TimeUnit {
    MILLIS(3),
    MICROS(6),
    NANOS(9);

    private final int fractionalDigits;

    TimeUnit(int fractionalDigits) {
      this.fractionalDigits = fractionalDigits;
    }

    /** Digits after the seconds: 3, 6 or 9. */
    public int fractionalDigits() {
      return fractionalDigits;
    }
  }

  Kind kind();

  /** A type without parameters that matter here. */
  record Simple(Kind kind) implements LogicalType {}

  /** {@code scale} of {@code precision} digits are after the point. */
  record Decimal(int precision, int scale) implements LogicalType {
    @Override
    public Kind kind() {
      return Kind.DECIMAL;
    }
  }

  /** A time of day. */
  record Time(TimeUnit unit, boolean adjustedToUtc) implements LogicalType {
    @Override
    public Kind kind() {
      return Kind.TIME;
    }
  }

  /** An instant where {@code adjustedToUtc}, else a time on a wall clock. */
  record Timestamp(TimeUnit unit, boolean adjustedToUtc) implements LogicalType {
    @Override
    public Kind kind() {
      return Kind.TIMESTAMP;
    }
  }

  /** An integer of 8, 16, 32 or 64 bits. */
  record Int(int bits, boolean signed) implements LogicalType {
    @Override
    public Kind kind() {
      return Kind.INTEGER;
    }
  }
}
