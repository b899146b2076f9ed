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

/** Functions of texts and numbers that Calcite has not, or with other arguments. */
final class TextFunctions {

  private static final SqlReturnTypeInference TEXT = nullable(SqlTypeName.VARCHAR);
  private static final SqlReturnTypeInference BYTES = nullable(SqlTypeName.VARBINARY);
  private static final SqlReturnTypeInference INTEGER = nullable(SqlTypeName.INTEGER);
  private static final SqlReturnTypeInference BIGINT = nullable(SqlTypeName.BIGINT);
  private static final SqlReturnTypeInference WIDE =
      ((SqlReturnTypeInference)
              call -> call.getTypeFactory().createSqlType(SqlTypeName.DECIMAL, 38, 0))
          .andThen(SqlTypeTransforms.TO_NULLABLE);
  private static final SqlReturnTypeInference BOOLEAN = nullable(SqlTypeName.BOOLEAN);
  private static final SqlOperandTypeChecker TWO_TEXTS =
      OperandTypes.family(SqlTypeFamily.CHARACTER, SqlTypeFamily.CHARACTER);
  private static final SqlOperandTypeChecker TEXT_OR_BYTES =
      OperandTypes.or(
          OperandTypes.family(SqlTypeFamily.CHARACTER), OperandTypes.family(SqlTypeFamily.BINARY));
  private static final SqlOperandTypeChecker TWO_INTEGERS =
      OperandTypes.family(SqlTypeFamily.INTEGER, SqlTypeFamily.INTEGER);

  private TextFunctions() {}

  private static SqlReturnTypeInference nullable(SqlTypeName type) {
    return ReturnTypes.explicit(type).andThen(SqlTypeTransforms.TO_NULLABLE);
  }

  static List<SqlOperator> all() {
    SqlOperandTypeChecker matched =
        OperandTypes.or(
            TWO_TEXTS,
            OperandTypes.family(
                SqlTypeFamily.CHARACTER, SqlTypeFamily.CHARACTER, SqlTypeFamily.INTEGER));
    return List.of(
        function("REVERSE", TEXT, OperandTypes.family(SqlTypeFamily.CHARACTER)),
        function(
            "BTRIM",
            TEXT,
            OperandTypes.or(OperandTypes.family(SqlTypeFamily.CHARACTER), TWO_TEXTS)),
        function("CONTAINS", BOOLEAN, TWO_TEXTS),
        function("ENDS_WITH", BOOLEAN, TWO_TEXTS),
        function("BIT_LENGTH", INTEGER, TEXT_OR_BYTES),
        function("LEVENSHTEIN", INTEGER, TWO_TEXTS),
        function("MD5", TEXT, TEXT_OR_BYTES),
        function("SHA1", TEXT, TEXT_OR_BYTES),
        function("SHA256", TEXT, TEXT_OR_BYTES),
        function("SHA512", TEXT, TEXT_OR_BYTES),
        function("TO_BASE64", TEXT, TEXT_OR_BYTES),
        function("FROM_BASE64", BYTES, OperandTypes.family(SqlTypeFamily.CHARACTER)),
        function(
            "TO_HEX",
            TEXT,
            OperandTypes.or(TEXT_OR_BYTES, OperandTypes.family(SqlTypeFamily.INTEGER))),
        function("FROM_HEX", BYTES, OperandTypes.family(SqlTypeFamily.CHARACTER)),
        function("REGEXP_EXTRACT", TEXT.andThen(SqlTypeTransforms.FORCE_NULLABLE), matched),
        function("REGEXP_SUBSTR", TEXT.andThen(SqlTypeTransforms.FORCE_NULLABLE), TWO_TEXTS),
        function("REGEXP_COUNT", INTEGER, TWO_TEXTS),
        function("IS_NAN", BOOLEAN, OperandTypes.NUMERIC),
        function("IS_INF", BOOLEAN, OperandTypes.NUMERIC),
        function("JSON_EXTRACT", TEXT.andThen(SqlTypeTransforms.FORCE_NULLABLE), TWO_TEXTS),
        function(
            "JSON_ARRAY_LENGTH",
            INTEGER.andThen(SqlTypeTransforms.FORCE_NULLABLE),
            OperandTypes.family(SqlTypeFamily.CHARACTER)),
        function("GCD", BIGINT, TWO_INTEGERS),
        function("LCM", BIGINT, TWO_INTEGERS),
        function("FACTORIAL", WIDE, OperandTypes.family(SqlTypeFamily.INTEGER)),
        function("DIV", BIGINT, TWO_INTEGERS));
  }

  private static SqlFunction function(
      String name, SqlReturnTypeInference type, SqlOperandTypeChecker operands) {
    return new SqlFunction(
        name,
        SqlKind.OTHER_FUNCTION,
        type,
        null,
        operands,
        SqlFunctionCategory.USER_DEFINED_FUNCTION);
  }
}
