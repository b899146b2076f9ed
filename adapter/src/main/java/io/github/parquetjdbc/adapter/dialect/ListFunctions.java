package io.github.parquetjdbc.adapter.dialect;

import java.util.List;
import org.apache.calcite.rel.type.RelDataType;
import org.apache.calcite.rel.type.RelDataTypeFactory;
import org.apache.calcite.sql.SqlFunction;
import org.apache.calcite.sql.SqlFunctionCategory;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlOperator;
import org.apache.calcite.sql.SqlOperatorBinding;
import org.apache.calcite.sql.type.OperandTypes;
import org.apache.calcite.sql.type.ReturnTypes;
import org.apache.calcite.sql.type.SqlOperandTypeChecker;
import org.apache.calcite.sql.type.SqlReturnTypeInference;
import org.apache.calcite.sql.type.SqlTypeFamily;
import org.apache.calcite.sql.type.SqlTypeName;
import org.apache.calcite.sql.type.SqlTypeTransforms;

/** Functions of lists and maps; positions count from 1. */
final class ListFunctions {

  private static final SqlOperandTypeChecker LIST = OperandTypes.family(SqlTypeFamily.ARRAY);
  private static final SqlOperandTypeChecker LIST_AND_VALUE =
      OperandTypes.family(SqlTypeFamily.ARRAY, SqlTypeFamily.ANY);
  private static final SqlOperandTypeChecker MAP = OperandTypes.family(SqlTypeFamily.MAP);
  private static final SqlReturnTypeInference TEXT =
      ReturnTypes.VARCHAR.andThen(SqlTypeTransforms.TO_NULLABLE);
  private static final SqlReturnTypeInference SAME = ReturnTypes.ARG0_NULLABLE;

  private ListFunctions() {}

  static List<SqlOperator> all() {
    return List.of(
        function("ARRAY_CONTAINS", ReturnTypes.BOOLEAN_NULLABLE, LIST_AND_VALUE),
        function(
            "ARRAY_POSITION",
            ReturnTypes.BIGINT.andThen(SqlTypeTransforms.FORCE_NULLABLE),
            LIST_AND_VALUE),
        function("ARRAY_DISTINCT", SAME, LIST),
        function("ARRAY_SORT", SAME, LIST),
        function("ARRAY_REVERSE", SAME, LIST),
        function(
            "ARRAY_SLICE",
            SAME,
            OperandTypes.family(SqlTypeFamily.ARRAY, SqlTypeFamily.INTEGER, SqlTypeFamily.INTEGER)),
        function(
            "ARRAY_CONCAT",
            ReturnTypes.LEAST_RESTRICTIVE.andThen(SqlTypeTransforms.FORCE_NULLABLE),
            OperandTypes.family(SqlTypeFamily.ARRAY, SqlTypeFamily.ARRAY)),
        function("ARRAY_APPEND", call -> withNulls(call, 0), LIST_AND_VALUE),
        function(
            "ARRAY_PREPEND",
            call -> withNulls(call, 1),
            OperandTypes.family(SqlTypeFamily.ANY, SqlTypeFamily.ARRAY)),
        function("ARRAY_REMOVE", SAME, LIST_AND_VALUE),
        function("ARRAY_MIN", ListFunctions::element, LIST),
        function("ARRAY_MAX", ListFunctions::element, LIST),
        function(
            "ARRAY_TO_STRING",
            TEXT,
            OperandTypes.family(SqlTypeFamily.ARRAY, SqlTypeFamily.CHARACTER)),
        function(
            "SPLIT",
            ListFunctions::texts,
            OperandTypes.family(SqlTypeFamily.CHARACTER, SqlTypeFamily.CHARACTER)),
        function("MAP_KEYS", call -> list(call, call.getOperandType(0).getKeyType()), MAP),
        function("MAP_VALUES", call -> list(call, call.getOperandType(0).getValueType()), MAP));
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

  /** The list with a value that may be null. */
  private static RelDataType withNulls(SqlOperatorBinding call, int list) {
    RelDataTypeFactory factory = call.getTypeFactory();
    RelDataType element = call.getOperandType(list).getComponentType();
    return factory.createArrayType(factory.createTypeWithNullability(element, true), -1);
  }

  private static RelDataType element(SqlOperatorBinding call) {
    return call.getTypeFactory()
        .createTypeWithNullability(call.getOperandType(0).getComponentType(), true);
  }

  private static RelDataType texts(SqlOperatorBinding call) {
    RelDataTypeFactory factory = call.getTypeFactory();
    RelDataType list = factory.createArrayType(factory.createSqlType(SqlTypeName.VARCHAR), -1);
    boolean nullable = call.getOperandType(0).isNullable() || call.getOperandType(1).isNullable();
    return factory.createTypeWithNullability(list, nullable);
  }

  private static RelDataType list(SqlOperatorBinding call, RelDataType element) {
    RelDataTypeFactory factory = call.getTypeFactory();
    return factory.createTypeWithNullability(
        factory.createArrayType(element, -1), call.getOperandType(0).isNullable());
  }
}
