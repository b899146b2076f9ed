package io.github.parquetjdbc.driver;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The one table of connection options. The parser of URLs, {@code getPropertyInfo}, the data source
 * and the documents go by it. No option names a class, a script, SQL text or anything else to load
 * or run.
 */
public enum ConnectionOption {
  THREADS(
      "threads",
      Type.COUNT,
      "",
      List.of(),
      "Worker threads of one query, at least 1; one a processor if not set."),
  MEMORY_LIMIT(
      "memoryLimit",
      Type.SIZE,
      "60%",
      List.of(),
      "What one query may hold in memory for sorts, groups, joins and windows: bytes, with KB, MB or"
          + " GB, or a share of the heap in %. Of sorts and windows, what goes beyond is written to"
          + " temporary files; other queries that need more fail."),
  TEMP_DIRECTORY(
      "tempDirectory",
      Type.TEXT,
      "system",
      List.of(),
      "Directory for temporary files, in a private one that is made there: system for the JVM's own;"
          + " with none, nothing is written, and queries that need more than memoryLimit fail."),
  TEMP_DIRECTORY_LIMIT(
      "tempDirectoryLimit",
      Type.SIZE,
      "90%",
      List.of(),
      "What the temporary files of all queries may take at once: bytes, with KB, MB or GB, or a"
          + " share of what is free there in %."),
  TIME_ZONE(
      "timeZone",
      Type.ZONE,
      "UTC",
      List.of(),
      "Zone in which instants (TIMESTAMP WITH LOCAL TIME ZONE) are shown and CURRENT_TIMESTAMP is"
          + " told: a name such as Europe/Paris, an offset such as +02:00, or local for the JVM's."),
  SCHEMA(
      "schema",
      Type.TEXT,
      "default",
      List.of(),
      "Schema in which names of tables are looked up that stand without one."),
  TYPE_MODE(
      "typeMode",
      Type.CHOICE,
      "full",
      List.of("full", "simple"),
      "What types clients are shown: all there are, or, for clients that know few, nested values,"
          + " UUIDs and VARIANT as text (JSON) and instants as TIMESTAMP."),
  IGNORE_STATISTICS(
      "ignoreStatistics",
      Type.FLAG,
      "false",
      List.of("false", "true"),
      "Reads everything, for files whose statistics are wrong."),
  CHECKSUM(
      "checksum",
      Type.CHOICE,
      "count",
      List.of("count", "strict", "ignore"),
      "What is done about pages whose bytes do not have the checksum in their header: they are"
          + " counted and read, refused, or not looked at. Some writers write wrong checksums."),
  BINARY_AS_STRING(
      "binaryAsString",
      Type.FLAG,
      "false",
      List.of("false", "true"),
      "Takes BYTE_ARRAY columns without annotation for text."),
  INT96(
      "int96",
      Type.CHOICE,
      "timestamp",
      List.of("timestamp", "instant"),
      "What INT96 columns are: times on a wall clock, or instants."),
  MAX_FOOTER_SIZE(
      "maxFooterSize",
      Type.SIZE,
      "256MB",
      List.of(),
      "Files with a larger footer are refused: bytes, with KB, MB or GB."),
  WARM_UP(
      "warmup",
      Type.FLAG,
      "true",
      List.of("false", "true"),
      "Loads code in the background after the first connection, while nothing else is to do, so"
          + " that a first statement takes less time."),
  TABLES(
      "tables",
      Type.CHOICE,
      "auto",
      List.of("auto", "files", "directories"),
      "Which files are one table: told by names and footers, each file alone, or those of each"
          + " directory together."),
  TABLE(
      "table.<name>",
      Type.PATTERN,
      "",
      List.of(),
      "Defines a table: its files, as a path or glob below the location."),
  HIVE_PARTITIONING(
      "hivePartitioning",
      Type.FLAG,
      "true",
      List.of("false", "true"),
      "Makes columns of key=value directories."),
  HIVE_TYPES(
      "hiveTypes",
      Type.TEXT,
      "auto",
      List.of(),
      "Types of these columns: auto for those that all values are written as, text for VARCHAR, or"
          + " keys with types, as in year INTEGER, code VARCHAR."),
  UNION_BY_NAME(
      "unionByName",
      Type.FLAG,
      "true",
      List.of("false", "true"),
      "Gives a table the columns of all its files, not of its first file only."),
  SKIP_INVALID_FILES(
      "skipInvalidFiles",
      Type.FLAG,
      "false",
      List.of("false", "true"),
      "Leaves out files that are no Parquet, rather than failing queries of their tables."),
  REFRESH(
      "refresh",
      Type.SECONDS,
      "0",
      List.of(),
      "Seconds for which a listing of the location is taken for current; 0 looks before each"
          + " statement, where the location is remote not more than once a second."),
  FOOTER_CACHE_SIZE(
      "footerCacheSize",
      Type.SIZE,
      "128MB",
      List.of(),
      "Memory for footers that were read, shared by connections: bytes, with KB, MB or GB, or a"
          + " share of the heap in %."),
  ENCRYPTION_FOOTER_KEY(
      "encryption.footerKey",
      Type.SECRET,
      "",
      List.of(),
      "Key of encrypted files' footers, and of columns without a key of their own: base64, or 0x"
          + " and hexadecimal digits."),
  ENCRYPTION_KEY(
      "encryption.key.<id>",
      Type.SECRET,
      "",
      List.of(),
      "A key of encrypted files, in the same form, under the identifier that the files name it by,"
          + " or the column's path where they name none."),
  ENCRYPTION_AAD_PREFIX(
      "encryption.aadPrefix",
      Type.SECRET,
      "",
      List.of(),
      "Prefix of what is authenticated, in the same form, for encrypted files that do not store"
          + " it."),
  HTTP_HEADER(
      "http.header.<name>",
      Type.SECRET,
      "",
      List.of(),
      "A header of every request to the host of an HTTP location, such as Authorization."),
  HTTP_ALLOW_INSECURE(
      "http.allowInsecure",
      Type.FLAG,
      "false",
      List.of("false", "true"),
      "Lets requests go unencrypted to other machines than this."),
  HTTP_CONNECT_TIMEOUT(
      "http.connectTimeout",
      Type.SECONDS,
      "10",
      List.of(),
      "Seconds for a connection to a server or object store to be made."),
  HTTP_TIMEOUT(
      "http.timeout",
      Type.SECONDS,
      "60",
      List.of(),
      "Seconds in which something of an answer must come, else the request is repeated or fails."),
  HTTP_RETRIES(
      "http.retries",
      Type.COUNT,
      "4",
      List.of(),
      "How often a request is repeated that failed in a way that may pass."),
  HTTP_MAX_REQUESTS(
      "http.maxRequests",
      Type.COUNT,
      "16",
      List.of(),
      "Requests of one location under way at once."),
  S3_REGION(
      "s3.region",
      Type.TEXT,
      "auto",
      List.of(),
      "Region of the bucket; auto for that of the environment or the profile, else the one that the"
          + " store names."),
  S3_ENDPOINT(
      "s3.endpoint",
      Type.TEXT,
      "aws",
      List.of(),
      "URL of another store that speaks S3, such as MinIO or R2."),
  S3_PATH_STYLE(
      "s3.pathStyle",
      Type.CHOICE,
      "auto",
      List.of("auto", "true", "false"),
      "Whether buckets are the first part of paths rather than of host names; auto for where an"
          + " endpoint is given or a bucket's name has dots."),
  S3_ACCESS_KEY(
      "s3.accessKey",
      Type.SECRET,
      "",
      List.of(),
      "Identifier of the access key; without one, credentials are those of the environment, the"
          + " profile, the container or the machine."),
  S3_SECRET_KEY("s3.secretKey", Type.SECRET, "", List.of(), "The secret of the access key."),
  S3_SESSION_TOKEN(
      "s3.sessionToken",
      Type.SECRET,
      "",
      List.of(),
      "Token that belongs to a temporary access key."),
  S3_PROFILE(
      "s3.profile",
      Type.TEXT,
      "default",
      List.of(),
      "Profile of the AWS configuration files that credentials and region come from."),
  S3_ANONYMOUS(
      "s3.anonymous",
      Type.FLAG,
      "false",
      List.of("false", "true"),
      "Asks without credentials, for public buckets."),
  S3_REQUESTER_PAYS(
      "s3.requesterPays",
      Type.FLAG,
      "false",
      List.of("false", "true"),
      "Agrees to pay for the requests, where the bucket's owner does not.");

  /** What names of headers follow. */
  static final String HTTP_HEADER_PREFIX = "http.header.";

  /** What names of tables follow. */
  static final String TABLE_PREFIX = "table.";

  /** What names of keys follow. */
  static final String ENCRYPTION_KEY_PREFIX = "encryption.key.";

  /** Whether it is for stores to understand. */
  boolean isOfStores() {
    return optionName.startsWith("http.") || optionName.startsWith("s3.");
  }

  /** What values look like; {@link ConnectionSettings} parses them. */
  public enum Type {
    /** One of {@link #choices}. */
    CHOICE,
    COUNT,
    FLAG,
    /** A path or glob. */
    PATTERN,
    SECONDS,
    /** Never shown. */
    SECRET,
    SIZE,
    TEXT,
    ZONE
  }

  private final String optionName;
  private final Type type;
  private final String defaultValue;
  private final List<String> choices;
  private final String help;

  ConnectionOption(
      String optionName, Type type, String defaultValue, List<String> choices, String help) {
    this.optionName = optionName;
    this.type = type;
    this.defaultValue = defaultValue;
    this.choices = choices;
    this.help = help;
  }

  /** As it is written in URLs; any case is taken. */
  public String optionName() {
    return optionName;
  }

  public Type type() {
    return type;
  }

  /** Empty where the default depends on the machine. */
  public String defaultValue() {
    return defaultValue;
  }

  /** All values there are; empty where they cannot be listed. */
  public List<String> choices() {
    return choices;
  }

  /** One or two sentences for people. */
  public String help() {
    return help;
  }

  public static Optional<ConnectionOption> find(String name) {
    for (ConnectionOption option : values()) {
      if (option.optionName.equalsIgnoreCase(name)) {
        return Optional.of(option);
      }
    }
    return Optional.empty();
  }

  /** The option whose name is nearest to a name that is none. */
  static ConnectionOption nearest(String name) {
    ConnectionOption best = THREADS;
    int bestDistance = Integer.MAX_VALUE;
    for (ConnectionOption option : values()) {
      int distance =
          editDistance(name.toLowerCase(Locale.ROOT), option.optionName.toLowerCase(Locale.ROOT));
      if (distance < bestDistance) {
        best = option;
        bestDistance = distance;
      }
    }
    return best;
  }

  /** Levenshtein's distance, of the first characters if there are very many. */
  private static int editDistance(String left, String right) {
    String start = left.substring(0, Math.min(left.length(), 100));
    int[] previous = new int[right.length() + 1];
    for (int j = 0; j < previous.length; j++) {
      previous[j] = j;
    }
    for (int i = 1; i <= start.length(); i++) {
      int[] current = new int[previous.length];
      current[0] = i;
      for (int j = 1; j < current.length; j++) {
        int change = start.charAt(i - 1) == right.charAt(j - 1) ? 0 : 1;
        current[j] = Math.min(previous[j - 1] + change, 1 + Math.min(previous[j], current[j - 1]));
      }
      previous = current;
    }
    return previous[right.length()];
  }
}
