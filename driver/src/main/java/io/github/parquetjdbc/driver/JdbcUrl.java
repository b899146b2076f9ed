package io.github.parquetjdbc.driver;

import io.github.parquetjdbc.driver.base.SqlErrors;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A connection URL, taken apart:
 *
 * <pre>
 *   jdbc:parquet:location[;option=value]...
 * </pre>
 *
 * The location reaches up to the first semicolon that a name and an equals sign follow. Names of
 * options match in any case; values may be percent-encoded. Unknown options are no error, since
 * tools pass keys of their own; they become warnings.
 *
 * @param location as it stands in the URL
 * @param options values given, decoded
 * @param keys encryption keys given, by their identifiers
 * @param tables defined outright: paths or globs by their names
 * @param headers of requests, by their names
 * @param warnings one sentence a thing that was ignored
 */
public record JdbcUrl(
    String location,
    Map<ConnectionOption, String> options,
    Map<String, String> keys,
    Map<String, String> tables,
    Map<String, String> headers,
    List<String> warnings) {

  /** What every URL of this driver starts with, exactly. */
  public static final String PREFIX = "jdbc:parquet:";

  private static final Pattern OPTION_START =
      Pattern.compile(";\\s*[\\p{L}_][\\p{L}\\w.\\-]*\\s*=");

  /** A scheme of two letters at least, maybe a user, the place, maybe a query. */
  private static final Pattern REMOTE =
      Pattern.compile("([A-Za-z][A-Za-z0-9+.-]+://)(?:[^/?]*@)?([^?]*)(?:\\?.*)?");

  /** Properties that pools and tools always pass, and that mean nothing to files. */
  private static final Set<String> IGNORED = Set.of("user", "password");

  public JdbcUrl {
    options = Map.copyOf(options);
    keys = Map.copyOf(keys);
    tables = Map.copyOf(tables);
    headers = Map.copyOf(headers);
    warnings = List.copyOf(warnings);
  }

  public static boolean isOurs(String url) {
    return url != null && url.startsWith(PREFIX);
  }

  /**
   * Takes a URL apart and adds what the properties say and the URL does not.
   *
   * @param url one that {@link #isOurs}
   * @param properties with their defaults; not changed; may be {@code null}
   * @throws SQLException where a value is not well percent-encoded
   */
  public static JdbcUrl parse(String url, Properties properties) throws SQLException {
    String rest = url.substring(PREFIX.length());
    Matcher start = OPTION_START.matcher(rest);
    int end = start.find() ? start.start() : rest.length();
    Given given = new Given();
    if (properties != null) {
      for (String name : properties.stringPropertyNames()) {
        if (!IGNORED.contains(name)) {
          given.put(name, properties.getProperty(name));
        }
      }
    }
    for (String part : rest.substring(end).split(";")) {
      int equals = part.indexOf('=');
      if (equals > 0) {
        String name = part.substring(0, equals).strip();
        given.put(name, decode(name, part.substring(equals + 1).strip()));
      } else if (!part.isBlank()) {
        given.warnings.add(
            "ignored \"" + part.strip() + "\", which is not of the form option=value");
      }
    }
    String location = rest.substring(0, end).strip();
    while (location.endsWith(";")) {
      location = location.substring(0, location.length() - 1);
    }
    return new JdbcUrl(
        location, given.options, given.keys, given.tables, given.headers, given.warnings);
  }

  /** What has been found so far. */
  private static final class Given {
    private final Map<ConnectionOption, String> options = new EnumMap<>(ConnectionOption.class);
    private final Map<String, String> keys = new HashMap<>();
    private final Map<String, String> tables = new HashMap<>();
    private final Map<String, String> headers = new HashMap<>();
    private final List<String> warnings = new ArrayList<>();

    void put(String name, String value) {
      ConnectionOption option = ConnectionOption.find(name).orElse(null);
      if (starts(name, ConnectionOption.ENCRYPTION_KEY_PREFIX)) {
        keys.put(name.substring(ConnectionOption.ENCRYPTION_KEY_PREFIX.length()), value);
      } else if (starts(name, ConnectionOption.TABLE_PREFIX)) {
        tables.put(name.substring(ConnectionOption.TABLE_PREFIX.length()), value);
      } else if (starts(name, ConnectionOption.HTTP_HEADER_PREFIX)) {
        headers.put(name.substring(ConnectionOption.HTTP_HEADER_PREFIX.length()), value);
      } else if (option != null) {
        options.put(option, value);
      } else {
        warnings.add(
            "ignored the unknown option \""
                + name
                + "\"; the nearest there is: "
                + ConnectionOption.nearest(name).optionName());
      }
    }
  }

  /** Whether a name is that of an option, or of one of the many that begin alike. */
  static boolean isOption(String name) {
    return starts(name, ConnectionOption.ENCRYPTION_KEY_PREFIX)
        || starts(name, ConnectionOption.TABLE_PREFIX)
        || starts(name, ConnectionOption.HTTP_HEADER_PREFIX)
        || ConnectionOption.find(name).isPresent();
  }

  /** Longer than the prefix, too. */
  private static boolean starts(String name, String prefix) {
    return name.length() > prefix.length()
        && name.regionMatches(true, 0, prefix, 0, prefix.length());
  }

  /** The location without what may be secret: the user and the query of a URL. */
  String shownLocation() {
    Matcher url = REMOTE.matcher(location);
    return url.matches() ? url.group(1) + url.group(2) : location;
  }

  /** The location and the names of what is given: values may be secrets. */
  @Override
  public String toString() {
    return PREFIX
        + shownLocation()
        + options.keySet()
        + keys.keySet()
        + tables.keySet()
        + headers.keySet();
  }

  private static String decode(String option, String value) throws SQLException {
    if (value.indexOf('%') < 0) {
      return value;
    }
    byte[] encoded = value.getBytes(StandardCharsets.UTF_8);
    ByteArrayOutputStream decoded = new ByteArrayOutputStream(encoded.length);
    for (int i = 0; i < encoded.length; i++) {
      if (encoded[i] != '%') {
        decoded.write(encoded[i]);
        continue;
      }
      int high = i + 2 < encoded.length ? Character.digit(encoded[i + 1], 16) : -1;
      int low = i + 2 < encoded.length ? Character.digit(encoded[i + 2], 16) : -1;
      if (i + 2 < encoded.length && high >= 0 && low >= 0) {
        decoded.write(high << 4 | low);
        i += 2;
      } else {
        throw SqlErrors.invalidArgument(
            "the value of option "
                + option
                + " is not well percent-encoded; a percent sign itself is %25");
      }
    }
    return decoded.toString(StandardCharsets.UTF_8);
  }
}
