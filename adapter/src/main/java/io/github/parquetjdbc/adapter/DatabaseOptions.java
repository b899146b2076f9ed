package io.github.parquetjdbc.adapter;

import io.github.parquetjdbc.adapter.table.TableOptions;
import io.github.parquetjdbc.reader.ReadOptions;
import io.github.parquetjdbc.reader.store.StoreOptions;

/**
 * How a database works, beyond what it holds.
 *
 * @param threads workers of one query, at least 1
 * @param warmUp whether the first database that is opened has code loaded in the background that
 *     first statements will need
 * @param reading how files are read
 * @param tables how files become tables
 * @param spilling where queries may write what memory has no room for
 * @param stores what is said of stores that are not on this machine
 */
public record DatabaseOptions(
    int threads,
    boolean warmUp,
    ReadOptions reading,
    TableOptions tables,
    Spilling spilling,
    StoreOptions stores) {

  public DatabaseOptions {
    if (threads < 1) {
      throw new IllegalArgumentException("threads must be at least 1, not " + threads);
    }
  }

  /**
   * One worker a processor, no warm-up, files read as they say, tables as names tell, nothing
   * written.
   */
  public static DatabaseOptions defaults() {
    return new DatabaseOptions(
        Runtime.getRuntime().availableProcessors(),
        false,
        ReadOptions.DEFAULT,
        TableOptions.DEFAULT,
        Spilling.OFF,
        StoreOptions.NONE);
  }

  public DatabaseOptions withThreads(int newThreads) {
    return new DatabaseOptions(newThreads, warmUp, reading, tables, spilling, stores);
  }

  public DatabaseOptions withWarmUp() {
    return new DatabaseOptions(threads, true, reading, tables, spilling, stores);
  }

  public DatabaseOptions withReading(ReadOptions newReading) {
    return new DatabaseOptions(threads, warmUp, newReading, tables, spilling, stores);
  }

  public DatabaseOptions withTables(TableOptions newTables) {
    return new DatabaseOptions(threads, warmUp, reading, newTables, spilling, stores);
  }

  public DatabaseOptions withSpilling(Spilling newSpilling) {
    return new DatabaseOptions(threads, warmUp, reading, tables, newSpilling, stores);
  }

  public DatabaseOptions withStores(StoreOptions newStores) {
    return new DatabaseOptions(threads, warmUp, reading, tables, spilling, newStores);
  }
}
