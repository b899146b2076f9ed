package io.github.parquetjdbc.adapter.table;

import io.github.parquetjdbc.adapter.table.FooterUnion.Verdict;
import io.github.parquetjdbc.adapter.table.ListedFolder.Shape;
import io.github.parquetjdbc.reader.store.StoreEntry;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * Which tables a listing has, in which schemas. A folder's files are one table, named after the
 * folder, or a table each; tables of folders in the root are in the root's schema, others in one
 * named after the folder that they are in.
 *
 * @param schemas tables by the names of their schemas
 */
record Layout(Map<String, List<TableFiles>> schemas) {

  /** Follows names that would be others'. */
  private static final String OF_FILES = "_files";

  Layout {
    schemas = Collections.unmodifiableMap(new TreeMap<>(schemas));
  }

  /**
   * @param rootSchema name of the root's schema
   * @param union asked about the files of folders whose names leave it open
   */
  static Layout of(Listing listing, String rootSchema, FooterUnion union) {
    Map<String, List<TableFiles>> schemas = new TreeMap<>();
    schemas.put(rootSchema, new ArrayList<>());
    if (listing.root() != null) {
      new Placement(rootSchema, union, schemas).root(listing.root());
    }
    List<TableFiles> tables = schemas.get(rootSchema);
    for (TableFiles given : listing.tables()) {
      tables.removeIf(found -> found.name().equals(given.name()));
      tables.add(given);
    }
    return new Layout(schemas);
  }

  /** A name for a table, as one file or folder suggests it. */
  private record Claim(String name, List<StoreEntry> files, String folder) {}

  private record Placement(
      String rootSchema, FooterUnion union, Map<String, List<TableFiles>> schemas) {

    void root(ListedFolder root) {
      boolean whole =
          root.shape() == Shape.NUMBERED
              ? union.judge(ends(root.files())) == Verdict.UNITES
              : isOneTable(root);
      List<Claim> claims = new ArrayList<>();
      if (whole && !root.files().isEmpty()) {
        claims.add(new Claim(nameOfRoot(root), root.files(), root.path()));
      }
      schema(root, rootSchema, whole ? List.of() : root.files(), claims);
    }

    /** Whatever else is there keeps its name. */
    private static String nameOfRoot(ListedFolder root) {
      Set<String> taken = new HashSet<>();
      root.folders().forEach(folder -> taken.add(folder.name()));
      String name = root.name();
      while (taken.contains(name)) {
        name += OF_FILES;
      }
      return name;
    }

    /**
     * @param singles files of the folder that are a table each
     * @param claims what else is in the schema
     */
    private void schema(
        ListedFolder folder, String name, List<StoreEntry> singles, List<Claim> claims) {
      for (StoreEntry file : singles) {
        claims.add(new Claim(file.name(), List.of(file), null));
      }
      for (ListedFolder child : folder.folders()) {
        boolean whole = isOneTable(child);
        if (whole && !child.files().isEmpty()) {
          claims.add(new Claim(child.name(), child.files(), child.path()));
        }
        schema(child, schemaName(child), whole ? List.of() : child.files(), new ArrayList<>());
      }
      if (!claims.isEmpty()) {
        schemas.computeIfAbsent(name, unknown -> new ArrayList<>()).addAll(named(claims));
      }
    }

    /** The path, but that no folder takes the name of a schema that is there anyway. */
    private String schemaName(ListedFolder folder) {
      String path = folder.relativePath();
      String lower = path.toLowerCase(Locale.ROOT);
      boolean taken = lower.equals(rootSchema) || lower.equals(ListedCatalogue.SYSTEM_SCHEMA);
      return taken ? path + OF_FILES : path;
    }

    private static List<TableFiles> named(List<Claim> claims) {
      List<String> names = TableNaming.tableNames(claims.stream().map(Claim::name).toList());
      List<TableFiles> tables = new ArrayList<>();
      for (int i = 0; i < names.size(); i++) {
        tables.add(new TableFiles(names.get(i), claims.get(i).files(), claims.get(i).folder()));
      }
      return tables;
    }

    /** Files that cannot be read do not vote: whoever queries the table hears of them. */
    private boolean isOneTable(ListedFolder folder) {
      return switch (folder.shape()) {
        case ONE_TABLE -> true;
        case SINGLE_FILES -> false;
        case NUMBERED -> union.judge(ends(folder.files())) != Verdict.DIFFERS;
        case MIXED -> union.judge(folder.files()) != Verdict.DIFFERS;
      };
    }

    private static List<StoreEntry> ends(List<StoreEntry> files) {
      return List.of(files.get(0), files.get(files.size() - 1));
    }
  }
}
