package io.github.parquetjdbc.adapter;

import java.util.List;

/**
 * A table's columns, or why they cannot be told.
 *
 * @param columns empty where there was a failure, and where the table is gone
 * @param failure an IOException or RuntimeException; {@code null} for none
 */
public record TableColumns(TableName table, List<TableColumn> columns, Exception failure) {}
