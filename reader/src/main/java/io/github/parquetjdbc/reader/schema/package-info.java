/**
 * The columns of a file: the schema tree with levels, and what each column is in SQL.
 *
 * <p>Knows nothing of pages or of where data is. Start at {@link
 * io.github.parquetjdbc.reader.schema.FileSchema}.
 */
package io.github.parquetjdbc.reader.schema;
