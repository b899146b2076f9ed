package io.github.parquetjdbc.reader.prune;

import io.github.parquetjdbc.reader.schema.LeafColumn;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The program that wrote a file, as far as it decides what can be trusted.
 *
 * <p>parquet-mr before 1.10 compared byte arrays as signed bytes, overwrote bounds it still used
 * (PARQUET-251), and has been seen to record bounds that exclude values; it never wrote the bounds
 * that replace the deprecated ones, so nothing is lost by believing none of its byte-array bounds.
 */
enum Writer {
  TRUSTED,
  OLD_PARQUET_MR;

  private static final Pattern PARQUET_MR =
      Pattern.compile("parquet-mr(?: version (\\d{1,9})\\.(\\d{1,9}).*)?", Pattern.DOTALL);

  private static final int FIXED_MINOR = 10;

  /**
   * @param createdBy as the footer has it, or {@code null}
   */
  static Writer of(String createdBy) {
    Matcher matcher = PARQUET_MR.matcher(createdBy == null ? "" : createdBy);
    if (!matcher.matches()) {
      return TRUSTED;
    }
    if (matcher.group(1) == null) {
      return OLD_PARQUET_MR;
    }
    int major = Integer.parseInt(matcher.group(1));
    int minor = Integer.parseInt(matcher.group(2));
    return major < 1 || major == 1 && minor < FIXED_MINOR ? OLD_PARQUET_MR : TRUSTED;
  }

  boolean boundsCanBeTrusted(LeafColumn leaf) {
    return switch (leaf.physicalType()) {
      case BYTE_ARRAY, FIXED_LEN_BYTE_ARRAY -> this == TRUSTED;
      case BOOLEAN, INT32, INT64, INT96, FLOAT, DOUBLE -> true;
    };
  }
}
