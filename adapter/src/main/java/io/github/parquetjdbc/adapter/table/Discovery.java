package io.github.parquetjdbc.adapter.table;

import io.github.parquetjdbc.reader.store.Store;
import io.github.parquetjdbc.reader.store.StoreEntry;
import java.io.File;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Finds what may be tables of a location by names alone; no file is opened.
 *
 * <ul>
 *   <li>A file is one table, whatever its name.
 *   <li>A glob is one table, named after the folder before the first wildcard.
 *   <li>A folder is what {@link FolderWalk} and {@link Layout} make of it.
 *   <li>In a folder, tables may also be defined outright, and named by their paths.
 * </ul>
 */
public final class Discovery {

  private final Location location;
  private final Store store;
  private final FolderWalk walk;
  private final Map<String, String> named;

  /**
   * @param formats asked in this order about each folder, before its names are considered
   */
  public Discovery(
      Location location, Store store, List<TableFormat> formats, TableOptions options) {
    this.location = location;
    this.store = store;
    this.walk = new FolderWalk(formats, options.grouping());
    this.named = options.named();
  }

  /**
   * Looks at the location as it is now.
   *
   * @throws NoSuchFileException where nothing is there
   * @throws RefusedPathException where a table is defined by a path that leaves the location
   * @throws IOException where it cannot be listed
   */
  public Listing list() throws IOException {
    List<SkippedFile> skipped = new ArrayList<>();
    if (location.kind() == Location.Kind.EMPTY) {
      return new Listing(null, List.of(), skipped);
    }
    StoreEntry entry = existing();
    if (location.kind() == Location.Kind.GLOB) {
      return new Listing(null, List.of(glob(entry, skipped)), skipped);
    }
    if (entry.kind() == StoreEntry.Kind.DIRECTORY) {
      Folder root = Folder.root(store, entry.path(), skipped::add);
      ListedFolder listed = walk.root(root, folderName(entry));
      return new Listing(listed, named(skipped), skipped);
    }
    TableFiles one = new TableFiles(TableNaming.stem(entry.name()), List.of(entry), null);
    return new Listing(null, List.of(one), skipped);
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

  private TableFiles glob(StoreEntry base, List<SkippedFile> skipped) throws IOException {
    if (base.kind() != StoreEntry.Kind.DIRECTORY) {
      throw missing(base.path() + " is not a folder");
    }
    GlobPattern pattern = GlobPattern.compile(location.pattern());
    List<StoreEntry> files =
        new FileGlob(pattern).matches(Folder.root(store, base.path(), skipped::add));
    if (files.isEmpty()) {
      throw missing("no file matches");
    }
    return new TableFiles(folderName(base), files, base.path());
  }

  private static String folderName(StoreEntry folder) {
    return folder.name().isEmpty() ? "files" : folder.name();
  }

  private List<TableFiles> named(List<SkippedFile> skipped) throws IOException {
    List<TableFiles> tables = new ArrayList<>();
    for (Map.Entry<String, String> entry : named.entrySet()) {
      TableFiles table = below(entry.getKey(), entry.getValue(), skipped::add);
      if (table == null) {
        skipped.add(
            new SkippedFile(
                entry.getValue(), "is no file: table " + entry.getKey() + " is not there"));
      } else {
        tables.add(table);
      }
    }
    return tables;
  }

  /**
   * The files below the root that a path, a glob or a folder's path names, as a table of that name.
   *
   * @return {@code null} where the text is no path, names nothing, or the location is no folder
   * @throws RefusedPathException where it would leave the root
   */
  TableFiles byPath(String text) throws IOException {
    if (location.kind() != Location.Kind.PATH || !RootedPath.isPath(text)) {
      return null;
    }
    return existing().kind() == StoreEntry.Kind.DIRECTORY ? below(text, text, file -> {}) : null;
  }

  private TableFiles below(String name, String path, Consumer<SkippedFile> skipped)
      throws IOException {
    GlobPattern pattern;
    try {
      pattern = RootedPath.parse(path, File.separatorChar);
    } catch (IllegalArgumentException e) {
      throw new RefusedPathException(e);
    }
    Folder root = Folder.root(store, location.path(), skipped);
    List<StoreEntry> files = new FileGlob(pattern).matches(root);
    if (files.isEmpty() && !GlobPattern.hasWildcard(path)) {
      Folder folder = folder(root, pattern.names());
      files = folder == null ? List.of() : WholeFolder.files(folder);
    }
    return files.isEmpty() ? null : new TableFiles(name, files, root.path());
  }

  /** {@code null} where there is none. */
  private static Folder folder(Folder root, List<String> names) throws IOException {
    Folder folder = root;
    for (String name : names) {
      StoreEntry next = null;
      for (StoreEntry child : folder.folders()) {
        next = child.name().equals(name) ? child : next;
      }
      if (next == null) {
        return null;
      }
      folder = folder.open(next);
    }
    return folder;
  }
}
