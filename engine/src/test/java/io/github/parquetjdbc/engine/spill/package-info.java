/** Tests of temporary files, and of operators that use them. Start at {@code SpilledQueries}. */
package io.github.parquetjdbc.engine.spill;
