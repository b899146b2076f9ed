package io.github.parquetjdbc.engine.function.nested;

import io.github.parquetjdbc.engine.function.bind.Binding;
import io.github.parquetjdbc.engine.function.bind.FunctionFamily;
import io.github.parquetjdbc.engine.function.bind.ScalarFunction;
import io.github.parquetjdbc.engine.function.bind.Signature;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.TypeId;
import io.github.parquetjdbc.vector.VectorKind;
import java.util.Set;

/** Constructors, CARDINALITY and subscripts. */
public final class NestedFamily implements FunctionFamily {

  @Override
  public Set<String> names() {
    return Set.of("item", "cardinality", "array", "map", "row");
  }

  @Override
  public ScalarFunction resolve(Signature signature, Binding binding) {
    return switch (signature.name()) {
      case "item" -> item(signature);
      case "cardinality" ->
          signature.is(0, TypeId.LIST) || signature.is(0, TypeId.MAP)
              ? new Cardinality(signature.type())
              : null;
      case "array" -> new ListOf(signature.type());
      case "map" -> new MapOf(signature.type());
      case "row" -> new RowOf(signature.type());
      default -> null;
    };
  }

  private static ScalarFunction item(Signature signature) {
    if (signature.is(0, TypeId.LIST)) {
      return signature.argument(1).equals(DataType.BIGINT) ? new ListItem() : null;
    }
    if (!signature.is(0, TypeId.MAP)) {
      return null;
    }
    DataType key = signature.argument(0).fields().get(0).type();
    return key.equals(signature.argument(1)) && comparesByKind(key.kind()) ? new MapItem() : null;
  }

  private static boolean comparesByKind(VectorKind kind) {
    return switch (kind) {
      case BOOLEAN, INT, LONG, INT128, BYTES -> true;
      case DOUBLE, LIST, STRUCT, MAP -> false;
    };
  }
}
