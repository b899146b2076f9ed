/**
 * Where rows go that memory has no room for: temporary files of batches, private to their owner,
 * bounded in size, gone as soon as they are read.
 *
 * <p>Knows nothing of operators, nor of why they spill. Start at {@link
 * io.github.parquetjdbc.engine.spill.SpillSpace}.
 */
package io.github.parquetjdbc.engine.spill;
