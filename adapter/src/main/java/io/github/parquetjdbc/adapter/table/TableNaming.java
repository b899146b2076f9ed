package io.github.parquetjdbc.adapter.table;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** Which files may be tables, by their names alone, and what these tables are called. */
public final class TableNaming {

  private static final List<String> EXTENSIONS = List.of(".parquet", ".parq", ".pq");

  private static final Set<String> CODECS =
      Set.of(
          "snappy",
          "gz",
          "gzip",
          "zstd",
          "zst",
          "lz4",
          "lz4_raw",
          "lz4raw",
          "lzo",
          "br",
          "brotli",
          "uncompressed");

  private static final List<String> UNFINISHED = List.of(".crc", ".tmp", ".inprogress");

  private TableNaming() {}

  /** Whether the name ends as names of Parquet files do. */
  public static boolean isParquet(String fileName) {
    return !isIgnored(fileName) && extension(fileName) != null;
  }

  /** Hidden, a marker, a checksum or not finished yet. */
  public static boolean isIgnored(String name) {
    if (name.startsWith(".") || name.startsWith("_")) {
      return true;
    }
    String lower = name.toLowerCase(Locale.ROOT);
    return UNFINISHED.stream().anyMatch(lower::endsWith);
  }

  /** The file's name without the extension and, before it, a codec: x.snappy.parquet is x. */
  public static String stem(String fileName) {
    String extension = extension(fileName);
    if (extension == null) {
      return fileName;
    }
    String stem = fileName.substring(0, fileName.length() - extension.length());
    int dot = stem.lastIndexOf('.');
    boolean codec = dot > 0 && CODECS.contains(stem.substring(dot + 1).toLowerCase(Locale.ROOT));
    return codec ? stem.substring(0, dot) : stem;
  }

  /**
   * The tables' names, one a claim: the stem, or the full name where the stem is claimed twice.
   *
   * @param claims names of files and folders of one folder
   */
  public static List<String> tableNames(List<String> claims) {
    Map<String, Integer> count = new HashMap<>();
    for (String claim : claims) {
      count.merge(stem(claim), 1, Integer::sum);
      count.merge(claim, stem(claim).equals(claim) ? 0 : 1, Integer::sum);
    }
    List<String> names = new ArrayList<>(claims.size());
    for (String claim : claims) {
      String stem = stem(claim);
      names.add(count.get(stem) == 1 ? stem : claim);
    }
    return names;
  }

  private static String extension(String fileName) {
    for (String extension : EXTENSIONS) {
      int start = fileName.length() - extension.length();
      if (start > 0 && fileName.regionMatches(true, start, extension, 0, extension.length())) {
        return fileName.substring(start);
      }
    }
    return null;
  }
}
