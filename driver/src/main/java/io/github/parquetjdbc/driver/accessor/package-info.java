/**
 * Conversions between vectors and the Java types of JDBC: one {@link
 * io.github.parquetjdbc.driver.accessor.Accessor} a column of a result, chosen once by its type,
 * reads straight from the arrays of a batch. The JDBC conversion table lives here and nowhere else;
 * so does its mirror image for parameters, and the table of SQL types.
 *
 * <p>Knows nothing of queries, statements or connections. Start at {@link
 * io.github.parquetjdbc.driver.accessor.Accessors}.
 */
package io.github.parquetjdbc.driver.accessor;
