package io.github.parquetjdbc.adapter.model;

import io.github.parquetjdbc.adapter.lower.TypeBridge;
import io.github.parquetjdbc.adapter.table.Table;
import io.github.parquetjdbc.engine.plan.Column;
import io.github.parquetjdbc.engine.plan.PlanNode;
import io.github.parquetjdbc.engine.plan.ScanSource;
import io.github.parquetjdbc.vector.MorselSource;
import io.github.parquetjdbc.vector.StopSignal;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.IntStream;
import org.apache.calcite.DataContext;
import org.apache.calcite.linq4j.AbstractEnumerable;
import org.apache.calcite.linq4j.Enumerable;
import org.apache.calcite.linq4j.Enumerator;
import org.apache.calcite.rel.type.RelDataType;
import org.apache.calcite.rel.type.RelDataTypeFactory;
import org.apache.calcite.rex.RexNode;
import org.apache.calcite.schema.ProjectableFilterableTable;
import org.apache.calcite.schema.Statistic;
import org.apache.calcite.schema.Statistics;
import org.apache.calcite.schema.impl.AbstractTable;
import org.checkerframework.checker.nullness.qual.Nullable;

/**
 * A table that reads the columns asked for, and leaves out row groups and files by the conditions
 * asked for; whoever asks applies these again to each row.
 */
final class ModelTable extends AbstractTable implements ProjectableFilterableTable {

  private final CurrentCatalogue catalogue;
  private final String schema;
  private final String name;

  ModelTable(CurrentCatalogue catalogue, String schema, String name) {
    this.catalogue = catalogue;
    this.schema = schema;
    this.name = name;
  }

  private Table now() throws IOException {
    Table table = catalogue.now().table(schema, name);
    if (table == null) {
      throw new IOException("table " + name + " is not there any longer");
    }
    return table;
  }

  @Override
  public RelDataType getRowType(RelDataTypeFactory types) {
    RelDataTypeFactory.Builder builder = types.builder();
    try {
      for (Column column : now().columns()) {
        builder.add(column.name(), TypeBridge.toRelType(column.type(), column.nullable(), types));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return builder.build();
  }

  @Override
  public Statistic getStatistic() {
    try {
      return Statistics.of(now().rowCount(), null);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** All filters stay in the list: none is applied here to single rows. */
  @Override
  public Enumerable<@Nullable Object[]> scan(
      DataContext root, List<RexNode> filters, int @Nullable [] projects) {
    AtomicBoolean cancelled = DataContext.Variable.CANCEL_FLAG.get(root);
    StopSignal signal = cancelled == null ? StopSignal.NEVER : cancelled::get;
    List<RexNode> conditions = List.copyOf(filters);
    return new AbstractEnumerable<>() {
      @Override
      public Enumerator<@Nullable Object[]> enumerator() {
        try {
          return new RowEnumerator(open(conditions, projects, signal));
        } catch (IOException e) {
          throw new UncheckedIOException(e);
        }
      }
    };
  }

  private MorselSource open(List<RexNode> filters, int[] projects, StopSignal signal)
      throws IOException {
    Table table = now();
    List<Column> columns = table.columns();
    List<Integer> outputs =
        (projects == null ? IntStream.range(0, columns.size()) : IntStream.of(projects))
            .boxed()
            .toList();
    ScanSource source = table.scan(outputs, List.of(), ModelPruning.of(filters, columns));
    return source.open(PlanNode.UNLIMITED, signal);
  }
}
