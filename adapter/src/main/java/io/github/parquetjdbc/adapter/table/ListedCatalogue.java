package io.github.parquetjdbc.adapter.table;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The tables of a listing. Immutable, but that footers are read and paths looked up when they are
 * needed. Thread-safe.
 */
public final class ListedCatalogue implements Catalogue {

  /** The schema of what there is to know of files. */
  public static final String SYSTEM_SCHEMA = "system";

  private static final int MAX_PATHS = 64;

  private final String rootSchema;
  private final Listing listing;
  private final Discovery discovery;
  private final TableSource source;
  private final Map<String, Table> byPath = new LinkedHashMap<>();
  private final Map<String, TableFiles> pathFiles = new LinkedHashMap<>();
  private volatile Layout layout;
  private volatile Map<String, Map<String, Table>> schemas;

  /**
   * @param discovery for tables that are named by their paths
   */
  public ListedCatalogue(
      String rootSchema, Listing listing, Discovery discovery, TableSource source) {
    this.rootSchema = rootSchema;
    this.listing = listing;
    this.discovery = discovery;
    this.source = source;
  }

  @Override
  public List<String> schemas() {
    return List.copyOf(laidOut().keySet());
  }

  @Override
  public List<String> tables(String schema) {
    Map<String, Table> tables = Names.find(laidOut(), schema);
    return tables == null ? List.of() : List.copyOf(tables.keySet());
  }

  /** Tables of the root's schema may also be named by a path or glob below the root. */
  @Override
  public Table table(String schema, String name) throws IOException {
    Map<String, Table> tables = Names.find(laidOut(), schema);
    Table found = tables == null ? null : Names.find(tables, name);
    return found == null && rootSchema.equalsIgnoreCase(schema) ? byPath(name) : found;
  }

  /** All files: those of tables in their order, then those of none. */
  public List<CataloguedFile> files() {
    List<CataloguedFile> files = new ArrayList<>();
    layout()
        .schemas()
        .forEach(
            (schema, tables) ->
                tables.forEach(
                    table ->
                        table
                            .files()
                            .forEach(
                                file ->
                                    files.add(
                                        new CataloguedFile(
                                            schema, table.name(), file.path(), file, null)))));
    for (SkippedFile file : listing.skipped()) {
      files.add(new CataloguedFile(null, null, file.path(), null, file.reason()));
    }
    return files;
  }

  /** Reads the footers that it takes to tell which files are tables. */
  private Layout layout() {
    Layout known = layout;
    if (known == null) {
      known = Layout.of(listing, rootSchema, source.union());
      layout = known;
    }
    return known;
  }

  private Map<String, Map<String, Table>> laidOut() {
    Map<String, Map<String, Table>> known = schemas;
    if (known == null) {
      known = new TreeMap<>();
      for (Map.Entry<String, List<TableFiles>> schema : layout().schemas().entrySet()) {
        Map<String, Table> tables = new TreeMap<>();
        schema.getValue().forEach(files -> tables.put(files.name(), source.table(files)));
        known.put(schema.getKey(), tables);
      }
      schemas = known;
    }
    return known;
  }

  private Table byPath(String path) throws IOException {
    synchronized (byPath) {
      Table known = byPath.get(path);
      if (known != null) {
        return known;
      }
    }
    TableFiles files = discovery.byPath(path);
    if (files == null) {
      return null;
    }
    synchronized (byPath) {
      pathFiles.put(path, files);
      return byPath.computeIfAbsent(path, unknown -> source.table(files));
    }
  }

  /**
   * Whether the files that paths have named are still the same; looks at each folder again. No
   * longer where they are many, so that they do not become more.
   */
  public boolean hasCurrentPaths() throws IOException {
    Map<String, TableFiles> looked;
    synchronized (byPath) {
      looked = new TreeMap<>(pathFiles);
    }
    if (looked.size() > MAX_PATHS) {
      return false;
    }
    for (Map.Entry<String, TableFiles> entry : looked.entrySet()) {
      if (!entry.getValue().equals(discovery.byPath(entry.getKey()))) {
        return false;
      }
    }
    return true;
  }
}
