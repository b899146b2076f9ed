package io.github.parquetjdbc.adapter.schema;

import io.github.parquetjdbc.adapter.estimate.ColumnEstimate;
import io.github.parquetjdbc.adapter.estimate.ColumnEstimates;
import io.github.parquetjdbc.adapter.lower.TypeBridge;
import io.github.parquetjdbc.adapter.table.Table;
import io.github.parquetjdbc.engine.plan.Column;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.calcite.rel.type.RelDataType;
import org.apache.calcite.rel.type.RelDataTypeFactory;
import org.apache.calcite.schema.Statistic;
import org.apache.calcite.schema.Statistics;
import org.apache.calcite.schema.impl.AbstractTable;

/** A table as a row type with a row count and estimates of its columns. */
final class CatalogueTable extends AbstractTable {

  private final Table table;
  private final ColumnScope scope;

  CatalogueTable(Table table, ColumnScope scope) {
    this.table = table;
    this.scope = scope;
  }

  /**
   * @throws UncheckedIOException where a footer cannot be read
   */
  @Override
  public RelDataType getRowType(RelDataTypeFactory typeFactory) {
    RelDataTypeFactory.Builder builder = typeFactory.builder();
    try {
      List<Column> columns = new ArrayList<>(table.columns());
      if (scope == ColumnScope.WITH_PSEUDO_COLUMNS) {
        columns.addAll(table.pseudoColumns());
      }
      for (Column column : columns) {
        builder.add(
            column.name(), TypeBridge.toRelType(column.type(), column.nullable(), typeFactory));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return builder.build();
  }

  @Override
  public Statistic getStatistic() {
    try {
      return Statistics.of(table.rowCount(), null);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public <C> C unwrap(Class<C> aClass) {
    if (aClass == Table.class) {
      return aClass.cast(table);
    }
    if (aClass == ColumnEstimates.class) {
      ColumnEstimates estimates = this::estimate;
      return aClass.cast(estimates);
    }
    return super.unwrap(aClass);
  }

  private ColumnEstimate estimate(int column) {
    try {
      return table.estimate(column);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
