/**
 * Pages to vectors: levels to validity, physical values to the form of the column's SQL type,
 * dictionary pages to dictionary vectors.
 *
 * <p>Knows pages, encodings and the schema; must not know files, row groups or filters. Start at
 * {@link io.github.parquetjdbc.reader.column.ColumnReaders}.
 */
package io.github.parquetjdbc.reader.column;
