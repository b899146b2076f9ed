package io.github.parquetjdbc.engine.plan;

import io.github.parquetjdbc.vector.DataType;

/** An output column of a plan node. */
public record Column(String name, DataType type, boolean nullable) {}
