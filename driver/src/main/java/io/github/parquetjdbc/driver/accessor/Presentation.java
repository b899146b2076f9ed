package io.github.parquetjdbc.driver.accessor;

import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.DataType;
import java.sql.ResultSet;
import java.time.ZoneId;

/**
 * How a session shows values.
 *
 * @param zone in which instants are shown
 * @param elements makes the result sets of arrays
 */
public record Presentation(ZoneId zone, TypeMode mode, ElementResults elements) {

  /** Makes a result set of an array: the indexes, from 1, and the elements. */
  public interface ElementResults {

    /**
     * @param rows BIGINT and the elements' type; {@code null} for no rows
     */
    ResultSet of(DataType elementType, Batch rows);
  }
}
