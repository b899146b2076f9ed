package io.github.parquetjdbc.engine.data;

import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.DataType.Field;
import io.github.parquetjdbc.vector.ListVector;
import io.github.parquetjdbc.vector.MapVector;
import io.github.parquetjdbc.vector.StructVector;
import io.github.parquetjdbc.vector.Validity;
import io.github.parquetjdbc.vector.Vector;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** The nested {@link Cells}. */
final class NestedCells {

  private static final double NULL_SHARE = 0.2;

  private NestedCells() {}

  /** Null lists and maps are to be empty, null structs to have null fields. */
  static void checkNull(Vector vector, int row) {
    if (vector instanceof ListVector list) {
      checkEmpty(list.offsets(), row);
    } else if (vector instanceof MapVector map) {
      checkEmpty(map.offsets(), row);
    } else if (vector instanceof StructVector struct) {
      for (Vector child : struct.children()) {
        if (Cells.get(child, row) != null) {
          throw new AssertionError("a null struct has a field that is not null");
        }
      }
    }
  }

  private static void checkEmpty(int[] offsets, int row) {
    if (offsets[row] != offsets[row + 1]) {
      throw new AssertionError("a null list is not empty");
    }
  }

  /** A row that is not null, of a flat vector. */
  static Object get(Vector vector, int row) {
    if (vector instanceof ListVector list) {
      List<Object> cells = new ArrayList<>();
      for (int i = list.offsets()[row]; i < list.offsets()[row + 1]; i++) {
        cells.add(Cells.get(list.elements(), i));
      }
      return cells;
    }
    if (vector instanceof MapVector map) {
      List<Object> entries = new ArrayList<>();
      for (int i = map.offsets()[row]; i < map.offsets()[row + 1]; i++) {
        entries.add(List.of(Cells.get(map.keys(), i), cell(map.values(), i)));
      }
      return entries;
    }
    List<Object> cells = new ArrayList<>();
    for (Vector child : ((StructVector) vector).children()) {
      cells.add(Cells.get(child, row));
    }
    return cells;
  }

  /** A cell in a list of its own, empty for null. */
  private static List<Object> cell(Vector vector, int row) {
    Object cell = Cells.get(vector, row);
    return cell == null ? List.of() : List.of(cell);
  }

  static Vector vector(DataType type, List<Object> cells) {
    Validity validity = validity(cells);
    return switch (type.id()) {
      case LIST -> {
        Vector elements = Cells.vector(type.element().type(), flat(cells));
        yield new ListVector(type, offsets(cells), elements, cells.size(), validity);
      }
      case STRUCT -> {
        List<Vector> children = new ArrayList<>();
        for (int i = 0; i < type.fields().size(); i++) {
          children.add(Cells.vector(type.fields().get(i).type(), part(cells, i)));
        }
        yield new StructVector(type, children, cells.size(), validity);
      }
      case MAP -> {
        List<Object> entries = flat(cells);
        List<Object> values = new ArrayList<>();
        part(entries, 1).forEach(v -> values.add(((List<?>) v).isEmpty() ? null : list(v).get(0)));
        Vector keys = Cells.vector(type.fields().get(0).type(), part(entries, 0));
        Vector valueVector = Cells.vector(type.fields().get(1).type(), values);
        yield new MapVector(type, offsets(cells), keys, valueVector, cells.size(), validity);
      }
      default -> throw new IllegalArgumentException(type.toString());
    };
  }

  private static Validity validity(List<Object> cells) {
    if (!cells.contains(null)) {
      return null;
    }
    Validity validity = Validity.allValid(cells.size());
    for (int i = 0; i < cells.size(); i++) {
      if (cells.get(i) == null) {
        validity.setNull(i);
      }
    }
    return validity;
  }

  private static int[] offsets(List<Object> lists) {
    int[] offsets = new int[lists.size() + 1];
    for (int i = 0; i < lists.size(); i++) {
      offsets[i + 1] = offsets[i] + (lists.get(i) == null ? 0 : list(lists.get(i)).size());
    }
    return offsets;
  }

  private static List<Object> flat(List<Object> lists) {
    List<Object> cells = new ArrayList<>();
    lists.forEach(list -> cells.addAll(list == null ? List.of() : list(list)));
    return cells;
  }

  private static List<Object> part(List<Object> rows, int index) {
    List<Object> cells = new ArrayList<>();
    rows.forEach(row -> cells.add(row == null ? null : list(row).get(index)));
    return cells;
  }

  private static List<?> list(Object cell) {
    return (List<?>) cell;
  }

  /** Empty lists and maps, and nulls within, among others. */
  static Object random(DataType type, int choice, Random random) {
    List<Object> cells = new ArrayList<>();
    switch (type.id()) {
      case LIST -> {
        int size = choice == 0 ? 0 : random.nextInt(5);
        for (int i = 0; i < size; i++) {
          cells.add(inner(type.element(), random));
        }
      }
      case STRUCT -> type.fields().forEach(field -> cells.add(inner(field, random)));
      case MAP -> {
        int size = choice == 0 ? 0 : random.nextInt(4);
        for (int i = 0; i < size; i++) {
          Object value = inner(type.fields().get(1), random);
          Object key = inner(type.fields().get(0), random);
          cells.add(List.of(key, value == null ? List.of() : List.of(value)));
        }
      }
      default -> throw new IllegalArgumentException(type.toString());
    }
    return cells;
  }

  private static Object inner(Field field, Random random) {
    boolean isNull = field.nullable() && random.nextDouble() < NULL_SHARE;
    return isNull ? null : Cells.random(field.type(), 6, random);
  }
}
