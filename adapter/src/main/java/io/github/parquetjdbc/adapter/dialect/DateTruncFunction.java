package io.github.parquetjdbc.adapter.dialect;

import org.apache.calcite.sql.SqlFunction;
import org.apache.calcite.sql.SqlFunctionCategory;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.type.OperandTypes;
import org.apache.calcite.sql.type.ReturnTypes;
import org.apache.calcite.sql.type.SqlTypeFamily;

/**
 * {@code DATE_TRUNC('unit', datetime)} as PostgreSQL spells it; the result has the second's type.
 */
public final class DateTruncFunction extends SqlFunction {

  public static final DateTruncFunction INSTANCE = new DateTruncFunction();

  private DateTruncFunction() {
    super(
        "DATE_TRUNC",
        SqlKind.OTHER_FUNCTION,
        ReturnTypes.ARG1_NULLABLE,
        null,
        OperandTypes.family(SqlTypeFamily.CHARACTER, SqlTypeFamily.DATETIME),
        SqlFunctionCategory.TIMEDATE);
  }
}
