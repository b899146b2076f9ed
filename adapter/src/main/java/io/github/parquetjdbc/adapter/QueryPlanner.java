package io.github.parquetjdbc.adapter;

import io.github.parquetjdbc.adapter.SqlException.Kind;
import io.github.parquetjdbc.adapter.dialect.Dialect;
import io.github.parquetjdbc.adapter.dialect.DialectTypeFactory;
import io.github.parquetjdbc.adapter.lower.UnsupportedSqlException;
import io.github.parquetjdbc.adapter.schema.CatalogueReader;
import io.github.parquetjdbc.adapter.table.Catalogue;
import io.github.parquetjdbc.engine.run.DeepStack;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Set;
import org.apache.calcite.runtime.CalciteContextException;
import org.apache.calcite.sql.SqlExplain;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.parser.SqlParseException;
import org.apache.calcite.sql.parser.SqlParser;

/** SQL text to plans over the tables of one catalogue. Thread-safe. */
public final class QueryPlanner {

  private static final Dialect DIALECT = new Dialect();

  /** Reserved words that a statement may have as columns; each costs a parse. */
  private static final int MAX_QUOTED_WORDS = 32;

  private final Catalogue catalogue;

  public QueryPlanner(Catalogue catalogue) {
    this.catalogue = catalogue;
  }

  /** As {@link #plan(String, QuerySettings, ParameterBindings)}, with nothing bound. */
  public PlannedQuery plan(String sql, QuerySettings settings) throws IOException {
    return plan(sql, settings, ParameterBindings.NONE);
  }

  /**
   * Parses, validates and plans one statement.
   *
   * @throws SqlException where the text is no valid query over these tables
   * @throws IOException where a footer that is needed cannot be read
   */
  PlannedQuery plan(String sql, QuerySettings settings, ParameterBindings bindings)
      throws IOException {
    String text = StatementText.check(sql);
    try {
      return DeepStack.call(() -> plan(text, settings, bindings, ParameterGuesses.NONE));
    } catch (IOException | RuntimeException e) {
      throw e;
    } catch (StackOverflowError e) {
      throw new SqlException(Kind.INVALID, "the statement is nested too deeply", e);
    } catch (Exception e) {
      throw PlanningErrors.internal(e);
    }
  }

  private PlannedQuery plan(
      String sql, QuerySettings settings, ParameterBindings bindings, ParameterGuesses guesses)
      throws IOException {
    SqlNode statement = parse(sql);
    StatementKind kind = StatementKind.QUERY;
    if (statement instanceof SqlExplain explain) {
      kind = StatementKind.EXPLAIN;
      statement = explain.getExplicandum();
    }
    checkReads(statement);
    StatementParameters parameters = new StatementParameters(statement);
    try {
      return planned(kind, statement, settings, guesses.under(bindings), guesses.numbers());
    } catch (CalciteContextException e) {
      ParameterGuesses next = guesses.after(e, parameters.untyped(e));
      if (next != null) {
        return plan(sql, settings, bindings, next);
      }
      Suggestions suggestions = new Suggestions(catalogue, settings.defaultSchema());
      CalciteContextException first = guesses.complaint() == null ? e : guesses.complaint();
      throw new PlanningErrors(suggestions).invalid(first, statement);
    }
  }

  private static SqlNode parse(String sql) {
    String text = sql;
    SqlParseException complaint = null;
    for (int tries = 0; text != null && tries <= MAX_QUOTED_WORDS; tries++) {
      try {
        return SqlParser.create(text, DIALECT.parser()).parseStmt();
      } catch (SqlParseException e) {
        rethrowOverflow(e);
        complaint = complaint == null ? e : complaint;
        text = e.getPos() == null ? null : ReservedColumns.quoted(text, e.getPos());
      }
    }
    throw PlanningErrors.syntax(complaint);
  }

  private static void checkReads(SqlNode statement) {
    SqlKind kind = statement.getKind();
    if (kind.belongsTo(SqlKind.DML) || kind.belongsTo(SqlKind.DDL)) {
      throw new SqlException(Kind.READ_ONLY, kind.sql + " is refused: the database is read-only");
    }
    if (!kind.belongsTo(SqlKind.QUERY)) {
      throw new SqlException(
          Kind.UNSUPPORTED, "statements of the kind " + kind.sql + " are not supported");
    }
  }

  /**
   * Calcite's planner has faults of its own that show as exceptions of every kind; they are no
   * reason to take the application down, and say nothing about the files.
   */
  private PlannedQuery planned(
      StatementKind kind,
      SqlNode statement,
      QuerySettings settings,
      ParameterBindings bindings,
      Set<Integer> guessed)
      throws IOException {
    DialectTypeFactory types = new DialectTypeFactory();
    CatalogueReader reader =
        new CatalogueReader(catalogue, settings.defaultSchema(), types, DIALECT.catalogue());
    try {
      return new StatementPlanning(DIALECT, types, reader)
          .plan(kind, new StatementParameters(statement).bound(bindings, types), guessed);
    } catch (SqlException | CalciteContextException e) {
      throw e;
    } catch (UnsupportedSqlException e) {
      throw new SqlException(Kind.UNSUPPORTED, e.getMessage(), e);
    } catch (UncheckedIOException e) {
      throw e.getCause();
    } catch (RuntimeException | AssertionError e) {
      rethrowOverflow(e);
      throw PlanningErrors.internal(e);
    }
  }

  /** Calcite wraps it as if the statement were at fault; a larger stack may do. */
  private static void rethrowOverflow(Throwable e) {
    if (DeepStack.overflowed(e)) {
      StackOverflowError overflow = new StackOverflowError();
      overflow.initCause(e);
      throw overflow;
    }
  }
}
