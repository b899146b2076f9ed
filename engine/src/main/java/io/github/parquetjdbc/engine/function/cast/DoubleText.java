package io.github.parquetjdbc.engine.function.cast;

import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.TypeId;
import java.math.BigDecimal;
import java.math.MathContext;

/**
 * REAL and DOUBLE as text: the fewest digits that give the same number back, in PostgreSQL's form
 * ({@code 0.5}, {@code 1e+20}, {@code NaN}). Independent of {@link Double#toString}, whose digits
 * changed between Java versions.
 */
public final class DoubleText {

  private static final int DOUBLE_DIGITS = 15;
  private static final int FLOAT_DIGITS = 6;
  private static final int MIN_FIXED_EXPONENT = -4;

  private DoubleText() {}

  public static String of(double value, DataType type) {
    if (Double.isNaN(value)) {
      return "NaN";
    }
    if (Double.isInfinite(value)) {
      return value > 0 ? "Infinity" : "-Infinity";
    }
    if (value == 0) {
      return 1 / value < 0 ? "-0" : "0";
    }
    return type.id() == TypeId.REAL
        ? format(shortestFloat((float) value), FLOAT_DIGITS)
        : format(shortest(value), DOUBLE_DIGITS);
  }

  private static BigDecimal shortest(double value) {
    BigDecimal exact = new BigDecimal(value);
    int digits = Math.abs(value) < Double.MIN_NORMAL ? 1 : DOUBLE_DIGITS;
    BigDecimal rounded = exact.round(new MathContext(digits));
    while (rounded.doubleValue() != value) {
      digits++;
      rounded = exact.round(new MathContext(digits));
    }
    return rounded.stripTrailingZeros();
  }

  private static BigDecimal shortestFloat(float value) {
    BigDecimal exact = new BigDecimal(value);
    int digits = Math.abs(value) < Float.MIN_NORMAL ? 1 : FLOAT_DIGITS;
    BigDecimal rounded = exact.round(new MathContext(digits));
    while (rounded.floatValue() != value) {
      digits++;
      rounded = exact.round(new MathContext(digits));
    }
    return rounded.stripTrailingZeros();
  }

  private static String format(BigDecimal value, int fixedDigits) {
    String digits = value.unscaledValue().abs().toString();
    int exponent = digits.length() - 1 - value.scale();
    if (exponent >= MIN_FIXED_EXPONENT && exponent < fixedDigits) {
      return value.toPlainString();
    }
    StringBuilder text = new StringBuilder();
    text.append(value.signum() < 0 ? "-" : "").append(digits.charAt(0));
    if (digits.length() > 1) {
      text.append('.').append(digits, 1, digits.length());
    }
    text.append('e').append(exponent < 0 ? '-' : '+');
    return text.append(Math.abs(exponent) < 10 ? "0" : "").append(Math.abs(exponent)).toString();
  }
}
