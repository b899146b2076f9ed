package io.github.parquetjdbc.engine.function.nested;

import io.github.parquetjdbc.engine.function.bind.Binding;
import io.github.parquetjdbc.engine.function.bind.FunctionFamily;
import io.github.parquetjdbc.engine.function.bind.ScalarFunction;
import io.github.parquetjdbc.engine.function.bind.Signature;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.TypeId;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** Functions of lists and maps. Elements and values beside lists have one type. */
public final class ListFamily implements FunctionFamily {

  private static final Map<String, ListChange.Kind> CHANGES =
      Map.of(
          "array_reverse", ListChange.Kind.REVERSE,
          "array_sort", ListChange.Kind.SORT,
          "array_distinct", ListChange.Kind.DISTINCT,
          "array_slice", ListChange.Kind.SLICE,
          "array_concat", ListChange.Kind.CONCAT,
          "||", ListChange.Kind.CONCAT,
          "array_append", ListChange.Kind.APPEND,
          "array_prepend", ListChange.Kind.PREPEND,
          "array_remove", ListChange.Kind.REMOVE);

  private static final Set<String> OTHERS =
      Set.of(
          "array_contains", "array_position", "array_min", "array_max", "map_keys", "map_values");

  @Override
  public Set<String> names() {
    Set<String> names = new HashSet<>(OTHERS);
    names.addAll(CHANGES.keySet());
    return names;
  }

  @Override
  public ScalarFunction resolve(Signature signature, Binding binding) {
    ListChange.Kind change = CHANGES.get(signature.name());
    if (change != null) {
      return change(change, signature);
    }
    if (signature.name().startsWith("map_")) {
      MapParts.Part part =
          signature.name().equals("map_keys") ? MapParts.Part.KEYS : MapParts.Part.VALUES;
      return signature.is(0, TypeId.MAP) ? new MapParts(part, signature.type()) : null;
    }
    if (!signature.is(0, TypeId.LIST)) {
      return null;
    }
    DataType element = signature.argument(0).element().type();
    if (!ElementOrder.compares(element)) {
      return null;
    }
    return switch (signature.name()) {
      case "array_min" -> new ListExtreme(element, -1);
      case "array_max" -> new ListExtreme(element, 1);
      default ->
          signature.argument(1).equals(element) ? new ListSearch(element, signature.type()) : null;
    };
  }

  private static ScalarFunction change(ListChange.Kind kind, Signature signature) {
    if (signature.type().id() != TypeId.LIST) {
      return null;
    }
    boolean comparable = ElementOrder.compares(signature.type().element().type());
    return comparable || !kind.compares() ? new ListChange(kind, signature.type()) : null;
  }
}
