package io.github.parquetjdbc.adapter;

import io.github.parquetjdbc.vector.DataType;

/** A column of a table. */
public record TableColumn(String name, DataType type, boolean nullable) {}
