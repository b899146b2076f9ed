package io.github.parquetjdbc.reader.prune;

import io.github.parquetjdbc.reader.schema.LeafColumn;
import io.github.parquetjdbc.vector.TypeId;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The program that wrote a file, as far as it decides what can be trusted. */
enum Writer {
  TRUSTED,

  /**
   * parquet-mr before 1.10 compared byte arrays as signed bytes, overwrote bounds that it still
   * used (PARQUET-251), and has been seen to record bounds that exclude values. It never wrote the
   * bounds that replace the deprecated ones, so nothing is lost by believing none of those of byte
   * arrays.
   */
  OLD_PARQUET_MR,

  /**
   * Arrow for C++ before 6.0, and parquet-cpp before it, counted no NULLs in dictionary arrays
   * (ARROW-12513) and, before 4.0, compared decimals wrongly (PARQUET-1655).
   */
  OLD_PARQUET_CPP,

  /** Arrow2 for Rust gave dictionary arrays the count of NULLs in the dictionary. */
  ARROW2;

  private static final Pattern PARQUET_MR =
      Pattern.compile("parquet-mr(?: version (\\d{1,9})\\.(\\d{1,9}).*)?", Pattern.DOTALL);

  private static final Pattern ARROW_CPP =
      Pattern.compile("parquet-cpp-arrow version (\\d{1,9})\\..*", Pattern.DOTALL);

  private static final int PARQUET_MR_FIXED_MINOR = 10;
  private static final int ARROW_CPP_FIXED_MAJOR = 6;

  /**
   * @param createdBy as the footer has it, or {@code null}
   */
  static Writer of(String createdBy) {
    if (createdBy == null) {
      return TRUSTED;
    }
    if (createdBy.startsWith("parquet-cpp version")) {
      return OLD_PARQUET_CPP;
    }
    if (createdBy.startsWith("Arrow2")) {
      return ARROW2;
    }
    Matcher arrow = ARROW_CPP.matcher(createdBy);
    if (arrow.matches()) {
      return Integer.parseInt(arrow.group(1)) < ARROW_CPP_FIXED_MAJOR ? OLD_PARQUET_CPP : TRUSTED;
    }
    return isOldParquetMr(createdBy) ? OLD_PARQUET_MR : TRUSTED;
  }

  private static boolean isOldParquetMr(String createdBy) {
    Matcher matcher = PARQUET_MR.matcher(createdBy);
    if (!matcher.matches()) {
      return false;
    }
    if (matcher.group(1) == null) {
      return true;
    }
    int major = Integer.parseInt(matcher.group(1));
    int minor = Integer.parseInt(matcher.group(2));
    return major < 1 || major == 1 && minor < PARQUET_MR_FIXED_MINOR;
  }

  boolean boundsCanBeTrusted(LeafColumn leaf) {
    boolean byteArrays =
        switch (leaf.physicalType()) {
          case BYTE_ARRAY, FIXED_LEN_BYTE_ARRAY -> true;
          case BOOLEAN, INT32, INT64, INT96, FLOAT, DOUBLE -> false;
        };
    return switch (this) {
      case TRUSTED, ARROW2 -> true;
      case OLD_PARQUET_MR -> !byteArrays;
      case OLD_PARQUET_CPP -> !byteArrays || leaf.type().id() != TypeId.DECIMAL;
    };
  }

  /** Whether a count of no NULLs means that there are none. */
  boolean zeroNullCountsCanBeTrusted() {
    return switch (this) {
      case TRUSTED, OLD_PARQUET_MR -> true;
      case OLD_PARQUET_CPP, ARROW2 -> false;
    };
  }
}
