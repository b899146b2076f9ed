package io.github.parquetjdbc.store.s3;

import io.github.parquetjdbc.reader.store.StoreEntry;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Folders whose content was listed together with that of others, for a moment. Thread-safe. */
final class Trees {

  /** Folders are looked into one after the other; later, they are to be listed anew. */
  private static final long KEPT_NANOS = Duration.ofSeconds(5).toNanos();

  private final Map<String, Listed> folders = new HashMap<>();

  private record Listed(List<StoreEntry> entries, long time) {}

  /**
   * Keeps all folders below one.
   *
   * @param files everything below it, named by their paths from it
   */
  synchronized void put(S3Path top, List<StoreEntry> files) {
    long now = System.nanoTime();
    folders.values().removeIf(listed -> now - listed.time() > KEPT_NANOS);
    Map<String, List<StoreEntry>> found = new HashMap<>();
    Set<String> known = new HashSet<>();
    for (StoreEntry file : files) {
      String[] names = file.name().split("/", -1);
      String folder = top.text();
      for (int i = 0; i < names.length - 1; i++) {
        String child = folder + "/" + names[i];
        if (known.add(child) && !names[i].isEmpty()) {
          found.computeIfAbsent(folder, key -> new ArrayList<>()).add(folder(child, names[i]));
        }
        folder = child;
      }
      String name = names[names.length - 1];
      if (!name.isEmpty()) {
        found.computeIfAbsent(folder, key -> new ArrayList<>()).add(named(file, name));
      }
    }
    found.remove(top.text());
    for (Map.Entry<String, List<StoreEntry>> entry : found.entrySet()) {
      entry.getValue().sort(Comparator.comparing(StoreEntry::name));
      folders.put(entry.getKey(), new Listed(List.copyOf(entry.getValue()), now));
    }
  }

  private static StoreEntry folder(String path, String name) {
    return new StoreEntry(path, name, StoreEntry.Kind.DIRECTORY, 0, Instant.EPOCH, null, null);
  }

  private static StoreEntry named(StoreEntry file, String name) {
    return new StoreEntry(
        file.path(), name, file.kind(), file.size(), file.modified(), file.version(), null);
  }

  /** What lies in a folder, once; {@code null} where it was not listed just now. */
  synchronized List<StoreEntry> take(String folder) {
    Listed listed = folders.remove(folder);
    return listed == null || System.nanoTime() - listed.time() > KEPT_NANOS
        ? null
        : listed.entries();
  }
}
