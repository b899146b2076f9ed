package io.github.parquetjdbc.engine.function.compare;

import io.github.parquetjdbc.engine.function.bind.Binding;
import io.github.parquetjdbc.engine.function.bind.FunctionFamily;
import io.github.parquetjdbc.engine.function.bind.ScalarFunction;
import io.github.parquetjdbc.engine.function.bind.Signature;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.TypeId;
import io.github.parquetjdbc.vector.VectorKind;
import java.util.List;
import java.util.Set;

/** The six comparisons, and GREATEST and LEAST, which are made of them. */
public final class ComparisonFamily implements FunctionFamily {

  @Override
  public Set<String> names() {
    return Set.of("=", "<>", "<", "<=", ">", ">=", "greatest", "least");
  }

  @Override
  public ScalarFunction resolve(Signature signature, Binding binding) {
    return switch (signature.name()) {
      case "greatest" -> extremes(Operator.GREATER_OR_EQUAL, signature, binding);
      case "least" -> extremes(Operator.LESS_OR_EQUAL, signature, binding);
      default -> comparison(Operator.of(signature.name()), signature, binding);
    };
  }

  private ScalarFunction extremes(Operator better, Signature signature, Binding binding) {
    for (DataType argument : signature.arguments()) {
      if (argument.kind() != signature.type().kind()
          || argument.id() != TypeId.NULL && !comparable(argument, signature.type())) {
        return null;
      }
    }
    if (signature.count() == 0) {
      return null;
    }
    Signature pair =
        new Signature(
            better.symbol(), List.of(signature.type(), signature.type()), DataType.BOOLEAN);
    return new Extremes(
        comparison(better, pair, binding), signature.type(), signature.count(), binding);
  }

  private static ScalarFunction comparison(
      Operator operator, Signature signature, Binding binding) {
    if (operator == null || signature.count() != 2) {
      return null;
    }
    DataType left = signature.argument(0);
    if (!comparable(left, signature.argument(1))) {
      return null;
    }
    return left.id() == TypeId.DECIMAL && left.kind() == VectorKind.BYTES
        ? new BigDecimalComparison(operator, binding.output())
        : new Comparison(operator, binding.output());
  }

  /** Whether the stored values of two types can be compared as they are. */
  public static boolean comparable(DataType left, DataType right) {
    if (left.kind() != right.kind() || left.isNested() || left.scale() != right.scale()) {
      return false;
    }
    return unit(left) == unit(right)
        && (left.id() == TypeId.DECIMAL || right.id() == TypeId.DECIMAL
            ? decimalOrInteger(left) && decimalOrInteger(right)
            : true);
  }

  private static boolean decimalOrInteger(DataType type) {
    return type.id() == TypeId.DECIMAL || type.id() == TypeId.BIGINT;
  }

  /** What the number 1 of a type stands for, as far as it matters. */
  private static long unit(DataType type) {
    return switch (type.id()) {
      case TIME, TIMESTAMP, TIMESTAMP_TZ -> type.unitsPerSecond();
      case INTERVAL_YEAR -> -1;
      case INTERVAL_DAY -> -2;
      case DATE -> -3;
      default -> 0;
    };
  }
}
