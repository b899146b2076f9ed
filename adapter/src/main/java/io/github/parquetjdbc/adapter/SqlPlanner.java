package io.github.parquetjdbc.adapter;

import io.github.parquetjdbc.adapter.SqlException.Kind;
import io.github.parquetjdbc.adapter.dialect.Dialect;
import io.github.parquetjdbc.adapter.dialect.DialectTypeFactory;
import io.github.parquetjdbc.adapter.lower.UnsupportedSqlException;
import io.github.parquetjdbc.adapter.schema.CatalogueReader;
import io.github.parquetjdbc.adapter.schema.ColumnScope;
import io.github.parquetjdbc.adapter.table.Catalogue;
import io.github.parquetjdbc.engine.run.DeepStack;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import org.apache.calcite.runtime.CalciteContextException;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.parser.SqlParseException;
import org.apache.calcite.sql.parser.SqlParser;
import org.apache.calcite.sql.parser.SqlParserPos;

/**
 * One statement to a plan, by way of Calcite. Apart from {@link QueryPlanner} so that statements
 * that need no Calcite load none of it.
 */
final class SqlPlanner {

  private static final Dialect DIALECT = new Dialect();

  /** Reserved words that a statement may have as columns, and the like; each costs a parse. */
  private static final int MAX_MENDED_WORDS = 32;

  private final Catalogue catalogue;
  private final AtomicBoolean abandoned;

  /**
   * @param abandoned true once nobody waits for the plan
   */
  SqlPlanner(Catalogue catalogue, AtomicBoolean abandoned) {
    this.catalogue = catalogue;
    this.abandoned = abandoned;
  }

  /**
   * Parses, validates and plans a statement that was checked.
   *
   * @throws SqlException where the text is no valid query over these tables
   * @throws IOException where a footer that is needed cannot be read
   */
  PlannedQuery plan(String sql, QuerySettings settings, ParameterBindings bindings)
      throws IOException {
    return plan(sql, settings, bindings, ParameterGuesses.NONE);
  }

  private PlannedQuery plan(
      String sql, QuerySettings settings, ParameterBindings bindings, ParameterGuesses guesses)
      throws IOException {
    SqlNode statement = parse(sql);
    checkReads(statement);
    StatementParameters parameters = new StatementParameters(statement);
    try {
      return planned(statement, settings, guesses.under(bindings), guesses.numbers());
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
    for (int tries = 0; text != null && tries <= MAX_MENDED_WORDS; tries++) {
      try {
        return SqlParser.create(text, DIALECT.parser()).parseStmt();
      } catch (SqlParseException e) {
        rethrowOverflow(e);
        complaint = complaint == null ? e : complaint;
        text = e.getPos() == null ? null : mended(text, e.getPos());
      }
    }
    throw PlanningErrors.syntax(complaint);
  }

  /** The text as it may have been meant, or {@code null}. */
  private static String mended(String text, SqlParserPos stopped) {
    int offset = ReservedColumns.offset(text, stopped.getLineNum(), stopped.getColumnNum());
    String standard = QuotedUnits.standard(text, offset);
    return standard == null ? ReservedColumns.quoted(text, stopped) : standard;
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
      SqlNode statement, QuerySettings settings, ParameterBindings bindings, Set<Integer> guessed)
      throws IOException {
    DialectTypeFactory types = new DialectTypeFactory();
    ColumnScope scope = ColumnScope.of(statement);
    if (scope == ColumnScope.WITH_PSEUDO_COLUMNS && ColumnScope.hasNaturalJoin(statement)) {
      throw new SqlException(Kind.UNSUPPORTED, "NATURAL JOIN beside pseudo-columns");
    }
    CatalogueReader reader =
        new CatalogueReader(catalogue, settings.defaultSchema(), scope, types, DIALECT.catalogue());
    try {
      return new StatementPlanning(DIALECT, types, reader, abandoned)
          .plan(new StatementParameters(statement).bound(bindings, types), guessed);
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
