package io.github.parquetjdbc.reader.column;

/** Whether lists of one length are looked for in encoded levels. */
public enum FixedLengthLists {
  FIND,
  /** All levels are decoded: for tests and benchmarks, the result is the same. */
  IGNORE
}
