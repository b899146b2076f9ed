package io.github.parquetjdbc.engine.operator;

import io.github.parquetjdbc.engine.hash.JoinTable;
import io.github.parquetjdbc.engine.rows.RowStore;

/** The complete right input of a join, shared by the workers that probe it. */
record BuildSide(RowStore rows, JoinTable table) {}
