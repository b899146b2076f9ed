package io.github.parquetjdbc.adapter.table;

import io.github.parquetjdbc.reader.store.Store;
import io.github.parquetjdbc.reader.store.StoreEntry;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Finds the tables of a location by names alone; no file is opened.
 *
 * <ul>
 *   <li>A file is one table, whatever its name.
 *   <li>A glob is one table, named after the folder before the first wildcard.
 *   <li>A folder of {@code key=value} folders is one table.
 *   <li>In any other folder, each Parquet file is a table, and so is each folder that a {@link
 *       TableFormat} claims.
 * </ul>
 */
public final class Discovery {

  private final Location location;
  private final Store store;
  private final List<TableFormat> formats;

  /**
   * @param formats asked in this order about each folder, before plain folders are considered
   */
  public Discovery(Location location, Store store, List<TableFormat> formats) {
    this.location = location;
    this.store = store;
    this.formats = new ArrayList<>(formats);
    this.formats.add(new PartitionedFolder());
    this.formats.add(new PlainFolder());
  }

  /**
   * Looks at the location as it is now.
   *
   * @throws NoSuchFileException where nothing is there
   * @throws IOException where it cannot be listed
   */
  public Listing list() throws IOException {
    List<SkippedFile> skipped = new ArrayList<>();
    List<TableFiles> tables = tables(skipped);
    tables.sort(Comparator.comparing(TableFiles::name));
    return new Listing(tables, skipped);
  }

  private List<TableFiles> tables(List<SkippedFile> skipped) throws IOException {
    if (location.kind() == Location.Kind.EMPTY) {
      return new ArrayList<>();
    }
    StoreEntry entry = existing();
    if (location.kind() == Location.Kind.GLOB) {
      return glob(entry, skipped);
    }
    if (entry.kind() == StoreEntry.Kind.DIRECTORY) {
      Folder root = Folder.root(store, entry.path(), skipped::add);
      return PartitionedFolder.isPartitioned(root) ? partitioned(entry, root) : directory(root);
    }
    List<TableFiles> one = new ArrayList<>();
    one.add(new TableFiles(TableNaming.stem(entry.name()), List.of(entry), null));
    return one;
  }

  private StoreEntry existing() throws IOException {
    try {
      return store.entry(location.path());
    } catch (NoSuchFileException e) {
      throw missing("there is no such file or folder");
    }
  }

  private NoSuchFileException missing(String reason) {
    return new NoSuchFileException(location.absoluteText(), null, reason);
  }

  private List<TableFiles> glob(StoreEntry base, List<SkippedFile> skipped) throws IOException {
    if (base.kind() != StoreEntry.Kind.DIRECTORY) {
      throw missing(base.path() + " is not a folder");
    }
    GlobPattern pattern = GlobPattern.compile(location.pattern());
    List<StoreEntry> files =
        new FileGlob(pattern).matches(Folder.root(store, base.path(), skipped::add));
    if (files.isEmpty()) {
      throw missing("no file matches");
    }
    List<TableFiles> one = new ArrayList<>();
    one.add(new TableFiles(folderName(base), files, base.path()));
    return one;
  }

  private static String folderName(StoreEntry folder) {
    return folder.name().isEmpty() ? "files" : folder.name();
  }

  /** The location itself is a table. */
  private static List<TableFiles> partitioned(StoreEntry entry, Folder root) throws IOException {
    List<TableFiles> one = new ArrayList<>();
    List<StoreEntry> files = new PartitionedFolder().claim(root);
    if (!files.isEmpty()) {
      one.add(new TableFiles(folderName(entry), files, entry.path()));
    }
    return one;
  }

  private List<TableFiles> directory(Folder root) throws IOException {
    List<String> claims = new ArrayList<>();
    List<String> folders = new ArrayList<>();
    List<List<StoreEntry>> files = new ArrayList<>();
    for (StoreEntry file : root.files()) {
      if (TableNaming.isParquet(file.name()) && file.size() == 0) {
        root.skip(file, "is empty");
      } else if (TableNaming.isParquet(file.name())) {
        claims.add(file.name());
        files.add(List.of(file));
        folders.add(null);
      }
    }
    for (StoreEntry child : root.folders()) {
      List<StoreEntry> claimed = claim(root, child);
      if (!claimed.isEmpty()) {
        claims.add(child.name());
        files.add(claimed);
        folders.add(child.path());
      }
    }
    List<String> names = TableNaming.tableNames(claims);
    List<TableFiles> tables = new ArrayList<>();
    for (int i = 0; i < names.size(); i++) {
      tables.add(new TableFiles(names.get(i), files.get(i), folders.get(i)));
    }
    return tables;
  }

  /** A folder that cannot be looked into is no reason to lose its neighbours. */
  private List<StoreEntry> claim(Folder root, StoreEntry child) throws IOException {
    Folder folder;
    try {
      folder = root.open(child);
    } catch (IOException e) {
      root.skip(child, "cannot be listed: " + e);
      return List.of();
    }
    for (TableFormat format : formats) {
      List<StoreEntry> claimed = format.claim(folder);
      if (!claimed.isEmpty()) {
        return claimed;
      }
    }
    return List.of();
  }
}
