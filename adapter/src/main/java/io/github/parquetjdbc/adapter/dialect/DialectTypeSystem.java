package io.github.parquetjdbc.adapter.dialect;

import java.math.RoundingMode;
import org.apache.calcite.rel.type.RelDataType;
import org.apache.calcite.rel.type.RelDataTypeFactory;
import org.apache.calcite.rel.type.RelDataTypeSystemImpl;
import org.apache.calcite.sql.type.SqlTypeName;
import org.apache.calcite.sql.type.SqlTypeUtil;

/**
 * Types of results, chosen so that sums do not wrap and averages are not cut.
 *
 * <p>SUM of whole numbers up to INTEGER is BIGINT, of BIGINT DECIMAL(38,0), of DECIMAL(p,s)
 * DECIMAL(38,s). AVG, variances and the like are DOUBLE for every numeric argument. Exact
 * arithmetic has at most 38 digits, unless an operand has more; a quotient of decimals has at least
 * 12 fractional ones.
 */
final class DialectTypeSystem extends RelDataTypeSystemImpl {

  static final DialectTypeSystem INSTANCE = new DialectTypeSystem();

  /** Columns and casts may be this wide. */
  private static final int MAX_DECIMAL_DIGITS = 76;

  /** Results of arithmetic are no wider, as long as their operands are not: 128 bits hold them. */
  private static final int COMPUTED_DECIMAL_DIGITS = 38;

  private static final int MIN_QUOTIENT_SCALE = 12;
  private static final int MAX_FRACTIONAL_SECOND_DIGITS = 9;
  private static final int MAX_LENGTH = Integer.MAX_VALUE;

  private DialectTypeSystem() {}

  @Override
  public int getMaxPrecision(SqlTypeName typeName) {
    return switch (typeName) {
      case DECIMAL -> MAX_DECIMAL_DIGITS;
      case CHAR, VARCHAR, BINARY, VARBINARY -> MAX_LENGTH;
      case TIME,
          TIME_WITH_LOCAL_TIME_ZONE,
          TIME_TZ,
          TIMESTAMP,
          TIMESTAMP_WITH_LOCAL_TIME_ZONE,
          TIMESTAMP_TZ ->
          MAX_FRACTIONAL_SECOND_DIGITS;
      default -> super.getMaxPrecision(typeName);
    };
  }

  @Override
  public int getMinPrecision(SqlTypeName typeName) {
    return switch (typeName) {
      case TIME,
          TIME_WITH_LOCAL_TIME_ZONE,
          TIME_TZ,
          TIMESTAMP,
          TIMESTAMP_WITH_LOCAL_TIME_ZONE,
          TIMESTAMP_TZ ->
          0;
      default -> super.getMinPrecision(typeName);
    };
  }

  @Override
  public int getMaxScale(SqlTypeName typeName) {
    return typeName == SqlTypeName.DECIMAL ? MAX_DECIMAL_DIGITS : super.getMaxScale(typeName);
  }

  /** A bare TIMESTAMP keeps microseconds, as the standard says; a bare DECIMAL has 38 digits. */
  @Override
  public int getDefaultPrecision(SqlTypeName typeName) {
    return switch (typeName) {
      case DECIMAL -> COMPUTED_DECIMAL_DIGITS;
      case TIMESTAMP, TIMESTAMP_WITH_LOCAL_TIME_ZONE, TIMESTAMP_TZ -> 6;
      default -> super.getDefaultPrecision(typeName);
    };
  }

  @Override
  public RelDataType deriveSumType(RelDataTypeFactory typeFactory, RelDataType argumentType) {
    RelDataType type =
        switch (argumentType.getSqlTypeName()) {
          case TINYINT, SMALLINT, INTEGER -> typeFactory.createSqlType(SqlTypeName.BIGINT);
          case BIGINT -> decimal(typeFactory, COMPUTED_DECIMAL_DIGITS, 0);
          case DECIMAL ->
              decimal(
                  typeFactory,
                  Math.max(COMPUTED_DECIMAL_DIGITS, argumentType.getPrecision()),
                  argumentType.getScale());
          case REAL, FLOAT, DOUBLE -> typeFactory.createSqlType(SqlTypeName.DOUBLE);
          default -> argumentType;
        };
    return typeFactory.createTypeWithNullability(type, argumentType.isNullable());
  }

  @Override
  public RelDataType deriveAvgAggType(RelDataTypeFactory typeFactory, RelDataType argumentType) {
    if (!SqlTypeUtil.isNumeric(argumentType)) {
      return argumentType;
    }
    RelDataType type = typeFactory.createSqlType(SqlTypeName.DOUBLE);
    return typeFactory.createTypeWithNullability(type, argumentType.isNullable());
  }

  @Override
  public RelDataType deriveCovarType(
      RelDataTypeFactory typeFactory, RelDataType arg0Type, RelDataType arg1Type) {
    RelDataType type = typeFactory.createSqlType(SqlTypeName.DOUBLE);
    boolean nullable = arg0Type.isNullable() || arg1Type.isNullable();
    return typeFactory.createTypeWithNullability(type, nullable);
  }

  @Override
  public RelDataType deriveDecimalPlusType(
      RelDataTypeFactory typeFactory, RelDataType type1, RelDataType type2) {
    if (!isDecimalArithmetic(type1, type2)) {
      return null;
    }
    int scale = Math.max(type1.getScale(), type2.getScale());
    int whole =
        Math.max(type1.getPrecision() - type1.getScale(), type2.getPrecision() - type2.getScale());
    return capped(typeFactory, whole + scale + 1, scale, type1, type2);
  }

  @Override
  public RelDataType deriveDecimalMultiplyType(
      RelDataTypeFactory typeFactory, RelDataType type1, RelDataType type2) {
    if (!isDecimalArithmetic(type1, type2)) {
      return null;
    }
    return capped(
        typeFactory,
        type1.getPrecision() + type2.getPrecision(),
        type1.getScale() + type2.getScale(),
        type1,
        type2);
  }

  @Override
  public RelDataType deriveDecimalDivideType(
      RelDataTypeFactory typeFactory, RelDataType type1, RelDataType type2) {
    if (!isDecimalArithmetic(type1, type2)) {
      return null;
    }
    int scale = Math.max(MIN_QUOTIENT_SCALE, Math.max(type1.getScale(), type2.getScale()));
    int whole = type1.getPrecision() - type1.getScale() + type2.getScale();
    return capped(typeFactory, whole + scale, scale, type1, type2);
  }

  @Override
  public RelDataType deriveDecimalModType(
      RelDataTypeFactory typeFactory, RelDataType type1, RelDataType type2) {
    if (!isDecimalArithmetic(type1, type2)) {
      return null;
    }
    int scale = Math.max(type1.getScale(), type2.getScale());
    int whole =
        Math.min(type1.getPrecision() - type1.getScale(), type2.getPrecision() - type2.getScale());
    return capped(typeFactory, Math.max(1, whole + scale), scale, type1, type2);
  }

  @Override
  public RoundingMode roundingMode() {
    return RoundingMode.HALF_UP;
  }

  @Override
  public boolean shouldConvertRaggedUnionTypesToVarying() {
    return true;
  }

  @Override
  public boolean isSchemaCaseSensitive() {
    return false;
  }

  private static boolean isDecimalArithmetic(RelDataType type1, RelDataType type2) {
    return SqlTypeUtil.isExactNumeric(type1)
        && SqlTypeUtil.isExactNumeric(type2)
        && (SqlTypeUtil.isDecimal(type1) || SqlTypeUtil.isDecimal(type2));
  }

  private static RelDataType capped(
      RelDataTypeFactory typeFactory,
      int precision,
      int scale,
      RelDataType type1,
      RelDataType type2) {
    int digits = Math.max(type1.getPrecision(), type2.getPrecision());
    int cap = Math.min(MAX_DECIMAL_DIGITS, Math.max(COMPUTED_DECIMAL_DIGITS, digits));
    return decimal(typeFactory, Math.min(precision, cap), Math.min(scale, cap));
  }

  private static RelDataType decimal(RelDataTypeFactory typeFactory, int precision, int scale) {
    return typeFactory.createSqlType(SqlTypeName.DECIMAL, precision, scale);
  }
}
