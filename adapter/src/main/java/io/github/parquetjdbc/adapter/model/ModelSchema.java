package io.github.parquetjdbc.adapter.model;

import io.github.parquetjdbc.adapter.table.Catalogue;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.Map;
import org.apache.calcite.schema.Schema;
import org.apache.calcite.schema.Table;
import org.apache.calcite.schema.impl.AbstractSchema;

/** One schema of a location; that of its root has the others in it. */
public final class ModelSchema extends AbstractSchema {

  private final CurrentCatalogue catalogue;
  private final String name;
  private final String rootName;

  /**
   * @param name of the schema in the catalogue
   * @param rootName of the schema that has the others in it
   */
  public ModelSchema(CurrentCatalogue catalogue, String name, String rootName) {
    this.catalogue = catalogue;
    this.name = name;
    this.rootName = rootName;
  }

  @Override
  protected Map<String, Table> getTableMap() {
    try {
      Catalogue now = catalogue.now();
      Map<String, Table> tables = new HashMap<>();
      for (String table : now.tables(name)) {
        tables.put(table, new ModelTable(catalogue, name, table));
      }
      return tables;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  protected Map<String, Schema> getSubSchemaMap() {
    if (!name.equals(rootName)) {
      return Map.of();
    }
    try {
      Map<String, Schema> schemas = new HashMap<>();
      for (String schema : catalogue.now().schemas()) {
        if (!schema.equals(rootName)) {
          schemas.put(schema, new ModelSchema(catalogue, schema, rootName));
        }
      }
      return schemas;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public boolean isMutable() {
    return false;
  }
}
