package io.github.parquetjdbc.adapter;

import io.github.parquetjdbc.vector.DataType;

/**
 * A column of a query's result.
 *
 * @param label the alias, or the name
 * @param name the column's own name where it comes straight from a table, else the label
 * @param table the table it comes straight from, or the empty string
 * @param schema that table's schema, or the empty string
 */
public record ResultColumn(
    String label, String name, String table, String schema, DataType type, boolean nullable) {}
