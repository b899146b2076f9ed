package io.github.parquetjdbc.driver.accessor;

import io.github.parquetjdbc.driver.base.SqlErrors;
import java.sql.SQLException;

/**
 * Part of a BLOB or CLOB, as JDBC counts it.
 *
 * @param start from 0
 * @param end exclusive
 */
record LobRange(int start, int end) {

  /** As many as there are, up to a length. */
  static LobRange of(long position, long length, int size) throws SQLException {
    if (position < 1 || position - 1 > size || length < 0) {
      throw SqlErrors.invalidArgument(
          "no part of " + length + " at position " + position + " of " + size);
    }
    return new LobRange((int) position - 1, (int) Math.min(position - 1 + length, size));
  }

  /** Exactly so many. */
  static LobRange within(long position, long length, int size) throws SQLException {
    LobRange range = of(position, length, size);
    if (range.end - range.start != length) {
      throw SqlErrors.invalidArgument(
          "no part of " + length + " at position " + position + " of " + size);
    }
    return range;
  }
}
