package io.github.parquetjdbc.driver.base;

/** The SQLSTATEs this driver gives, by what went wrong (ISO/IEC 9075-2, and PostgreSQL's own). */
public final class SqlStates {

  public static final String WARNING = "01000";
  public static final String CANNOT_CONNECT = "08001";
  public static final String CONNECTION_CLOSED = "08003";

  public static final String CONNECTION_FAILURE = "08006";

  /** The value's type has no conversion to the one asked for. */
  public static final String NO_CONVERSION = "07006";

  /** A column or parameter number that there is none of. */
  public static final String NO_SUCH_INDEX = "07009";

  public static final String PARAMETER_NOT_SET = "07002";
  public static final String UNSUPPORTED = "0A000";
  public static final String CARDINALITY_VIOLATION = "21000";
  public static final String OUT_OF_RANGE = "22003";
  public static final String NULL_NOT_ALLOWED = "22004";
  public static final String INVALID_DATETIME = "22007";
  public static final String DIVISION_BY_ZERO = "22012";
  public static final String INVALID_CAST = "22018";
  public static final String INVALID_ARGUMENT = "22023";
  public static final String INVALID_CURSOR_STATE = "24000";
  public static final String READ_ONLY = "25006";

  /** A key of an encrypted file is missing or wrong. */
  public static final String NOT_AUTHORIZED = "28000";

  /** PostgreSQL's for a database that is not there, of which a bucket is one. */
  public static final String NO_SUCH_BUCKET = "3D000";

  public static final String UNKNOWN_SCHEMA = "3F000";
  public static final String INVALID_STATEMENT = "42000";
  public static final String FORBIDDEN = "42501";
  public static final String SYNTAX = "42601";
  public static final String AMBIGUOUS = "42702";
  public static final String UNKNOWN_COLUMN = "42703";
  public static final String TYPE_MISMATCH = "42804";
  public static final String UNKNOWN_FUNCTION = "42883";
  public static final String UNKNOWN_TABLE = "42P01";
  public static final String DISK_FULL = "53100";
  public static final String OUT_OF_MEMORY = "53200";
  public static final String TOO_COMPLEX = "54001";
  public static final String OBJECT_CLOSED = "55000";
  public static final String CANCELLED = "57014";
  public static final String IO_ERROR = "58030";
  public static final String NO_SUCH_FILE = "58P01";

  // Of object stores and web servers; class 58 is for what is outside of the database.
  public static final String WRONG_REGION = "58P11";
  public static final String TLS = "58P12";
  public static final String STORE_TIMED_OUT = "58P13";
  public static final String STORE_UNAVAILABLE = "58P14";
  public static final String TIMED_OUT = "HYT00";
  public static final String MALFORMED_FILE = "XX001";
  public static final String INTERNAL = "XX000";

  private SqlStates() {}
}
