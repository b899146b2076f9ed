/**
 * Window functions over sorted rows: partitions, peers, frames, and the three kinds of functions:
 * numbers that follow from positions, values of other rows, and aggregates of frames.
 *
 * <p>Knows nothing of threads or of how results are fetched. Start at {@link
 * io.github.parquetjdbc.engine.window.WindowStage}.
 */
package io.github.parquetjdbc.engine.window;
