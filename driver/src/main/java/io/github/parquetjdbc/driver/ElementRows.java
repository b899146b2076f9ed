package io.github.parquetjdbc.driver;

import io.github.parquetjdbc.adapter.ResultColumn;
import io.github.parquetjdbc.driver.accessor.Presentation;
import io.github.parquetjdbc.driver.accessor.TypeMode;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.DataType;
import java.sql.ResultSet;
import java.time.ZoneId;
import java.util.List;

/** The result set of an array: a row an element, with its index from 1 and its value. */
final class ElementRows {

  private ElementRows() {}

  /**
   * @param rows BIGINT and the elements' type; {@code null} for no rows
   * @param zone in which instants are shown
   */
  static ResultSet of(DataType elementType, Batch rows, ZoneId zone) {
    List<ResultColumn> columns =
        List.of(column("INDEX", DataType.BIGINT), column("VALUE", elementType));
    Presentation presentation =
        new Presentation(zone, TypeMode.FULL, (type, nested) -> of(type, nested, zone));
    return new ParquetResultSet(null, columns, presentation, RowBatches.of(rows), Long.MAX_VALUE);
  }

  private static ResultColumn column(String name, DataType type) {
    return new ResultColumn(name, name, "", "", type, true);
  }
}
