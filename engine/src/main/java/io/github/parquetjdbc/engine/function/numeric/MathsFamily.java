package io.github.parquetjdbc.engine.function.numeric;

import io.github.parquetjdbc.engine.function.bind.Binding;
import io.github.parquetjdbc.engine.function.bind.FunctionFamily;
import io.github.parquetjdbc.engine.function.bind.ScalarFunction;
import io.github.parquetjdbc.engine.function.bind.Signature;
import io.github.parquetjdbc.vector.DoubleVector;
import io.github.parquetjdbc.vector.VectorKind;
import java.util.Set;

/** Rounding, ABS and SIGN of all numbers, and the functions of mathematics, in DOUBLE. */
public final class MathsFamily implements FunctionFamily {

  private static final Set<String> OF_TWO = Set.of("power", "pow", "atan2", "log");

  @Override
  public Set<String> names() {
    return Set.of(
        "abs",
        "sign",
        "ceil",
        "ceiling",
        "floor",
        "round",
        "truncate",
        "trunc",
        "sqrt",
        "cbrt",
        "exp",
        "ln",
        "log",
        "log2",
        "log10",
        "sin",
        "cos",
        "tan",
        "cot",
        "asin",
        "acos",
        "atan",
        "atan2",
        "sinh",
        "cosh",
        "tanh",
        "degrees",
        "radians",
        "power",
        "pow",
        "pi");
  }

  @Override
  public ScalarFunction resolve(Signature signature, Binding binding) {
    if (!signature.arguments().stream().allMatch(Numbers::isNumber)
        || !Numbers.isNumber(signature.type())) {
      return null;
    }
    RoundingMethod method = RoundingMethod.of(signature.name());
    if (method != null) {
      return rounding(method, signature, binding);
    }
    boolean inexact = signature.type().kind() == VectorKind.DOUBLE;
    return switch (signature.name()) {
      case "pi" -> signature.count() == 0 && inexact ? pi(signature) : null;
      case "abs", "sign" -> signature.count() == 1 ? signed(signature, binding) : null;
      default -> inexact && countFits(signature) ? new DoubleFunction(signature, binding) : null;
    };
  }

  private static boolean countFits(Signature signature) {
    boolean two = OF_TWO.contains(signature.name());
    return signature.count() == (two ? 2 : 1)
        || signature.name().equals("log") && signature.count() == 1;
  }

  private static ScalarFunction pi(Signature signature) {
    return (arguments, rows) ->
        new DoubleVector(
            signature.type(),
            java.util.stream.DoubleStream.generate(() -> Math.PI).limit(rows.length()).toArray(),
            rows.length(),
            null);
  }

  private static ScalarFunction signed(Signature signature, Binding binding) {
    if (signature.type().kind() == VectorKind.DOUBLE) {
      return new DoubleFunction(signature, binding);
    }
    return Numbers.isExact(signature.argument(0)) ? new ExactSign(signature, binding) : null;
  }

  private static ScalarFunction rounding(
      RoundingMethod method, Signature signature, Binding binding) {
    boolean toDigits = signature.count() == 2 && Numbers.isInteger(signature.argument(1));
    boolean takesDigits = method == RoundingMethod.ROUND || method == RoundingMethod.TRUNCATE;
    if (signature.count() != 1 && !(toDigits && takesDigits)) {
      return null;
    }
    if (signature.type().kind() == VectorKind.DOUBLE) {
      return new DoubleRounding(method, signature, binding);
    }
    return Numbers.isExact(signature.argument(0))
        ? new ExactRounding(method, signature, binding)
        : null;
  }
}
