package io.github.parquetjdbc.adapter;

import io.github.parquetjdbc.adapter.SqlException.Kind;
import io.github.parquetjdbc.adapter.plain.PlainPlanner;
import io.github.parquetjdbc.adapter.plain.PlainSelect;
import io.github.parquetjdbc.adapter.table.Catalogue;
import io.github.parquetjdbc.adapter.table.RefusedPathException;
import io.github.parquetjdbc.engine.plan.Column;
import io.github.parquetjdbc.engine.plan.PlanPrinter;
import io.github.parquetjdbc.engine.run.DeepStack;
import io.github.parquetjdbc.vector.StopSignal;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * SQL text to plans over the tables of one catalogue: plain statements by {@link PlainPlanner}, all
 * others by {@link SqlPlanner}. Thread-safe.
 */
public final class QueryPlanner {

  private final Catalogue catalogue;
  private final PlainPlanner plain;

  public QueryPlanner(Catalogue catalogue) {
    this.catalogue = catalogue;
    this.plain = new PlainPlanner(catalogue);
  }

  /** As the other, with nothing bound, for as long as it takes. */
  public PlannedQuery plan(String sql, QuerySettings settings) throws IOException {
    return plan(sql, settings, ParameterBindings.NONE, StopSignal.NEVER);
  }

  /**
   * Parses, validates and plans one statement.
   *
   * @param stop ends the planning soon, wherever it is
   * @throws SqlException where the text is no valid query over these tables
   * @throws IOException where a footer that is needed cannot be read
   * @throws java.util.concurrent.CancellationException where it was stopped
   */
  PlannedQuery plan(String sql, QuerySettings settings, ParameterBindings bindings, StopSignal stop)
      throws IOException {
    ExplainText text = ExplainText.of(StatementText.check(sql));
    PlannedQuery query = planned(text.query(), settings, bindings, stop);
    return switch (text.kind()) {
      case QUERY -> query;
      case EXPLAIN ->
          new PlannedQuery(
              text.kind(),
              PlanText.rows(PlanPrinter.print(query.plan())),
              PlanText.columns(),
              List.of());
      case ANALYZE ->
          new PlannedQuery(text.kind(), query.plan(), PlanText.columns(), query.parameters());
    };
  }

  private PlannedQuery planned(
      String text, QuerySettings settings, ParameterBindings bindings, StopSignal stop)
      throws IOException {
    try {
      PlannedQuery known = plain(text, settings);
      return known == null ? bySql(text, settings, bindings, stop) : known;
    } catch (RefusedPathException e) {
      throw new SqlException(Kind.INVALID, e.getMessage(), e);
    }
  }

  private PlannedQuery plain(String text, QuerySettings settings) throws IOException {
    PlainSelect select = PlainSelect.parse(text);
    PlainPlanner.Plan plan = select == null ? null : plain.plan(select, settings.defaultSchema());
    if (plan == null) {
      return null;
    }
    List<ResultColumn> columns = new ArrayList<>();
    for (Column column : plan.node().columns()) {
      columns.add(resultColumn(select.item(), column, plan));
    }
    return new PlannedQuery(StatementKind.QUERY, plan.node(), columns, List.of());
  }

  private static ResultColumn resultColumn(
      PlainSelect.Item item, Column column, PlainPlanner.Plan plan) {
    String label =
        switch (item) {
          case ROWS -> column.name();
          case COUNT -> item.name().toLowerCase(Locale.ROOT);
          case NUMBER -> "column1";
        };
    return item == PlainSelect.Item.ROWS
        ? new ResultColumn(
            label, label, plan.table(), plan.schema(), column.type(), column.nullable())
        : new ResultColumn(label, label, "", "", column.type(), column.nullable());
  }

  private PlannedQuery bySql(
      String text, QuerySettings settings, ParameterBindings bindings, StopSignal stop)
      throws IOException {
    AtomicBoolean abandoned = new AtomicBoolean();
    try {
      return DeepStack.call(
          () -> new SqlPlanner(catalogue, abandoned).plan(text, settings, bindings), stop);
    } catch (IOException | RuntimeException e) {
      throw e;
    } catch (StackOverflowError e) {
      throw new SqlException(Kind.INVALID, "the statement is nested too deeply", e);
    } catch (Exception e) {
      throw PlanningErrors.internal(e);
    } finally {
      abandoned.set(true);
    }
  }
}
