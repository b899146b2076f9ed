/**
 * JMH benchmarks of the reader's innermost loops.
 *
 * <p>Inputs are many different pages, larger together than any cache level but the last: a loop
 * over one small array teaches the branch predictor its content and looks faster than it is. Start
 * at {@link io.github.parquetjdbc.bench.kernel.Pages}.
 */
package io.github.parquetjdbc.bench.kernel;
