package io.github.parquetjdbc.adapter.table;

import io.github.parquetjdbc.adapter.estimate.ColumnEstimate;
import io.github.parquetjdbc.engine.plan.Column;
import io.github.parquetjdbc.reader.metadata.RowGroup;
import io.github.parquetjdbc.reader.metadata.Statistics;
import io.github.parquetjdbc.reader.prune.RowGroupPruner;
import io.github.parquetjdbc.reader.prune.ValueBounds;
import io.github.parquetjdbc.vector.DataType;
import java.io.IOException;
import java.util.List;

/** Gathers what the statistics of all row groups say of one column. */
final class FooterEstimate {

  private static final double MILLIS_PER_DAY = 86_400_000;

  /** Row groups whose values differ more than this share of rows do not repeat each other's. */
  private static final double KEY_SHARE = 0.2;

  private final Column column;
  private double least = Double.POSITIVE_INFINITY;
  private double greatest = Double.NEGATIVE_INFINITY;

  /** Different values if no row group has one of another's, and if all have the same. */
  private double distinctApart;

  private double distinctTogether;
  private boolean keyLike = true;

  private FooterEstimate(Column column) {
    this.column = column;
  }

  /** Bounds are unknown where one row group has none, or one file has another type. */
  static ColumnEstimate of(List<TableFile> files, Column column, double rows) throws IOException {
    FooterEstimate estimate = new FooterEstimate(column);
    for (TableFile file : files) {
      if (file.footer() != null) {
        estimate.add(file);
      }
    }
    return estimate.result(rows);
  }

  private void add(TableFile file) throws IOException {
    Column own = file.columns().find(column.name());
    boolean same = own != null && own.type().equals(column.type());
    RowGroupPruner pruner = new RowGroupPruner(file.footer().metadata(), file.footer().schema());
    for (RowGroup group : file.footer().metadata().rowGroups()) {
      add(same ? pruner.bounds(column.name(), group) : ValueBounds.UNKNOWN, group.rowCount());
    }
  }

  /** NaN stays: whatever is not known once is not known of all. */
  private void add(ValueBounds bounds, long rows) {
    least = Math.min(least, number(bounds.least()));
    greatest = Math.max(greatest, number(bounds.greatest()));
    boolean counted = bounds.distinctCount() != Statistics.UNKNOWN;
    double distinct = counted ? bounds.distinctCount() : Double.NaN;
    distinctApart += distinct;
    distinctTogether = Math.max(distinctTogether, distinct);
    keyLike &= distinct > KEY_SHARE * rows;
  }

  private double number(Object bound) {
    if (!(bound instanceof Number number)) {
      return Double.NaN;
    }
    return switch (column.type().id()) {
      case DATE -> number.doubleValue() * MILLIS_PER_DAY;
      case TIMESTAMP, TIMESTAMP_TZ -> number.doubleValue() / unitsPerMilli(column.type());
      default -> number.doubleValue();
    };
  }

  private static double unitsPerMilli(DataType type) {
    if (type.precision() <= 3) {
      return 1;
    }
    return type.precision() <= 6 ? 1e3 : 1e6;
  }

  private ColumnEstimate result(double rows) {
    double values = Math.min(rows, keyLike ? distinctApart : distinctTogether);
    double steps =
        switch (column.type().id()) {
          case BOOLEAN -> 2;
          case TINYINT, SMALLINT, INTEGER, BIGINT -> greatest - least + 1;
          case DATE -> (greatest - least) / MILLIS_PER_DAY + 1;
          default -> Double.NaN;
        };
    double distinct = steps;
    if (!Double.isNaN(values)) {
      // Few values in each row group are often different ones: in integers their range tells.
      double counted = Double.isNaN(steps) ? values : Math.min(rows, distinctApart);
      distinct = Double.isNaN(steps) ? counted : Math.min(counted, steps);
    }
    return new ColumnEstimate(least, greatest, Math.min(rows, distinct));
  }
}
