package io.github.parquetjdbc.adapter.table;

import io.github.parquetjdbc.adapter.table.ListedFolder.Shape;
import io.github.parquetjdbc.adapter.table.TableOptions.Grouping;
import io.github.parquetjdbc.reader.store.StoreEntry;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Lists folders and tells by names what their files are; opens none of them. */
final class FolderWalk {

  /** Folders in folders that are looked into for tables, below the root. */
  private static final int MAX_DEPTH = 4;

  private final List<TableFormat> formats;
  private final Grouping grouping;

  FolderWalk(List<TableFormat> formats, Grouping grouping) {
    this.formats = List.copyOf(formats);
    this.grouping = grouping;
  }

  /** The root of a location with all folders in it that may hold tables. */
  ListedFolder root(Folder root, String name) throws IOException {
    return listed(root, name, 0);
  }

  private ListedFolder listed(Folder folder, String name, int depth) throws IOException {
    for (TableFormat format : formats) {
      List<StoreEntry> claimed = format.claim(folder);
      if (!claimed.isEmpty()) {
        return whole(folder, name, claimed);
      }
    }
    if (WholeFolder.isPartitioned(folder)) {
      return whole(folder, name, WholeFolder.files(folder));
    }
    List<StoreEntry> files = own(folder);
    List<ListedFolder> folders = new ArrayList<>();
    for (StoreEntry child : folder.folders()) {
      if (depth == MAX_DEPTH) {
        folder.skip(child, "is more than " + MAX_DEPTH + " folders deep");
      } else {
        add(folder, child, depth, folders);
      }
    }
    Shape shape = shape(folder, files, depth);
    return new ListedFolder(name, folder.path(), folder.relativePath(), shape, files, folders);
  }

  private static ListedFolder whole(Folder folder, String name, List<StoreEntry> files) {
    return new ListedFolder(
        name, folder.path(), folder.relativePath(), Shape.ONE_TABLE, files, List.of());
  }

  /** A folder that cannot be looked into is no reason to lose its neighbours. */
  private void add(Folder folder, StoreEntry child, int depth, List<ListedFolder> into)
      throws IOException {
    Folder opened;
    try {
      opened = folder.open(child);
    } catch (IOException e) {
      folder.skip(child, "cannot be listed: " + e);
      return;
    }
    ListedFolder listed = listed(opened, child.name(), depth + 1);
    if (!listed.isEmpty()) {
      into.add(listed);
    }
  }

  private static List<StoreEntry> own(Folder folder) {
    List<StoreEntry> parquet = new ArrayList<>();
    List<StoreEntry> others = new ArrayList<>();
    for (StoreEntry file : folder.files()) {
      if (TableNaming.isParquet(file.name())) {
        parquet.add(file);
      } else if (folder.isMarked() || PartFiles.isWriters(file.name())) {
        others.add(file);
      }
    }
    return WholeFolder.withoutEmpty(folder, parquet.isEmpty() ? others : parquet);
  }

  private Shape shape(Folder folder, List<StoreEntry> files, int depth) {
    if (grouping != Grouping.AUTO) {
      return grouping == Grouping.FILES ? Shape.SINGLE_FILES : Shape.ONE_TABLE;
    }
    List<String> names = files.stream().map(StoreEntry::name).toList();
    if (folder.isMarked() || PartFiles.areParts(names) || depth > 0 && names.size() == 1) {
      return Shape.ONE_TABLE;
    }
    if (PartFiles.areNumbered(names)) {
      return Shape.NUMBERED;
    }
    return depth == 0 ? Shape.SINGLE_FILES : Shape.MIXED;
  }
}
