package io.github.parquetjdbc.adapter;

import io.github.parquetjdbc.adapter.table.Catalogue;
import io.github.parquetjdbc.adapter.table.Table;
import java.util.List;

/** The tables of a test, all in the default schema. */
record MemoryCatalogue(List<MemoryTable> all) implements Catalogue {

  @Override
  public List<String> schemas() {
    return List.of(Database.DEFAULT_SCHEMA);
  }

  @Override
  public List<String> tables(String schema) {
    return schema.equals(Database.DEFAULT_SCHEMA)
        ? all.stream().map(MemoryTable::name).sorted().toList()
        : List.of();
  }

  @Override
  public Table table(String schema, String name) {
    if (!schema.equals(Database.DEFAULT_SCHEMA)) {
      return null;
    }
    MemoryTable found = null;
    for (MemoryTable table : all) {
      if (table.name().equals(name)) {
        return table;
      }
      if (table.name().equalsIgnoreCase(name)) {
        found = found == null ? table : null;
      }
    }
    return found;
  }
}
