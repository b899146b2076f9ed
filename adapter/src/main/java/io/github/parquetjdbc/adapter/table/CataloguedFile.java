package io.github.parquetjdbc.adapter.table;

import io.github.parquetjdbc.reader.store.StoreEntry;

/**
 * A file of a location and what became of it.
 *
 * @param schema of the table that the file belongs to, or {@code null} where it belongs to none
 * @param table the table's name, or {@code null}
 * @param entry {@code null} where the file belongs to no table
 * @param reason why it belongs to none, or {@code null}
 */
public record CataloguedFile(
    String schema, String table, String path, StoreEntry entry, String reason) {}
