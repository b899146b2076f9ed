/**
 * Runs plans: cuts them into pipelines, runs one task a morsel on worker threads (made here and
 * nowhere else), and hands the result to whoever pulls.
 *
 * <p>Start at {@link io.github.parquetjdbc.engine.run.BatchCursor}.
 */
package io.github.parquetjdbc.engine.run;
