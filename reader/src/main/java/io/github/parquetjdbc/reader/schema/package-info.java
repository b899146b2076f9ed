/**
 * The columns of a file: the schema tree with levels, and what each column is in SQL.
 *
 * <p>What a scan reads as one column is a {@link io.github.parquetjdbc.reader.schema.ColumnPath}: a
 * top-level column, a field inside of structs, or either with some fields only ({@link
 * io.github.parquetjdbc.reader.schema.FieldSelection}), which reaches through lists and maps.
 * {@code FileSchema.column(path, place)} resolves it to a tree of the leaves that are then read,
 * and says its type.
 *
 * <p>Knows nothing of pages or of where data is. Start at {@link
 * io.github.parquetjdbc.reader.schema.FileSchema}.
 */
package io.github.parquetjdbc.reader.schema;
