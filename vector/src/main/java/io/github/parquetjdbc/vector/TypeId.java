package io.github.parquetjdbc.vector;

/** The families of {@link DataType}; parameters such as precision are the type's own. */
public enum TypeId {
  /** The type of a bare NULL; every value is null. */
  NULL,
  BOOLEAN,
  TINYINT,
  SMALLINT,
  INTEGER,
  BIGINT,
  REAL,
  DOUBLE,
  /** Exact, {@code precision} digits of which {@code scale} are after the point; any precision. */
  DECIMAL,
  /** UTF-8 text. */
  VARCHAR,
  VARBINARY,
  /** Bytes of the fixed length {@code precision}. */
  BINARY,
  /** Sixteen bytes, most significant first, ordered as unsigned bytes. */
  UUID,
  /** Days since 1970-01-01, proleptic Gregorian. */
  DATE,
  /** Time of day; unit by {@link DataType#unitsPerSecond()}. */
  TIME,
  /** Time on an unnamed wall clock since 1970-01-01T00:00; unit by precision. */
  TIMESTAMP,
  /** An instant since 1970-01-01T00:00Z; unit by precision. */
  TIMESTAMP_TZ,
  /** Months. */
  INTERVAL_YEAR,
  /** Milliseconds. */
  INTERVAL_DAY,
  /** JSON text of a Parquet VARIANT. */
  VARIANT,
  LIST,
  STRUCT,
  MAP
}
