package io.github.parquetjdbc.adapter;

/**
 * A table.
 *
 * @param type as JDBC names table types: {@code "TABLE"}, {@code "SYSTEM TABLE"}
 */
public record TableName(String schema, String name, String type) {}
