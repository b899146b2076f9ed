package io.github.parquetjdbc.engine.function.numeric;

import io.github.parquetjdbc.engine.function.bind.Binding;
import io.github.parquetjdbc.engine.function.bind.FunctionFamily;
import io.github.parquetjdbc.engine.function.bind.Lane;
import io.github.parquetjdbc.engine.function.bind.Output;
import io.github.parquetjdbc.engine.function.bind.Rows;
import io.github.parquetjdbc.engine.function.bind.ScalarFunction;
import io.github.parquetjdbc.engine.function.bind.Signature;
import io.github.parquetjdbc.vector.BooleanVector;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.Int128Vector;
import io.github.parquetjdbc.vector.LongVector;
import io.github.parquetjdbc.vector.Vector;
import io.github.parquetjdbc.vector.VectorKind;
import java.math.BigInteger;
import java.util.Set;

/** GCD, LCM, DIV and FACTORIAL of whole numbers; IS_NAN and IS_INF. */
public final class WholeNumberFamily implements FunctionFamily {

  /** The factorial of more has more than 38 digits. */
  private static final int MAX_FACTORIAL = 33;

  @Override
  public Set<String> names() {
    return Set.of("gcd", "lcm", "div", "factorial", "is_nan", "is_inf");
  }

  @Override
  public ScalarFunction resolve(Signature signature, Binding binding) {
    boolean integers = signature.arguments().stream().allMatch(Numbers::isInteger);
    return switch (signature.name()) {
      case "is_nan", "is_inf" -> special(signature, binding.output());
      case "factorial" ->
          integers && signature.type().kind() == VectorKind.INT128 ? factorial(signature) : null;
      default ->
          integers && signature.count() == 2 && signature.type().equals(DataType.BIGINT)
              ? ofTwo(signature, binding.output())
              : null;
    };
  }

  private static ScalarFunction special(Signature signature, Output output) {
    if (signature.argument(0).kind() != VectorKind.DOUBLE) {
      return null;
    }
    boolean nan = signature.name().equals("is_nan");
    Lane lane = new Lane();
    return (arguments, rows) -> {
      double[] values = lane.doubles(arguments[0]);
      byte[] mask = output.booleans(rows.length());
      for (int i = 0; i < rows.length(); i++) {
        boolean holds = nan ? Double.isNaN(values[i]) : Double.isInfinite(values[i]);
        mask[i] = (byte) (holds ? 1 : 0);
      }
      return new BooleanVector(DataType.BOOLEAN, mask, rows.length(), rows.validity());
    };
  }

  private static ScalarFunction ofTwo(Signature signature, Output output) {
    Lane left = new Lane();
    Lane right = new Lane();
    return (arguments, rows) -> {
      long[] a = left.longs(arguments[0]);
      long[] b = right.longs(arguments[1]);
      long[] results = output.longs(rows.length());
      for (int i = 0; i < rows.count(); i++) {
        int row = rows.row(i);
        if (!rows.isNull(row)) {
          results[row] = ofTwo(signature, a[row], b[row]);
        }
      }
      return new LongVector(signature.type(), results, rows.length(), rows.validity());
    };
  }

  private static long ofTwo(Signature signature, long a, long b) {
    if (signature.name().equals("div")) {
      if (b == 0) {
        throw NumericErrors.divisionByZero();
      }
      return narrowed(BigInteger.valueOf(a).divide(BigInteger.valueOf(b)), signature, a, b);
    }
    BigInteger divisor = BigInteger.valueOf(a).gcd(BigInteger.valueOf(b));
    if (signature.name().equals("gcd")) {
      return narrowed(divisor, signature, a, b);
    }
    return divisor.signum() == 0
        ? 0
        : narrowed(
            BigInteger.valueOf(a).divide(divisor).multiply(BigInteger.valueOf(b)).abs(),
            signature,
            a,
            b);
  }

  private static long narrowed(BigInteger value, Signature signature, long a, long b) {
    if (value.bitLength() >= Long.SIZE) {
      throw NumericErrors.overflow(signature.name() + "(" + a + ", " + b + ")", signature.type());
    }
    return value.longValue();
  }

  private static ScalarFunction factorial(Signature signature) {
    Lane lane = new Lane();
    return (arguments, rows) -> factorials(signature, lane.longs(arguments[0]), rows);
  }

  private static Vector factorials(Signature signature, long[] values, Rows rows) {
    long[] low = new long[rows.length()];
    long[] high = new long[rows.length()];
    for (int i = 0; i < rows.count(); i++) {
      int row = rows.row(i);
      if (!rows.isNull(row)) {
        if (values[row] < 0) {
          throw NumericErrors.domain("factorial", values[row]);
        }
        if (values[row] > MAX_FACTORIAL) {
          throw NumericErrors.overflow("factorial(" + values[row] + ")", signature.type());
        }
        BigInteger product = BigInteger.ONE;
        for (long factor = 2; factor <= values[row]; factor++) {
          product = product.multiply(BigInteger.valueOf(factor));
        }
        low[row] = product.longValue();
        high[row] = product.shiftRight(Long.SIZE).longValue();
      }
    }
    return new Int128Vector(signature.type(), high, low, rows.length(), rows.validity());
  }
}
