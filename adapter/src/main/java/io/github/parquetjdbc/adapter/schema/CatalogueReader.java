package io.github.parquetjdbc.adapter.schema;

import io.github.parquetjdbc.adapter.dialect.ExactFirstNames;
import io.github.parquetjdbc.adapter.table.Catalogue;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import org.apache.calcite.config.CalciteConnectionConfig;
import org.apache.calcite.jdbc.CalciteSchema;
import org.apache.calcite.prepare.CalciteCatalogReader;
import org.apache.calcite.rel.type.RelDataTypeFactory;

/**
 * Finds the tables of one query's catalogue. Failures to read a file come out as {@link
 * java.io.UncheckedIOException}.
 */
public final class CatalogueReader extends CalciteCatalogReader {

  private final Catalogue catalogue;

  /**
   * @param defaultSchema where names without a schema are looked up
   * @param scope which columns tables have
   */
  public CatalogueReader(
      Catalogue catalogue,
      String defaultSchema,
      ColumnScope scope,
      RelDataTypeFactory typeFactory,
      CalciteConnectionConfig config) {
    super(
        CalciteSchema.createRootSchema(false, false, "", CatalogueSchema.root(catalogue, scope)),
        new ExactFirstNames(),
        List.of(List.of(defaultSchema), List.of()),
        typeFactory,
        config);
    this.catalogue = catalogue;
  }

  /**
   * A column's origin (schema, table, column) with names as the catalogue spells them: Calcite
   * gives schema and table as the statement does.
   */
  public List<String> spelt(List<String> origin) {
    try {
      String schema = catalogue.schema(origin.get(0));
      String table = catalogue.table(schema, origin.get(1)).name();
      return List.of(schema, table, origin.get(2));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
