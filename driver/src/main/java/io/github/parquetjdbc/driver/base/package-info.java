/**
 * Base classes of the JDBC objects, one a role: they refuse, in one way, what a read-only,
 * forward-only driver does not do, so that the classes above hold only what it does. And the one
 * translator of errors.
 *
 * <p>Knows nothing of queries or vectors. Start at {@link
 * io.github.parquetjdbc.driver.base.SqlErrors}.
 */
package io.github.parquetjdbc.driver.base;
