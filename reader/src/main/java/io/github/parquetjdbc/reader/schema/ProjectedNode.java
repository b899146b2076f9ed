package io.github.parquetjdbc.reader.schema;

import io.github.parquetjdbc.reader.error.FilePosition;
import io.github.parquetjdbc.reader.error.MalformedFileException;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.TypeId;
import java.util.ArrayList;
import java.util.List;

/**
 * Parts of a column's tree. Levels stay as they are in the file: a field that was cut out of its
 * struct is NULL below its own definition level, whatever it was that was NULL.
 */
final class ProjectedNode {

  private final FilePosition place;

  /**
   * @param place file and column, for errors
   */
  ProjectedNode(FilePosition place) {
    this.place = place;
  }

  /** The field at the end of a path of structs. */
  SchemaNode field(SchemaNode column, List<String> names) throws MalformedFileException {
    SchemaNode node = column;
    for (String name : names) {
      node = withNullability(child(struct(node, name), name), node.nullable());
    }
    return node;
  }

  private SchemaNode.Struct struct(SchemaNode node, String field) throws MalformedFileException {
    if (node instanceof SchemaNode.Struct struct && struct.type().id() == TypeId.STRUCT) {
      return struct;
    }
    throw new MalformedFileException(
        place, "there is no field " + field + " in " + node.name() + ", which is no struct");
  }

  private SchemaNode child(SchemaNode.Struct struct, String name) throws MalformedFileException {
    List<DataType.Field> fields = struct.type().fields();
    for (int i = 0; i < fields.size(); i++) {
      if (fields.get(i).name().equals(name)) {
        return struct.children().get(i);
      }
    }
    throw new MalformedFileException(place, "there is no field " + name + " in " + struct.name());
  }

  private static SchemaNode withNullability(SchemaNode node, boolean parentNullable) {
    if (!parentNullable || node.nullable()) {
      return node;
    }
    return switch (node.kind()) {
      case PRIMITIVE -> ((SchemaNode.Primitive) node).asNullable();
      case STRUCT -> ((SchemaNode.Struct) node).asNullable();
      case LIST -> ((SchemaNode.ListOf) node).asNullable();
      case MAP -> ((SchemaNode.MapOf) node).asNullable();
    };
  }

  /** The node with the fields selected. */
  SchemaNode select(SchemaNode node, FieldSelection selection) throws MalformedFileException {
    if (selection instanceof FieldSelection.Some some) {
      return switch (node.kind()) {
        case PRIMITIVE -> value(node, some);
        case STRUCT -> struct(node, some);
        case LIST -> {
          SchemaNode.ListOf list = (SchemaNode.ListOf) node;
          yield list.withElement(select(list.element(), selection));
        }
        case MAP -> {
          SchemaNode.MapOf map = (SchemaNode.MapOf) node;
          yield map.value() == null ? map : map.withValue(select(map.value(), selection));
        }
      };
    }
    return node;
  }

  private SchemaNode value(SchemaNode node, FieldSelection.Some some)
      throws MalformedFileException {
    if (!some.fields().isEmpty()) {
      struct(node, some.fields().get(0).name());
    }
    return node;
  }

  private SchemaNode struct(SchemaNode node, FieldSelection.Some some)
      throws MalformedFileException {
    if (node.type().id() != TypeId.STRUCT) {
      return value(node, some);
    }
    SchemaNode.Struct struct = (SchemaNode.Struct) node;
    if (some.fields().isEmpty()) {
      return struct.children().isEmpty() ? struct : first(struct, some);
    }
    List<DataType.Field> fields = new ArrayList<>();
    List<SchemaNode> children = new ArrayList<>();
    for (FieldSelection.Field field : some.fields()) {
      SchemaNode child = select(child(struct, field.name()), field.selection());
      fields.add(new DataType.Field(field.name(), child.type(), child.nullable()));
      children.add(child);
    }
    return struct.withChildren(fields, children);
  }

  private SchemaNode first(SchemaNode.Struct struct, FieldSelection.Some nothing)
      throws MalformedFileException {
    SchemaNode child = select(struct.children().get(0), nothing);
    String name = struct.type().fields().get(0).name();
    DataType.Field field = new DataType.Field(name, child.type(), child.nullable());
    return struct.withChildren(List.of(field), List.of(child));
  }
}
