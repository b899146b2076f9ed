package io.github.parquetjdbc.adapter;

import io.github.parquetjdbc.adapter.dialect.Dialect;
import io.github.parquetjdbc.engine.function.FunctionCatalogue;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.apache.calcite.sql.SqlFunction;
import org.apache.calcite.sql.SqlOperator;

/**
 * The functions that queries may call: those that the dialect validates and something below it
 * runs.
 */
final class FunctionNames {

  private static final Pattern NAME = Pattern.compile("[A-Z_][A-Z0-9_]*");

  /** What is run by other means than a scalar function of the same name. */
  private static final Set<String> OTHERS =
      Set.of(
          ("ANY_VALUE APPROX_COUNT_DISTINCT ARG_MAX ARG_MIN ARRAY_AGG AVG BIT_COUNT BOOL_AND"
                  + " BOOL_OR CAST COALESCE COUNT CUME_DIST DATEDIFF DATE_ADD DATE_PART"
                  + " DATE_SUB DATE_TRUNC DAYOFMONTH DAYOFWEEK DAYOFYEAR DENSE_RANK EVERY EXTRACT"
                  + " FIRST_VALUE FROM_UNIXTIME GROUPING HOUR IF IFNULL INSTR LAG LAST_VALUE LEAD"
                  + " LISTAGG MAX MIN MINUTE MODE MONTH NTH_VALUE NTILE NULLIF NVL NVL2"
                  + " PERCENTILE_CONT PERCENTILE_DISC PERCENT_RANK QUARTER RANK ROW_NUMBER SECOND"
                  + " SINGLE_VALUE SOME STDDEV STDDEV_POP STDDEV_SAMP STRING_AGG SUBSTR SUM"
                  + " TIMESTAMPADD TIMESTAMPDIFF TRY_CAST VARIANCE VAR_POP VAR_SAMP WEEK YEAR")
              .split(" "));

  private FunctionNames() {}

  /** In upper case, sorted. */
  static List<String> all() {
    Set<String> scalars = FunctionCatalogue.standard().names();
    Set<String> names = new TreeSet<>();
    for (SqlOperator operator : new Dialect().operators().getOperatorList()) {
      String name = operator.getName().toUpperCase(Locale.ROOT);
      boolean runs = OTHERS.contains(name) || scalars.contains(name.toLowerCase(Locale.ROOT));
      if (runs && operator instanceof SqlFunction && NAME.matcher(name).matches()) {
        names.add(name);
      }
    }
    return List.copyOf(names);
  }
}
