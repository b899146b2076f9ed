package io.github.parquetjdbc.adapter;

import io.github.parquetjdbc.adapter.table.Catalogue;
import java.io.IOException;

/** SQL text to plans over the tables of one catalogue. Thread-safe. */
public final class QueryPlanner {

  private final Catalogue catalogue;

  public QueryPlanner(Catalogue catalogue) {
    this.catalogue = catalogue;
  }

  /**
   * Parses, validates and plans one statement.
   *
   * @throws SqlException where the text is no valid query over these tables
   * @throws IOException where a footer that is needed cannot be read
   */
  public PlannedQuery plan(String sql, QuerySettings settings) throws IOException {
    throw new SqlException(
        SqlException.Kind.UNSUPPORTED, "cannot plan over schemas " + catalogue.schemas());
  }
}
