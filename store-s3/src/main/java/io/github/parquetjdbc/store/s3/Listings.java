package io.github.parquetjdbc.store.s3;

import io.github.parquetjdbc.reader.store.StoreAccessException;
import io.github.parquetjdbc.reader.store.StoreEntry;
import java.io.IOException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.UnaryOperator;

/**
 * What lies in folders, page by page. Below a folder of partitions, all is listed at once, since
 * their folders are many, and will be asked for one after the other.
 */
final class Listings {

  /** Pages of a thousand keys, beyond which partitions are listed one by one. */
  private static final int MAX_TREE_PAGES = 200;

  private static final int FEW_FOLDERS = 4;

  private final S3Client client;
  private final Trees trees = new Trees();

  Listings(S3Client client) {
    this.client = client;
  }

  /** Files and folders directly in a folder, by name; empty where there is no such folder. */
  List<StoreEntry> list(S3Path folder) throws IOException {
    List<StoreEntry> known = trees.take(folder.text());
    if (known != null) {
      return known;
    }
    List<StoreEntry> entries = new ArrayList<>();
    pages(folder, parameters(folder.prefix()), Integer.MAX_VALUE, entries);
    entries.sort(Comparator.comparing(StoreEntry::name));
    if (entries.stream().filter(Listings::isPartition).count() >= FEW_FOLDERS) {
      listTree(folder);
    }
    return entries;
  }

  private static boolean isPartition(StoreEntry entry) {
    return entry.kind() == StoreEntry.Kind.DIRECTORY && entry.name().indexOf('=') > 0;
  }

  private void listTree(S3Path folder) throws IOException {
    Map<String, String> parameters = parameters(folder.prefix());
    parameters.remove("delimiter");
    List<StoreEntry> files = new ArrayList<>();
    if (pages(folder, parameters, MAX_TREE_PAGES, files)) {
      trees.put(folder, files);
    }
  }

  /** Whether these were all pages. */
  private boolean pages(
      S3Path folder, Map<String, String> parameters, int max, List<StoreEntry> entries)
      throws IOException {
    for (int count = 0; count < max; count++) {
      String next = page(folder, parameters, entries);
      if (next == null) {
        return true;
      }
      if (next.equals(parameters.put("continuation-token", next))) {
        throw new StoreAccessException(
            StoreAccessException.Kind.PROTOCOL,
            folder.text() + ": the store gives the same page of a listing again and again",
            null);
      }
    }
    return false;
  }

  /** Whether there is such a folder, with anything in it; a bucket that is empty is one. */
  boolean exists(S3Path folder) throws IOException {
    Map<String, String> parameters = parameters(folder.prefix());
    parameters.put("max-keys", "1");
    List<StoreEntry> entries = new ArrayList<>();
    String next = page(folder, parameters, entries);
    return !entries.isEmpty() || next != null || folder.key().isEmpty();
  }

  private static Map<String, String> parameters(String prefix) {
    Map<String, String> parameters = new TreeMap<>();
    parameters.put("list-type", "2");
    parameters.put("delimiter", "/");
    parameters.put("encoding-type", "url");
    parameters.put("prefix", prefix);
    return parameters;
  }

  /** Adds what a page holds; gives the token of the next one, or {@code null} at the end. */
  private String page(S3Path folder, Map<String, String> parameters, List<StoreEntry> entries)
      throws IOException {
    List<XmlText.Group> groups = XmlText.groups(client.list(folder, parameters));
    XmlText.Group whole = groups.get(groups.size() - 1);
    UnaryOperator<String> decoding =
        "url".equals(whole.text("EncodingType")) ? Listings::decoded : UnaryOperator.identity();
    for (XmlText.Group group : groups) {
      if (group.name().equals("Contents")) {
        addFile(folder, group, decoding, entries);
      } else if (group.name().equals("CommonPrefixes") && group.text("Prefix") != null) {
        addFolder(folder, decoding.apply(group.text("Prefix")), entries);
      }
    }
    boolean more = "true".equalsIgnoreCase(whole.text("IsTruncated"));
    return more ? whole.text("NextContinuationToken") : null;
  }

  private static void addFile(
      S3Path folder, XmlText.Group group, UnaryOperator<String> decoding, List<StoreEntry> entries)
      throws IOException {
    String key = group.text("Key") == null ? "" : decoding.apply(group.text("Key"));
    String size = group.text("Size");
    String etag = group.text("ETag");
    String prefix = folder.prefix();
    // Some tools make an empty object to stand for the folder itself.
    if (!key.startsWith(prefix) || key.length() == prefix.length()) {
      return;
    }
    if (size == null || !size.matches("\\d{1,18}")) {
      throw new StoreAccessException(
          StoreAccessException.Kind.PROTOCOL,
          folder.text() + ": the store lists an object without its size",
          null);
    }
    long bytes = Long.parseLong(size);
    entries.add(
        new StoreEntry(
            folder.with(key).text(),
            key.substring(prefix.length()),
            StoreEntry.Kind.FILE,
            bytes,
            instant(group.text("LastModified")),
            etag == null ? null : bytes + "-" + etag,
            null));
  }

  private static void addFolder(S3Path folder, String prefix, List<StoreEntry> entries) {
    String before = folder.prefix();
    if (!prefix.startsWith(before) || !prefix.endsWith("/")) {
      return;
    }
    String name = prefix.substring(before.length(), prefix.length() - 1);
    // Two slashes in a row make a folder without a name, which no path can lead to.
    if (!name.isEmpty()) {
      entries.add(
          new StoreEntry(
              folder.with(before + name).text(),
              name,
              StoreEntry.Kind.DIRECTORY,
              0,
              Instant.EPOCH,
              null,
              null));
    }
  }

  private static String decoded(String text) {
    return URLDecoder.decode(text, StandardCharsets.UTF_8);
  }

  private static Instant instant(String text) {
    try {
      return text == null ? Instant.EPOCH : Instant.parse(text);
    } catch (DateTimeException e) {
      return Instant.EPOCH;
    }
  }
}
