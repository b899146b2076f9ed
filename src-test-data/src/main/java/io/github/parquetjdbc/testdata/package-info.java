/**
 * The generator of {@code lake/} and {@code files/}.
 *
 * <p>Knows which table goes to which writer with which options. Start at {@link
 * io.github.parquetjdbc.testdata.Generate}.
 */
package io.github.parquetjdbc.testdata;
