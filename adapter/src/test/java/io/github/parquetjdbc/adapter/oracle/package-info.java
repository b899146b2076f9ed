/**
 * Other systems' answers to random queries over random tables.
 *
 * <p>Start at {@link io.github.parquetjdbc.adapter.oracle.OracleTest}.
 */
package io.github.parquetjdbc.adapter.oracle;
