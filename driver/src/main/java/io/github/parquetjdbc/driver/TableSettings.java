package io.github.parquetjdbc.driver;

import io.github.parquetjdbc.adapter.table.PartitionTypes;
import io.github.parquetjdbc.adapter.table.TableOptions;
import io.github.parquetjdbc.adapter.table.TableOptions.Columns;
import io.github.parquetjdbc.adapter.table.TableOptions.Grouping;
import io.github.parquetjdbc.adapter.table.TableOptions.InvalidFiles;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Locale;
import java.util.Map;

/** What options say of how files become tables. */
final class TableSettings {

  private TableSettings() {}

  /**
   * @param named paths and globs by the names of the tables that they define
   * @throws SQLException where a value is not what its option takes
   */
  static TableOptions of(Map<ConnectionOption, String> options, Map<String, String> named)
      throws SQLException {
    String grouping = ConnectionSettings.choice(options, ConnectionOption.TABLES);
    boolean union = ConnectionSettings.flag(options, ConnectionOption.UNION_BY_NAME);
    boolean skips = ConnectionSettings.flag(options, ConnectionOption.SKIP_INVALID_FILES);
    return TableOptions.DEFAULT
        .withGrouping(Grouping.valueOf(grouping.toUpperCase(Locale.ROOT)))
        .withNamed(named)
        .withPartitions(partitions(options))
        .withColumns(union ? Columns.UNION : Columns.FIRST_FILE)
        .withInvalidFiles(skips ? InvalidFiles.SKIP : InvalidFiles.FAIL)
        .withRefresh(refresh(options))
        .withFooterCacheSize(ConnectionSettings.size(options, ConnectionOption.FOOTER_CACHE_SIZE));
  }

  private static PartitionTypes partitions(Map<ConnectionOption, String> options)
      throws SQLException {
    if (!ConnectionSettings.flag(options, ConnectionOption.HIVE_PARTITIONING)) {
      return PartitionTypes.NONE;
    }
    String types = ConnectionSettings.value(options, ConnectionOption.HIVE_TYPES);
    try {
      return PartitionTypes.parse(types);
    } catch (IllegalArgumentException e) {
      throw ConnectionSettings.invalid(ConnectionOption.HIVE_TYPES, types, e.getMessage());
    }
  }

  private static Duration refresh(Map<ConnectionOption, String> options) throws SQLException {
    String value = ConnectionSettings.value(options, ConnectionOption.REFRESH);
    try {
      long seconds = Integer.parseInt(value);
      if (seconds >= 0) {
        return Duration.ofSeconds(seconds);
      }
    } catch (NumberFormatException e) {
      throw ConnectionSettings.invalid(ConnectionOption.REFRESH, value, "a number of seconds");
    }
    throw ConnectionSettings.invalid(ConnectionOption.REFRESH, value, "0 or more");
  }
}
