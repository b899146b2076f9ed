package io.github.parquetjdbc.reader.metadata;

/** By which order the bounds of a column's statistics were found. */
public enum ColumnOrder {
  /** The order of the logical type, or else of the physical one. */
  TYPE_DEFINED,
  /** Floating point: IEEE 754's total order, in which NaN and the zeros have places. */
  IEEE_754_TOTAL_ORDER,
  /** The file names none: only the deprecated, signed bounds can be there. */
  UNDEFINED,
  /** One that this version does not know: no bounds can be used. */
  UNKNOWN
}
