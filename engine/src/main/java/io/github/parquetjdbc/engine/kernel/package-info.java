/**
 * Loops over arrays: one small static method each, compiled by the JVM to SIMD code where it can
 * be. Null rows are computed like others unless a method says otherwise.
 *
 * <p>Knows nothing of vectors' owners, expressions or types beyond the arrays. Start at {@link
 * io.github.parquetjdbc.engine.kernel.Compare}.
 */
package io.github.parquetjdbc.engine.kernel;
