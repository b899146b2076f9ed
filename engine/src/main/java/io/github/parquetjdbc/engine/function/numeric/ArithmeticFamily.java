package io.github.parquetjdbc.engine.function.numeric;

import io.github.parquetjdbc.engine.function.bind.Binding;
import io.github.parquetjdbc.engine.function.bind.FunctionFamily;
import io.github.parquetjdbc.engine.function.bind.ScalarFunction;
import io.github.parquetjdbc.engine.function.bind.Signature;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.TypeId;
import io.github.parquetjdbc.vector.VectorKind;
import java.util.List;
import java.util.Set;

/** {@code + - * / %}, {@code mod} and {@code neg} of numbers. */
public final class ArithmeticFamily implements FunctionFamily {

  @Override
  public Set<String> names() {
    return Set.of("+", "-", "*", "/", "%", "mod", "neg");
  }

  @Override
  public ScalarFunction resolve(Signature signature, Binding binding) {
    if (!signature.arguments().stream().allMatch(Numbers::isNumber)
        || !Numbers.isNumber(signature.type())) {
      return null;
    }
    if (signature.name().equals("neg") && signature.count() == 1) {
      return negation(signature, binding);
    }
    ArithmeticOperator operator = ArithmeticOperator.of(signature.name());
    if (operator == null || signature.count() != 2) {
      return null;
    }
    return binary(operator, signature, binding);
  }

  private static ScalarFunction binary(
      ArithmeticOperator operator, Signature signature, Binding binding) {
    DataType type = signature.type();
    List<DataType> arguments = signature.arguments();
    if (type.kind() == VectorKind.DOUBLE) {
      return new DoubleArithmetic(operator, type, binding.output());
    }
    if (arguments.stream().anyMatch(a -> a.kind() == VectorKind.DOUBLE)) {
      return null;
    }
    if (type.id() == TypeId.DECIMAL || arguments.stream().anyMatch(a -> a.id() == TypeId.DECIMAL)) {
      return new DecimalArithmetic(
          operator, arguments.get(0), arguments.get(1), type, binding.output());
    }
    return type.kind() == VectorKind.INT
            && arguments.stream().allMatch(a -> a.kind() == VectorKind.INT)
        ? new IntArithmetic(operator, type, binding.output())
        : new LongArithmetic(operator, type, binding.output());
  }

  /** {@code -1 * x}: right for the negative zero too. */
  private static ScalarFunction negation(Signature signature, Binding binding) {
    DataType minusOneType =
        signature.type().kind() == VectorKind.DOUBLE ? DataType.DOUBLE : DataType.INTEGER;
    Signature product =
        new Signature("*", List.of(minusOneType, signature.argument(0)), signature.type());
    return new Negation(binary(ArithmeticOperator.MULTIPLY, product, binding), minusOneType);
  }
}
