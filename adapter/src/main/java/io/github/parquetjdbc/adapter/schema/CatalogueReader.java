package io.github.parquetjdbc.adapter.schema;

import io.github.parquetjdbc.adapter.dialect.ExactFirstNames;
import io.github.parquetjdbc.adapter.table.Catalogue;
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

  /**
   * @param defaultSchema where names without a schema are looked up
   */
  public CatalogueReader(
      Catalogue catalogue,
      String defaultSchema,
      RelDataTypeFactory typeFactory,
      CalciteConnectionConfig config) {
    super(
        CalciteSchema.createRootSchema(false, false, "", CatalogueSchema.root(catalogue)),
        new ExactFirstNames(),
        List.of(List.of(defaultSchema), List.of()),
        typeFactory,
        config);
  }
}
