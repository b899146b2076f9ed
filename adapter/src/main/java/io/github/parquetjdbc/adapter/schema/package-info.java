/**
 * The catalogue as Calcite wants to see it: schemas, tables and row types, looked up lazily.
 *
 * <p>Opens no file but for the footers of tables that a query names. Start at {@link
 * io.github.parquetjdbc.adapter.schema.CatalogueReader}.
 */
package io.github.parquetjdbc.adapter.schema;
