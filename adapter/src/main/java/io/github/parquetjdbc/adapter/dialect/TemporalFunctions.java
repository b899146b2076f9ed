package io.github.parquetjdbc.adapter.dialect;

import java.util.List;
import org.apache.calcite.sql.SqlFunction;
import org.apache.calcite.sql.SqlFunctionCategory;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlOperator;
import org.apache.calcite.sql.type.OperandTypes;
import org.apache.calcite.sql.type.ReturnTypes;
import org.apache.calcite.sql.type.SqlOperandTypeChecker;
import org.apache.calcite.sql.type.SqlReturnTypeInference;
import org.apache.calcite.sql.type.SqlTypeFamily;
import org.apache.calcite.sql.type.SqlTypeName;
import org.apache.calcite.sql.type.SqlTypeTransforms;

/** Functions of dates and times that Calcite has not, or with narrower arguments. */
final class TemporalFunctions {

  private static final int MICROSECONDS = 6;

  private static final SqlReturnTypeInference TIMESTAMP =
      ReturnTypes.explicit(SqlTypeName.TIMESTAMP, MICROSECONDS);

  /** Whole days after a date, or an interval after any moment. */
  private static final SqlOperandTypeChecker SHIFT =
      OperandTypes.or(
          OperandTypes.family(SqlTypeFamily.DATE, SqlTypeFamily.INTEGER),
          OperandTypes.family(SqlTypeFamily.DATETIME, SqlTypeFamily.DATETIME_INTERVAL));

  private TemporalFunctions() {}

  static List<SqlOperator> all() {
    SqlReturnTypeInference nullable = TIMESTAMP.andThen(SqlTypeTransforms.TO_NULLABLE);
    return List.of(
        function("NOW", TIMESTAMP, OperandTypes.NILADIC),
        function("DATE_ADD", ReturnTypes.ARG0_NULLABLE, SHIFT),
        function("DATE_SUB", ReturnTypes.ARG0_NULLABLE, SHIFT),
        function("TIMESTAMP_SECONDS", nullable, OperandTypes.NUMERIC),
        function("TIMESTAMP_MILLIS", nullable, OperandTypes.INTEGER),
        function("TIMESTAMP_MICROS", nullable, OperandTypes.INTEGER),
        function("FROM_UNIXTIME", nullable, OperandTypes.NUMERIC));
  }

  private static SqlFunction function(
      String name, SqlReturnTypeInference type, SqlOperandTypeChecker operands) {
    return new SqlFunction(
        name, SqlKind.OTHER_FUNCTION, type, null, operands, SqlFunctionCategory.TIMEDATE);
  }
}
