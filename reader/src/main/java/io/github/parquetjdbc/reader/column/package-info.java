/**
 * Pages to vectors: levels to validity, physical values to the form of the column's SQL type,
 * dictionary pages to dictionary vectors.
 *
 * <p>Flat columns are read page by page; nested ones in windows of whole records, from which lists,
 * maps and structs are assembled by their levels.
 *
 * <p>Knows pages, encodings and the schema; must not know files, row groups or filters. Start at
 * {@link io.github.parquetjdbc.reader.column.ColumnReaders}.
 */
package io.github.parquetjdbc.reader.column;
