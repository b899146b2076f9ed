package io.github.parquetjdbc.adapter.dialect;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.apache.calcite.sql.SqlOperator;
import org.apache.calcite.sql.SqlOperatorTable;
import org.apache.calcite.sql.fun.SqlLibrary;
import org.apache.calcite.sql.fun.SqlLibraryOperatorTableFactory;
import org.apache.calcite.sql.fun.SqlStdOperatorTable;
import org.apache.calcite.sql.util.SqlOperatorTables;

/**
 * The functions that validate: the standard ones, PostgreSQL's, our own, and some of other
 * warehouses by name. A closed list: what is not named here is not there, in particular nothing
 * that reads files, XML or URLs or calls Java.
 */
final class DialectOperators {

  /** Of other libraries, where the standard and PostgreSQL have no function of that name. */
  private static final Set<String> WAREHOUSE_NAMES =
      Set.of(
          "BIT_COUNT",
          "BOOLAND_AGG",
          "BOOLOR_AGG",
          "CONTAINS_SUBSTR",
          "CURRENT_DATETIME",
          "DATEADD",
          "DATEDIFF",
          "DAYNAME",
          "FORMAT_DATE",
          "FORMAT_TIMESTAMP",
          "IF",
          "IFNULL",
          "ILIKE",
          "INSTR",
          "LENGTH",
          "LOG",
          "LOG2",
          "LOGICAL_AND",
          "LOGICAL_OR",
          "MONTHNAME",
          "NVL",
          "NVL2",
          "PARSE_DATE",
          "PARSE_TIMESTAMP",
          "POW",
          "REGEXP_CONTAINS",
          "REGEXP_EXTRACT",
          "REGEXP_LIKE",
          "REGEXP_SUBSTR",
          "RLIKE",
          "SAFE_CAST",
          "SPLIT",
          "STRING_AGG",
          "SUBSTR",
          "TIMESTAMP_TRUNC",
          "TO_HEX",
          "TRY_CAST",
          "TRUNC",
          "UNIX_DATE",
          "UNIX_MICROS",
          "UNIX_MILLIS",
          "UNIX_SECONDS");

  private DialectOperators() {}

  static SqlOperatorTable create() {
    SqlOperatorTable standard = SqlStdOperatorTable.instance();
    List<SqlOperator> added = new ArrayList<>();
    added.add(DateTruncFunction.INSTANCE);
    added.addAll(TemporalFunctions.all());
    added.addAll(TextFunctions.all());
    added.addAll(ListFunctions.all());
    Set<String> own = new HashSet<>();
    for (SqlOperator operator : added) {
      own.add(name(operator));
    }
    Set<String> names = new HashSet<>(own);
    for (SqlOperator operator : standard.getOperatorList()) {
      names.add(name(operator));
    }
    SqlLibraryOperatorTableFactory factory = SqlLibraryOperatorTableFactory.INSTANCE;
    for (SqlOperator operator : factory.getOperatorTable(SqlLibrary.POSTGRESQL).getOperatorList()) {
      if (!own.contains(name(operator))) {
        names.add(name(operator));
        added.add(operator);
      }
    }
    SqlOperatorTable warehouses =
        factory.getOperatorTable(
            SqlLibrary.BIG_QUERY,
            SqlLibrary.MSSQL,
            SqlLibrary.MYSQL,
            SqlLibrary.ORACLE,
            SqlLibrary.SNOWFLAKE,
            SqlLibrary.SPARK);
    for (SqlOperator operator : warehouses.getOperatorList()) {
      if (WAREHOUSE_NAMES.contains(name(operator)) && !names.contains(name(operator))) {
        added.add(operator);
      }
    }
    return new AnyCaseOperators(SqlOperatorTables.chain(SqlOperatorTables.of(added), standard));
  }

  private static String name(SqlOperator operator) {
    return operator.getName().toUpperCase(Locale.ROOT);
  }
}
