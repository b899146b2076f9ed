package io.github.parquetjdbc.adapter;

import io.github.parquetjdbc.adapter.dialect.Dialect;
import io.github.parquetjdbc.adapter.dialect.Percentiles;
import io.github.parquetjdbc.adapter.lower.RelToPlan;
import io.github.parquetjdbc.adapter.lower.TypeBridge;
import io.github.parquetjdbc.adapter.rule.Clusters;
import io.github.parquetjdbc.adapter.rule.PlanningPhases;
import io.github.parquetjdbc.adapter.schema.CatalogueReader;
import io.github.parquetjdbc.adapter.schema.CatalogueValidator;
import io.github.parquetjdbc.adapter.table.Table;
import io.github.parquetjdbc.engine.plan.PlanNode;
import io.github.parquetjdbc.engine.plan.ScanSource;
import io.github.parquetjdbc.reader.prune.ExactFacts;
import io.github.parquetjdbc.reader.prune.ScanFilter;
import io.github.parquetjdbc.vector.DataType;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import org.apache.calcite.plan.RelOptCluster;
import org.apache.calcite.plan.RelOptTable;
import org.apache.calcite.rel.RelNode;
import org.apache.calcite.rel.type.RelDataType;
import org.apache.calcite.rel.type.RelDataTypeFactory;
import org.apache.calcite.rel.type.RelDataTypeField;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.validate.SqlValidator;
import org.apache.calcite.sql2rel.SqlToRelConverter;
import org.apache.calcite.sql2rel.StandardConvertletTable;

/** One statement on its way from syntax to plan: validated, made rels, optimised, lowered. */
final class StatementPlanning {

  private final RelDataTypeFactory types;
  private final CatalogueReader reader;
  private final SqlValidator validator;
  private final AtomicBoolean abandoned;

  /**
   * @param abandoned true once nobody waits for the plan
   */
  StatementPlanning(
      Dialect dialect, RelDataTypeFactory types, CatalogueReader reader, AtomicBoolean abandoned) {
    this.abandoned = abandoned;
    this.types = types;
    this.reader = reader;
    validator = new CatalogueValidator(dialect.operators(), reader, types, dialect.validator());
  }

  /**
   * @param given with what is bound to its parameters
   * @param guessed numbers of the parameters whose types are guesses
   */
  PlannedQuery plan(SqlNode given, Set<Integer> guessed) {
    ResultLabels labels = new ResultLabels(given);
    SqlNode statement = Synonyms.rewritten(given);
    StatementParameters parameters = new StatementParameters(statement);
    FilteredWindows.rewrite(statement);
    Percentiles.exchange(statement);
    RecursiveSeeds.mark(statement);
    SqlNode validated = validator.validate(FineIntervals.rewritten(statement));
    RepeatedGroupingSets.check(validated);
    RecursiveSeeds.check(validated);
    RelNode rel = PlanningPhases.optimize(toRel(validated));
    PlanNode plan =
        new RelToPlan(rel, StatementPlanning::open, StatementPlanning::exact).lower(rel);
    return new PlannedQuery(
        StatementKind.QUERY,
        plan,
        resultColumns(validated, labels),
        parameters.of(validator, guessed));
  }

  private RelNode toRel(SqlNode validated) {
    boolean simplifies = !SubQueryChoices.in(validated);
    RelOptCluster cluster =
        Clusters.create(
            types, (rexBuilder, constants, reduced) -> reduced.addAll(constants), abandoned);
    SqlToRelConverter converter =
        new SqlToRelConverter(
            (rowType, query, schemaPath, viewPath) -> {
              throw new UnsupportedOperationException("there are no views");
            },
            validator,
            reader,
            cluster,
            StandardConvertletTable.INSTANCE,
            SqlToRelConverter.config()
                .withExpand(false)
                .withTrimUnusedFields(false)
                .withInSubQueryThreshold(Integer.MAX_VALUE)
                // Merging projections as they are built would draw random numbers twice.
                .withRelBuilderConfigTransform(
                    builder -> builder.withBloat(-1).withSimplify(simplifies)));
    return converter.convertQuery(validated, false, true).project();
  }

  private static ExactFacts exact(RelOptTable table, int column) {
    try {
      return table.unwrapOrThrow(Table.class).exactFacts(column);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static ScanSource open(
      RelOptTable table, List<Integer> outputs, List<Integer> filterColumns, ScanFilter pruning) {
    try {
      return table.unwrapOrThrow(Table.class).scan(outputs, filterColumns, pruning);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private List<ResultColumn> resultColumns(SqlNode validated, ResultLabels labels) {
    RelDataType rowType = validator.getValidatedNodeType(validated);
    List<List<String>> origins = validator.getFieldOrigins(validated);
    List<String> names = labels.of(validated, rowType.getFieldNames());
    List<ResultColumn> columns = new ArrayList<>();
    for (RelDataTypeField field : rowType.getFieldList()) {
      int index = field.getIndex();
      columns.add(resultColumn(names.get(index), field.getType(), origins.get(index)));
    }
    return columns;
  }

  /**
   * @param origin schema, table and column that the field comes straight from, or {@code null}
   */
  private ResultColumn resultColumn(String label, RelDataType type, List<String> origin) {
    DataType dataType = TypeBridge.toDataType(type);
    boolean nullable = type.isNullable();
    if (origin == null || origin.size() < 3) {
      return new ResultColumn(label, label, "", "", dataType, nullable);
    }
    List<String> spelt = reader.spelt(origin);
    return new ResultColumn(label, spelt.get(2), spelt.get(1), spelt.get(0), dataType, nullable);
  }
}
