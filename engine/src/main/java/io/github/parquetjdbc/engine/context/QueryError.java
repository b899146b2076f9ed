package io.github.parquetjdbc.engine.context;

/** Why the engine ended a query; each has one SQLSTATE, given by the driver. */
public enum QueryError {
  DIVISION_BY_ZERO,
  NUMERIC_OVERFLOW,
  /** A value cannot be converted: text that is no number, a date out of range. */
  INVALID_CAST,
  INVALID_DATETIME,
  /** A function was given an argument outside its domain. */
  INVALID_ARGUMENT,
  /** A scalar sub-query gave more than one row. */
  CARDINALITY_VIOLATION,
  CANCELLED,
  TIMED_OUT,
  OUT_OF_MEMORY,
  /** Temporary files would exceed what they may take. */
  DISK_FULL,
  UNSUPPORTED
}
