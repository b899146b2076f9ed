/**
 * Column forms: how a Java value of a source table becomes a Parquet value and a canonical text.
 *
 * <p>Knows the Parquet schema model of parquet-java, but no file and no table. Start at {@link
 * io.github.parquetjdbc.testdata.form.Form}.
 */
package io.github.parquetjdbc.testdata.form;
