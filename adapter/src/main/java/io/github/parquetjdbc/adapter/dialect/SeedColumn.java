package io.github.parquetjdbc.adapter.dialect;

import org.apache.calcite.rel.type.RelDataType;
import org.apache.calcite.rel.type.RelDataTypeFactory;
import org.apache.calcite.sql.SqlInternalOperator;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlOperatorBinding;
import org.apache.calcite.sql.type.OperandTypes;
import org.apache.calcite.sql.type.SqlTypeName;
import org.apache.calcite.sql.type.SqlTypeUtil;

/**
 * A column of the first part of a recursive query, as wide as later rounds may need it: nullable,
 * and text of any length. Calcite would take the type of the first part's values, so that {@code
 * 'a'} made every later text one character long, and {@code 1} said that no later value was null.
 */
public final class SeedColumn extends SqlInternalOperator {

  public static final SeedColumn INSTANCE = new SeedColumn();

  private SeedColumn() {
    super("$SEED", SqlKind.OTHER_FUNCTION, 0, true, SeedColumn::type, null, OperandTypes.ANY);
  }

  private static RelDataType type(SqlOperatorBinding call) {
    return widest(call.getOperandType(0), call.getTypeFactory());
  }

  private static RelDataType widest(RelDataType type, RelDataTypeFactory factory) {
    RelDataType result = type;
    if (SqlTypeUtil.inCharFamily(type) || type.getSqlTypeName() == SqlTypeName.NULL) {
      result = factory.createSqlType(SqlTypeName.VARCHAR);
    } else if (type.getSqlTypeName() == SqlTypeName.ARRAY) {
      result = factory.createArrayType(widest(type.getComponentType(), factory), -1);
    }
    return factory.createTypeWithNullability(result, true);
  }
}
