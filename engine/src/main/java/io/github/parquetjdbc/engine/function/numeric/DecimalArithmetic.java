package io.github.parquetjdbc.engine.function.numeric;

import io.github.parquetjdbc.engine.function.bind.Output;
import io.github.parquetjdbc.engine.function.bind.Rows;
import io.github.parquetjdbc.engine.function.bind.ScalarFunction;
import io.github.parquetjdbc.engine.function.exact.ExactLane;
import io.github.parquetjdbc.engine.function.exact.ExactResult;
import io.github.parquetjdbc.engine.function.exact.PowersOfTen;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.Vector;
import java.math.BigDecimal;
import java.math.BigInteger;

/**
 * Exact arithmetic of DECIMALs (and integers among them), of any scales, rounded half up to the
 * scale of the result. Batches whose values are small enough, which is proven batch by batch, are
 * computed in longs, others in 128 bits, the rest in objects.
 */
final class DecimalArithmetic implements ScalarFunction {

  private final ArithmeticOperator operator;
  private final DataType type;
  private final ExactLane left;
  private final ExactLane right;
  private final ExactResult result;

  DecimalArithmetic(
      ArithmeticOperator operator,
      DataType leftType,
      DataType rightType,
      DataType type,
      Output output) {
    this.operator = operator;
    this.type = type;
    this.left = new ExactLane(leftType);
    this.right = new ExactLane(rightType);
    this.result = new ExactResult(type, output);
  }

  @Override
  public Vector apply(Vector[] arguments, Rows rows) {
    left.load(arguments[0]);
    right.load(arguments[1]);
    if (left.isNarrow() && right.isNarrow()) {
      long[] out = result.longs(rows.length());
      if (NarrowDecimals.compute(operator, left, right, result.scale(), out, rows)) {
        int outside = result.firstOutside(out, rows);
        if (outside >= 0) {
          throw overflow(outside);
        }
        return result.narrow(out, rows.length(), rows.validity());
      }
    }
    Vector wide = WideDecimals.compute(operator, left, right, result, rows);
    return wide != null ? wide : rowByRow(rows);
  }

  private Vector rowByRow(Rows rows) {
    result.start(rows.length());
    for (int i = 0; i < rows.count(); i++) {
      int row = rows.row(i);
      if (!rows.isNull(row) && !result.put(row, exact(left.get(row), right.get(row)))) {
        throw overflow(row);
      }
    }
    return result.finish(rows.length(), rows.validity());
  }

  private BigInteger exact(BigInteger a, BigInteger b) {
    int common = Math.max(left.scale(), right.scale());
    BigInteger x = PowersOfTen.scale(a, common - left.scale());
    BigInteger y = PowersOfTen.scale(b, common - right.scale());
    int scale = result.scale();
    return switch (operator) {
      case ADD -> PowersOfTen.scale(x.add(y), scale - common);
      case SUBTRACT -> PowersOfTen.scale(x.subtract(y), scale - common);
      case MULTIPLY -> PowersOfTen.scale(a.multiply(b), scale - left.scale() - right.scale());
      case DIVIDE ->
          PowersOfTen.divideHalfUp(x.multiply(PowersOfTen.asBigInteger(scale)), divisor(y));
      case REMAINDER -> PowersOfTen.scale(x.remainder(divisor(y)), scale - common);
    };
  }

  private static BigInteger divisor(BigInteger value) {
    if (value.signum() == 0) {
      throw NumericErrors.divisionByZero();
    }
    return value;
  }

  private RuntimeException overflow(int row) {
    String a = new BigDecimal(left.get(row), left.scale()).toPlainString();
    String b = new BigDecimal(right.get(row), right.scale()).toPlainString();
    return NumericErrors.overflow(a + " " + operator.symbol() + " " + b, type);
  }
}
