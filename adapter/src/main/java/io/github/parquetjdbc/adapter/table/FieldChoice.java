package io.github.parquetjdbc.adapter.table;

import io.github.parquetjdbc.reader.schema.FieldSelection;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.TypeId;
import java.util.ArrayList;
import java.util.List;

/** What of a file's nested column is to be read, so that a type with fewer fields can be made. */
final class FieldChoice {

  private FieldChoice() {}

  /**
   * The fields that both types have, all if none is left out.
   *
   * @param from the column's type in the file
   * @param to the type that is wanted; it may have fields that the file lacks
   */
  static FieldSelection selection(DataType from, DataType to) {
    if (from.id() != to.id()) {
      return FieldSelection.ALL;
    }
    return switch (from.id()) {
      case LIST -> selection(from.element().type(), to.element().type());
      case MAP -> selection(from.fields().get(1).type(), to.fields().get(1).type());
      case STRUCT -> ofStruct(from, to);
      default -> FieldSelection.ALL;
    };
  }

  private static FieldSelection ofStruct(DataType from, DataType to) {
    List<FieldSelection.Field> chosen = new ArrayList<>();
    boolean whole = true;
    for (DataType.Field field : to.fields()) {
      DataType.Field own = find(from, field.name());
      if (own != null) {
        FieldSelection inner = selection(own.type(), field.type());
        whole &= inner == FieldSelection.ALL;
        chosen.add(new FieldSelection.Field(field.name(), inner));
      }
    }
    whole &= chosen.size() == from.fields().size();
    // Without any field there would be nothing to tell NULL structs by.
    return whole || chosen.isEmpty() ? FieldSelection.ALL : new FieldSelection.Some(chosen);
  }

  /** The type of what is read of a column. */
  static DataType selected(DataType from, FieldSelection fields) {
    if (!(fields instanceof FieldSelection.Some some)) {
      return from;
    }
    List<DataType.Field> inner = from.fields();
    if (from.id() == TypeId.LIST) {
      return DataType.list(selected(inner.get(0).type(), fields), inner.get(0).nullable());
    }
    if (from.id() == TypeId.MAP) {
      DataType.Field value = inner.get(1);
      return DataType.map(inner.get(0).type(), selected(value.type(), fields), value.nullable());
    }
    List<DataType.Field> chosen = new ArrayList<>();
    for (FieldSelection.Field field : some.fields()) {
      DataType.Field own = find(from, field.name());
      chosen.add(
          new DataType.Field(own.name(), selected(own.type(), field.selection()), own.nullable()));
    }
    return DataType.struct(chosen);
  }

  private static DataType.Field find(DataType struct, String name) {
    for (DataType.Field field : struct.fields()) {
      if (field.name().equals(name)) {
        return field;
      }
    }
    return null;
  }
}
