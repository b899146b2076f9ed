/**
 * The source rows: made up, seeded, the same in every run.
 *
 * <p>Knows forms and tables, but no writer. Start at {@link
 * io.github.parquetjdbc.testdata.source.BikeRental} for the demo lake and {@link
 * io.github.parquetjdbc.testdata.source.ScalarTables} for the coverage of types.
 */
package io.github.parquetjdbc.testdata.source;
