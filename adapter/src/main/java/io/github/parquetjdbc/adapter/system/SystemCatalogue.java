package io.github.parquetjdbc.adapter.system;

import io.github.parquetjdbc.adapter.table.Catalogue;
import io.github.parquetjdbc.adapter.table.ListedCatalogue;
import io.github.parquetjdbc.adapter.table.Table;
import io.github.parquetjdbc.adapter.table.TableSource;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The tables of files, and those of the schema {@code system} about them. */
public final class SystemCatalogue implements Catalogue {

  private final ListedCatalogue files;
  private final Map<String, Table> tables = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);

  public SystemCatalogue(ListedCatalogue files, TableSource source) {
    this.files = files;
    for (FileRows rows :
        List.of(
            new FilesRows(),
            new RowGroupRows(),
            new ColumnChunkRows(),
            new PageRows(),
            new SchemaRows(),
            new KeyValueRows(),
            new BloomFilterRows())) {
      tables.put(rows.name(), new SystemTable(rows, files, source));
    }
  }

  @Override
  public List<String> schemas() {
    List<String> schemas = new ArrayList<>(files.schemas());
    schemas.add(ListedCatalogue.SYSTEM_SCHEMA);
    schemas.sort(null);
    return schemas;
  }

  @Override
  public List<String> tables(String schema) {
    return isSystem(schema) ? List.copyOf(tables.keySet()) : files.tables(schema);
  }

  @Override
  public Table table(String schema, String name) throws IOException {
    return isSystem(schema) ? tables.get(name) : files.table(schema, name);
  }

  private static boolean isSystem(String schema) {
    return schema.equalsIgnoreCase(ListedCatalogue.SYSTEM_SCHEMA);
  }
}
