package io.github.parquetjdbc.adapter.dialect;

import java.util.List;
import org.apache.calcite.sql.SqlFunctionCategory;
import org.apache.calcite.sql.SqlIdentifier;
import org.apache.calcite.sql.SqlOperator;
import org.apache.calcite.sql.SqlOperatorTable;
import org.apache.calcite.sql.SqlSyntax;
import org.apache.calcite.sql.validate.SqlNameMatcher;
import org.apache.calcite.sql.validate.SqlNameMatchers;

/** Functions are found without regard to case, however tables and columns are. */
record AnyCaseOperators(SqlOperatorTable operators) implements SqlOperatorTable {

  @Override
  public void lookupOperatorOverloads(
      SqlIdentifier name,
      SqlFunctionCategory category,
      SqlSyntax syntax,
      List<SqlOperator> found,
      SqlNameMatcher names) {
    operators.lookupOperatorOverloads(
        name, category, syntax, found, SqlNameMatchers.withCaseSensitive(false));
  }

  @Override
  public List<SqlOperator> getOperatorList() {
    return operators.getOperatorList();
  }
}
