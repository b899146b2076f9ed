package io.github.parquetjdbc.adapter.table;

import java.time.Duration;
import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/**
 * How files become tables, where users want it otherwise than by default.
 *
 * @param grouping which files are one table
 * @param named tables that are defined outright: globs relative to the root, by the tables' names
 * @param partitions what {@code key=value} folders are
 * @param columns where the columns of many files come from
 * @param invalidFiles what is done about files that are no Parquet
 * @param refresh how long a listing is taken for current; zero to look each time
 * @param footerCacheSize bytes of memory for footers that were read
 */
public record TableOptions(
    Grouping grouping,
    Map<String, String> named,
    PartitionTypes partitions,
    Columns columns,
    InvalidFiles invalidFiles,
    Duration refresh,
    long footerCacheSize) {

  /** What tells which files are one table. */
  public enum Grouping {
    /** Names of files and folders, and footers where these leave it open. */
    AUTO,
    /** Each file is a table. */
    FILES,
    /** The files of each folder are one table. */
    DIRECTORIES
  }

  /** Which columns a table of many files has. */
  public enum Columns {
    /** Those of all files, by name. */
    UNION,
    /** Those of its first file. */
    FIRST_FILE
  }

  /** What is done about a file whose footer cannot be read. */
  public enum InvalidFiles {
    FAIL,
    SKIP
  }

  public static final TableOptions DEFAULT =
      new TableOptions(
          Grouping.AUTO,
          Map.of(),
          PartitionTypes.DEFAULT,
          Columns.UNION,
          InvalidFiles.FAIL,
          Duration.ZERO,
          128L << 20);

  public TableOptions {
    named = Collections.unmodifiableMap(new TreeMap<>(named));
  }

  public TableOptions withGrouping(Grouping other) {
    return new TableOptions(
        other, named, partitions, columns, invalidFiles, refresh, footerCacheSize);
  }

  public TableOptions withNamed(Map<String, String> others) {
    return new TableOptions(
        grouping, others, partitions, columns, invalidFiles, refresh, footerCacheSize);
  }

  public TableOptions withPartitions(PartitionTypes others) {
    return new TableOptions(
        grouping, named, others, columns, invalidFiles, refresh, footerCacheSize);
  }

  public TableOptions withColumns(Columns others) {
    return new TableOptions(
        grouping, named, partitions, others, invalidFiles, refresh, footerCacheSize);
  }

  public TableOptions withInvalidFiles(InvalidFiles other) {
    return new TableOptions(grouping, named, partitions, columns, other, refresh, footerCacheSize);
  }

  public TableOptions withRefresh(Duration other) {
    return new TableOptions(
        grouping, named, partitions, columns, invalidFiles, other, footerCacheSize);
  }

  public TableOptions withFooterCacheSize(long bytes) {
    return new TableOptions(grouping, named, partitions, columns, invalidFiles, refresh, bytes);
  }
}
