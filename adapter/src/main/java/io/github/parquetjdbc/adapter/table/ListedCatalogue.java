package io.github.parquetjdbc.adapter.table;

import io.github.parquetjdbc.reader.ReadOptions;
import io.github.parquetjdbc.reader.store.Store;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The tables of a listing, all in one schema. Immutable, but that footers are read when needed. */
public final class ListedCatalogue implements Catalogue {

  private final String schema;
  private final Map<String, Table> tables = new TreeMap<>();

  public ListedCatalogue(
      String schema, Listing listing, Store store, FooterCache footers, ReadOptions options) {
    this.schema = schema;
    for (TableFiles files : listing.tables()) {
      tables.put(files.name(), new ParquetTable(files, store, footers, options));
    }
  }

  @Override
  public List<String> schemas() {
    return List.of(schema);
  }

  @Override
  public List<String> tables(String schemaName) {
    return schema.equalsIgnoreCase(schemaName) ? List.copyOf(tables.keySet()) : List.of();
  }

  @Override
  public Table table(String schemaName, String name) {
    if (!schema.equalsIgnoreCase(schemaName)) {
      return null;
    }
    Table exact = tables.get(name);
    if (exact != null) {
      return exact;
    }
    Table found = null;
    for (Map.Entry<String, Table> entry : tables.entrySet()) {
      if (entry.getKey().equalsIgnoreCase(name)) {
        if (found != null) {
          return null;
        }
        found = entry.getValue();
      }
    }
    return found;
  }
}
