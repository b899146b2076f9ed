package io.github.parquetjdbc.adapter.table;

import io.github.parquetjdbc.reader.store.Store;
import io.github.parquetjdbc.reader.store.StoreEntry;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/**
 * A folder of a location, listed, with what may be part of tables in it: neither hidden nor
 * unfinished things, nor links that lead out of the location.
 */
public final class Folder {

  /** What writers leave beside the files of one table: of Hadoop, Delta Lake and Hudi. */
  private static final Set<String> MARKERS =
      Set.of("_SUCCESS", "_metadata", "_common_metadata", "_delta_log", ".hoodie");

  private final Store store;
  private final String path;
  private final String relativePath;
  private final String realRoot;
  private final Consumer<SkippedFile> skipped;
  private final List<StoreEntry> files = new ArrayList<>();
  private final List<StoreEntry> folders = new ArrayList<>();
  private boolean marked;

  private Folder(
      Store store,
      String path,
      String relativePath,
      String realRoot,
      Consumer<SkippedFile> skipped) {
    this.store = store;
    this.path = path;
    this.relativePath = relativePath;
    this.realRoot = realRoot;
    this.skipped = skipped;
  }

  /**
   * Lists the root of a location.
   *
   * @param skipped hears of what is left out and why
   */
  static Folder root(Store store, String path, Consumer<SkippedFile> skipped) throws IOException {
    Folder folder = new Folder(store, path, "", store.realPath(path), skipped);
    folder.list();
    return folder;
  }

  /**
   * Lists a folder of this folder.
   *
   * @param child of {@link #folders()}
   */
  public Folder open(StoreEntry child) throws IOException {
    Folder folder = new Folder(store, child.path(), relative(child), realRoot, skipped);
    folder.list();
    return folder;
  }

  private void list() throws IOException {
    for (StoreEntry child : store.list(path)) {
      boolean folder = child.kind() == StoreEntry.Kind.DIRECTORY;
      marked |= MARKERS.contains(child.name());
      if (folder ? isIgnored(child.name()) : TableNaming.isIgnored(child.name())) {
        continue;
      }
      if (child.linkTarget() != null && !isInside(child.linkTarget())) {
        skip(child, "is a link that leads out of the location");
      } else if (folder && child.linkTarget() != null) {
        // It may lead back to a folder that holds it, and so on without end.
        skip(child, "is a link to a folder");
      } else if (folder) {
        folders.add(child);
      } else if (child.kind() == StoreEntry.Kind.FILE) {
        files.add(child);
      }
    }
  }

  /** Keys may start with an underscore, and values end in anything: their rows must not be lost. */
  private static boolean isIgnored(String folderName) {
    return PartitionKeys.isPartition(folderName)
        ? folderName.startsWith(".")
        : TableNaming.isIgnored(folderName);
  }

  private boolean isInside(String realPath) {
    char last = realRoot.charAt(realRoot.length() - 1);
    boolean endsWithSeparator = last == '/' || last == '\\';
    return realPath.startsWith(realRoot)
        && realPath.length() > realRoot.length()
        && (endsWithSeparator || "/\\".indexOf(realPath.charAt(realRoot.length())) >= 0);
  }

  /** The path from the root of the location to a child of this folder, with slashes. */
  public String relative(StoreEntry child) {
    return relativePath.isEmpty() ? child.name() : relativePath + "/" + child.name();
  }

  /** Full path of the folder itself. */
  public String path() {
    return path;
  }

  /** The path from the root of the location to this folder, with slashes; empty for the root. */
  public String relativePath() {
    return relativePath;
  }

  /** Whether a writer left a mark that the folder's files are one table. */
  public boolean isMarked() {
    return marked;
  }

  /** Files directly in the folder, by name; of any extension and size. */
  public List<StoreEntry> files() {
    return List.copyOf(files);
  }

  /** Folders directly in the folder, by name. */
  public List<StoreEntry> folders() {
    return List.copyOf(folders);
  }

  /** Says that something of this folder is no part of a table, and why. */
  public void skip(StoreEntry child, String reason) {
    skipped.accept(new SkippedFile(child.path(), reason));
  }
}
