package io.github.parquetjdbc.driver.shell;

import sqlline.Application;
import sqlline.BuiltInProperty;
import sqlline.SqlLine;
import sqlline.SqlLineOpts;

/**
 * What sqlline says when it starts. Public, with a public constructor, because sqlline makes it.
 */
public final class Prompt extends Application {

  @Override
  public String getInfoMessage() {
    String version = Prompt.class.getPackage().getImplementationVersion();
    return "Parquet JDBC"
        + (version == null ? "" : " " + version)
        + ": !tables lists tables, !columns TABLE their columns, !help the rest, !quit leaves";
  }

  @Override
  public SqlLineOpts getOpts(SqlLine sqlLine) {
    SqlLineOpts options = super.getOpts(sqlLine);
    // A read-only database has no transactions; sqlline would ask for REPEATABLE READ and complain.
    options.set(BuiltInProperty.ISOLATION, "TRANSACTION_NONE");
    return options;
  }
}
