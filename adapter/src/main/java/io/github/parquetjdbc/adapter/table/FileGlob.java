package io.github.parquetjdbc.adapter.table;

import io.github.parquetjdbc.reader.store.StoreEntry;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** The files of a folder, at any depth, that a pattern matches. */
final class FileGlob {

  private static final int MAX_DEPTH = 64;

  private final GlobPattern pattern;

  FileGlob(GlobPattern pattern) {
    this.pattern = pattern;
  }

  /**
   * In the order of names, folder by folder. Files named as Parquet files are taken, or where there
   * is none, whatever matches: some systems write files without extension.
   */
  List<StoreEntry> matches(Folder root) throws IOException {
    List<StoreEntry> parquet = new ArrayList<>();
    List<StoreEntry> others = new ArrayList<>();
    walk(root, 0, parquet, others);
    return WholeFolder.withoutEmpty(root, parquet.isEmpty() ? others : parquet);
  }

  private void walk(Folder folder, int depth, List<StoreEntry> parquet, List<StoreEntry> others)
      throws IOException {
    for (StoreEntry file : folder.files()) {
      if (!pattern.matches(folder.relative(file))) {
        continue;
      }
      (TableNaming.isParquet(file.name()) ? parquet : others).add(file);
    }
    for (StoreEntry child : folder.folders()) {
      if (!pattern.mayMatchIn(folder.relative(child))) {
        continue;
      }
      if (depth == MAX_DEPTH) {
        folder.skip(child, "is more than " + MAX_DEPTH + " folders deep");
      } else {
        walk(folder.open(child), depth + 1, parquet, others);
      }
    }
  }
}
