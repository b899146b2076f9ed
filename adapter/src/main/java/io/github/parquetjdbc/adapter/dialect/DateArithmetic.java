package io.github.parquetjdbc.adapter.dialect;

import org.apache.calcite.avatica.util.TimeUnit;
import org.apache.calcite.rel.type.RelDataType;
import org.apache.calcite.rel.type.RelDataTypeFactory;
import org.apache.calcite.sql.SqlBasicTypeNameSpec;
import org.apache.calcite.sql.SqlCallBinding;
import org.apache.calcite.sql.SqlDataTypeSpec;
import org.apache.calcite.sql.SqlIntervalQualifier;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlLiteral;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.fun.SqlLibraryOperators;
import org.apache.calcite.sql.fun.SqlStdOperatorTable;
import org.apache.calcite.sql.parser.SqlParserPos;
import org.apache.calcite.sql.type.SqlTypeName;
import org.apache.calcite.sql.validate.SqlValidator;
import org.apache.calcite.sql.validate.implicit.TypeCoercionImpl;

/**
 * Whole numbers beside dates are days, as in PostgreSQL: {@code date + 5}; so is what lies between
 * two dates: {@code date - date}. What lies between two timestamps or times is an interval.
 */
final class DateArithmetic extends TypeCoercionImpl {

  DateArithmetic(RelDataTypeFactory types, SqlValidator validator) {
    super(types, validator);
  }

  @Override
  public boolean binaryArithmeticCoercion(SqlCallBinding binding) {
    SqlKind kind = binding.getCall().getKind();
    if (binding.getOperandCount() == 2 && (kind == SqlKind.PLUS || kind == SqlKind.MINUS)) {
      RelDataType left = binding.getOperandType(0);
      RelDataType right = binding.getOperandType(1);
      if (kind == SqlKind.MINUS && isDate(left) && isDate(right)) {
        return toDayNumber(binding, 0) && toDayNumber(binding, 1);
      }
      if (kind == SqlKind.MINUS
          && (isTimestamp(left) || isTimestamp(right))
          && areMoments(left, right)) {
        return toInterval(binding, 0) && toInterval(binding, 1);
      }
      if (isDate(left) && isWhole(right)) {
        return toDays(binding, 1);
      }
      if (kind == SqlKind.PLUS && isWhole(left) && isDate(right)) {
        return toDays(binding, 0);
      }
    }
    return super.binaryArithmeticCoercion(binding);
  }

  private static boolean isDate(RelDataType type) {
    return type.getSqlTypeName() == SqlTypeName.DATE;
  }

  private static boolean isTimestamp(RelDataType type) {
    return type.getSqlTypeName() == SqlTypeName.TIMESTAMP
        || type.getSqlTypeName() == SqlTypeName.TIMESTAMP_WITH_LOCAL_TIME_ZONE;
  }

  private static boolean areMoments(RelDataType left, RelDataType right) {
    return (isTimestamp(left) || isDate(left)) && (isTimestamp(right) || isDate(right));
  }

  /** The operand as an interval since 1970-01-01; intervals count milliseconds. */
  private static boolean toInterval(SqlCallBinding binding, int operand) {
    SqlNode moment = binding.operand(operand);
    SqlParserPos position = moment.getParserPosition();
    SqlNode timestamp = moment;
    if (isDate(binding.getOperandType(operand))) {
      timestamp =
          SqlStdOperatorTable.CAST.createCall(
              position,
              moment,
              new SqlDataTypeSpec(
                  new SqlBasicTypeNameSpec(SqlTypeName.TIMESTAMP, position), position));
    }
    SqlNode millis = SqlLibraryOperators.UNIX_MILLIS.createCall(position, timestamp);
    SqlIntervalQualifier unit = new SqlIntervalQualifier(TimeUnit.DAY, TimeUnit.SECOND, position);
    SqlNode millisecond = SqlLiteral.createInterval(1, "0 00:00:00.001", unit, position);
    SqlNode interval = SqlStdOperatorTable.MULTIPLY.createCall(position, millis, millisecond);
    binding.getCall().setOperand(operand, interval);
    binding.getValidator().deriveType(binding.getScope(), interval);
    return true;
  }

  private static boolean isWhole(RelDataType type) {
    return SqlTypeName.INT_TYPES.contains(type.getSqlTypeName());
  }

  /** The operand as days since 1970-01-01. */
  private static boolean toDayNumber(SqlCallBinding binding, int operand) {
    SqlNode date = binding.operand(operand);
    SqlNode number = SqlLibraryOperators.UNIX_DATE.createCall(date.getParserPosition(), date);
    binding.getCall().setOperand(operand, number);
    binding.getValidator().deriveType(binding.getScope(), number);
    return true;
  }

  private static boolean toDays(SqlCallBinding binding, int operand) {
    SqlNode number = binding.operand(operand);
    SqlParserPos position = number.getParserPosition();
    SqlNode day =
        SqlLiteral.createInterval(
            1, "1", new SqlIntervalQualifier(TimeUnit.DAY, null, position), position);
    SqlNode days = SqlStdOperatorTable.MULTIPLY.createCall(position, number, day);
    binding.getCall().setOperand(operand, days);
    binding.getValidator().deriveType(binding.getScope(), days);
    return true;
  }
}
