/**
 * The shell inside the jar: one statement from the command line, or sqlline's prompt.
 *
 * <p>Uses the driver through {@code java.sql} like any other client, and alone may use the standard
 * streams. Start at {@link io.github.parquetjdbc.driver.shell.Shell}.
 */
package io.github.parquetjdbc.driver.shell;
