package io.github.parquetjdbc.driver;

import io.github.parquetjdbc.adapter.DatabaseOptions;
import io.github.parquetjdbc.adapter.Spilling;
import io.github.parquetjdbc.driver.accessor.TypeMode;
import io.github.parquetjdbc.driver.base.SqlErrors;
import io.github.parquetjdbc.engine.spill.DiskLimit;
import io.github.parquetjdbc.reader.ReadOptions;
import io.github.parquetjdbc.reader.page.Checksum;
import io.github.parquetjdbc.reader.schema.TypeOptions;
import io.github.parquetjdbc.reader.store.StoreOptions;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.DateTimeException;
import java.time.ZoneId;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/**
 * What a connection's options say, parsed.
 *
 * @param database what is the same for all connections that share a database
 * @param memoryLimit bytes a query may hold
 * @param schema the default one
 * @param typeMode which types are shown
 */
record ConnectionSettings(
    DatabaseOptions database, long memoryLimit, ZoneId timeZone, String schema, TypeMode typeMode) {

  private static final int PERCENT = 100;
  private static final String NO_DIRECTORY = "none";
  private static final String SYSTEM_DIRECTORY = "system";

  /**
   * @throws SQLException where a value is not what its option takes
   */
  static ConnectionSettings of(JdbcUrl url) throws SQLException {
    Map<ConnectionOption, String> options = url.options();
    DatabaseOptions database = DatabaseOptions.defaults();
    String threads = value(options, ConnectionOption.THREADS);
    if (!threads.isEmpty()) {
      database = database.withThreads(count(ConnectionOption.THREADS, threads));
    }
    if (flag(options, ConnectionOption.WARM_UP)) {
      database = database.withWarmUp();
    }
    database = database.withSpilling(spilling(options));
    return new ConnectionSettings(
        database
            .withReading(reading(options).withKeys(EncryptionKeys.of(options, url.keys())))
            .withTables(TableSettings.of(options, url.tables()))
            .withStores(stores(url)),
        size(options, ConnectionOption.MEMORY_LIMIT),
        zone(options, ConnectionOption.TIME_ZONE),
        value(options, ConnectionOption.SCHEMA),
        TypeMode.valueOf(choice(options, ConnectionOption.TYPE_MODE).toUpperCase(Locale.ROOT)));
  }

  /** Stores understand their options themselves; those that keep their default are not theirs. */
  private static StoreOptions stores(JdbcUrl url) {
    Map<String, String> values = new HashMap<>();
    for (Map.Entry<ConnectionOption, String> option : url.options().entrySet()) {
      if (option.getKey().isOfStores()
          && !option.getValue().equals(option.getKey().defaultValue())) {
        values.put(option.getKey().optionName(), option.getValue());
      }
    }
    url.headers()
        .forEach((name, value) -> values.put(ConnectionOption.HTTP_HEADER_PREFIX + name, value));
    return new StoreOptions(values);
  }

  private static Spilling spilling(Map<ConnectionOption, String> options) throws SQLException {
    String directory = value(options, ConnectionOption.TEMP_DIRECTORY);
    DiskLimit limit = diskLimit(options);
    if (directory.equalsIgnoreCase(NO_DIRECTORY)) {
      return Spilling.OFF;
    }
    if (directory.isEmpty()) {
      throw invalid(ConnectionOption.TEMP_DIRECTORY, directory, "a directory, system or none");
    }
    boolean system = directory.equalsIgnoreCase(SYSTEM_DIRECTORY);
    try {
      return Spilling.to(Path.of(system ? System.getProperty("java.io.tmpdir") : directory), limit);
    } catch (InvalidPathException e) {
      throw invalid(ConnectionOption.TEMP_DIRECTORY, directory, "a directory, system or none");
    }
  }

  private static DiskLimit diskLimit(Map<ConnectionOption, String> options) throws SQLException {
    ConnectionOption option = ConnectionOption.TEMP_DIRECTORY_LIMIT;
    String value = value(options, option);
    if (!value.endsWith("%")) {
      return DiskLimit.ofBytes(size(options, option));
    }
    try {
      return DiskLimit.ofFree(Integer.parseInt(value.substring(0, value.length() - 1).strip()));
    } catch (IllegalArgumentException e) {
      throw invalid(option, value, "a size such as 20GB or 90%");
    }
  }

  private static ReadOptions reading(Map<ConnectionOption, String> options) throws SQLException {
    boolean text = flag(options, ConnectionOption.BINARY_AS_STRING);
    boolean instants = choice(options, ConnectionOption.INT96).equals("instant");
    TypeOptions types =
        new TypeOptions(
            text ? TypeOptions.Binary.AS_VARCHAR : TypeOptions.Binary.AS_VARBINARY,
            instants ? TypeOptions.Int96.AS_INSTANT : TypeOptions.Int96.AS_TIMESTAMP);
    Checksum.Mode checksums =
        switch (choice(options, ConnectionOption.CHECKSUM)) {
          case "strict" -> Checksum.Mode.FAIL;
          case "ignore" -> Checksum.Mode.IGNORE;
          default -> Checksum.Mode.COUNT;
        };
    boolean ignored = flag(options, ConnectionOption.IGNORE_STATISTICS);
    long footer = size(options, ConnectionOption.MAX_FOOTER_SIZE);
    return ReadOptions.DEFAULT
        .withTypes(types)
        .withChecksums(checksums)
        .withStatistics(
            ignored ? ReadOptions.StatisticsUse.IGNORE : ReadOptions.StatisticsUse.TRUST)
        .withMaxFooterSize((int) Math.min(Integer.MAX_VALUE - 16, footer));
  }

  static String choice(Map<ConnectionOption, String> options, ConnectionOption option)
      throws SQLException {
    String value = value(options, option).toLowerCase(Locale.ROOT);
    if (!option.choices().contains(value)) {
      throw invalid(option, value, "one of " + String.join(", ", option.choices()));
    }
    return value;
  }

  static String value(Map<ConnectionOption, String> options, ConnectionOption option) {
    return options.getOrDefault(option, option.defaultValue()).strip();
  }

  private static int count(ConnectionOption option, String value) throws SQLException {
    try {
      int count = Integer.parseInt(value);
      if (count >= 1) {
        return count;
      }
    } catch (NumberFormatException e) {
      throw invalid(option, value, "a whole number");
    }
    throw invalid(option, value, "a number of at least 1");
  }

  static boolean flag(Map<ConnectionOption, String> options, ConnectionOption option)
      throws SQLException {
    String value = value(options, option).toLowerCase(Locale.ROOT);
    return switch (value) {
      case "true" -> true;
      case "false" -> false;
      default -> throw invalid(option, value, "true or false");
    };
  }

  private static ZoneId zone(Map<ConnectionOption, String> options, ConnectionOption option)
      throws SQLException {
    String value = value(options, option);
    try {
      return value.equalsIgnoreCase("local") ? ZoneId.systemDefault() : ZoneId.of(value);
    } catch (DateTimeException e) {
      throw invalid(option, value, "a time zone");
    }
  }

  static long size(Map<ConnectionOption, String> options, ConnectionOption option)
      throws SQLException {
    String value = value(options, option).toUpperCase(Locale.ROOT);
    int digits = 0;
    while (digits < value.length() && Character.isDigit(value.charAt(digits))) {
      digits++;
    }
    String unit = value.substring(digits).strip();
    try {
      long number = Long.parseLong(value.substring(0, digits));
      return switch (unit) {
        case "", "B" -> number;
        case "KB" -> Math.multiplyExact(number, 1L << 10);
        case "MB" -> Math.multiplyExact(number, 1L << 20);
        case "GB" -> Math.multiplyExact(number, 1L << 30);
        case "%" -> Math.multiplyExact(Runtime.getRuntime().maxMemory() / PERCENT, number);
        default -> throw invalid(option, value, "a size such as 512MB or 50%");
      };
    } catch (ArithmeticException | NumberFormatException e) {
      throw invalid(option, value, "a size such as 512MB or 50%");
    }
  }

  static SQLException invalid(ConnectionOption option, String value, String expected) {
    return SqlErrors.invalidConnectionOption(
        "option " + option.optionName() + " must be " + expected + ", not \"" + value + "\"");
  }
}
