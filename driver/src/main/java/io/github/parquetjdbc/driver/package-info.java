/**
 * The JDBC driver: {@code java.sql} in front of the adapter's {@code Database}. Statements hand SQL
 * text down and pull batches up; result sets read the batches' vectors through accessors.
 *
 * <p>Knows nothing of Calcite, plans or files. Start at {@link
 * io.github.parquetjdbc.driver.ParquetDriver} and {@link
 * io.github.parquetjdbc.driver.ParquetStatement}.
 */
package io.github.parquetjdbc.driver;
