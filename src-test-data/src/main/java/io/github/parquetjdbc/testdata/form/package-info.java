/**
 * Tables before any writer saw them, and column forms: how a Java value becomes a Parquet value and
 * a canonical text.
 *
 * <p>Knows the schema model of parquet-java, but no file. Start at {@link
 * io.github.parquetjdbc.testdata.form.SourceTable} and {@link
 * io.github.parquetjdbc.testdata.form.Form}.
 */
package io.github.parquetjdbc.testdata.form;
