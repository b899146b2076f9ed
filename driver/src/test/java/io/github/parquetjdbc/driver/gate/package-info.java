/**
 * The standing gate: whatever is skipped, the rows are the same.
 *
 * <p>Knows the driver and two other writers of files. Start at {@link
 * io.github.parquetjdbc.driver.gate.PushdownGateTest}.
 */
package io.github.parquetjdbc.driver.gate;
