/**
 * Loops over arrays: one small static method each, in the shape that the JVM compiles well. Null
 * rows are computed like others unless a method says otherwise.
 *
 * <p>Knows nothing of vectors, expressions or types beyond the arrays. Start at {@link
 * io.github.parquetjdbc.engine.kernel.Compare}.
 */
package io.github.parquetjdbc.engine.kernel;
