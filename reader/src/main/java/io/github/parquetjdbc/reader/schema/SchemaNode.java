package io.github.parquetjdbc.reader.schema;

import io.github.parquetjdbc.vector.DataType;
import java.util.ArrayList;
import java.util.List;

/**
 * A field as SQL sees it, with the levels that are needed to put its values together: the groups
 * that only spell out lists and maps are folded away.
 *
 * <p>A field is there in a row when the definition level of its leaves is at least {@link
 * #definitionLevel()}; below that it, or a parent, is NULL.
 */
public sealed interface SchemaNode {

  /** The kinds of nodes, so that a switch over them is checked by the compiler. */
  enum Kind {
    PRIMITIVE,
    STRUCT,
    LIST,
    MAP
  }

  Kind kind();

  String name();

  DataType type();

  boolean nullable();

  /** Definition level from which on the field itself is not NULL. */
  int definitionLevel();

  /** Repeated fields above and including this one that it lies in, its own list not counted. */
  int repetitionLevel();

  /** The leaves below the field, in the order of their chunks; of a value, itself. */
  default List<LeafColumn> leaves() {
    return switch (kind()) {
      case PRIMITIVE -> List.of(((Primitive) this).leaf());
      case STRUCT -> leaves(((Struct) this).children());
      case LIST -> ((ListOf) this).element().leaves();
      case MAP -> {
        MapOf map = (MapOf) this;
        yield map.value() == null ? map.key().leaves() : leaves(List.of(map.key(), map.value()));
      }
    };
  }

  private static List<LeafColumn> leaves(List<SchemaNode> nodes) {
    List<LeafColumn> leaves = new ArrayList<>();
    for (SchemaNode node : nodes) {
      leaves.addAll(node.leaves());
    }
    return leaves;
  }

  /** A value. */
  record Primitive(String name, boolean nullable, LeafColumn leaf) implements SchemaNode {

    Primitive asNullable() {
      return new Primitive(name, true, leaf);
    }

    @Override
    public Kind kind() {
      return Kind.PRIMITIVE;
    }

    @Override
    public DataType type() {
      return leaf.type();
    }

    @Override
    public int definitionLevel() {
      return leaf.maxDefinitionLevel();
    }

    @Override
    public int repetitionLevel() {
      return leaf.maxRepetitionLevel();
    }
  }

  /** A group of fields. Its type is STRUCT, or VARIANT for the groups that the format calls so. */
  record Struct(
      String name,
      DataType type,
      boolean nullable,
      int definitionLevel,
      int repetitionLevel,
      List<SchemaNode> children)
      implements SchemaNode {
    public Struct {
      children = List.copyOf(children);
    }

    Struct asNullable() {
      return new Struct(name, type, true, definitionLevel, repetitionLevel, children);
    }

    /** With other children, whose fields the type then has. */
    Struct withChildren(List<DataType.Field> fields, List<SchemaNode> kept) {
      return new Struct(
          name, DataType.struct(fields), nullable, definitionLevel, repetitionLevel, kept);
    }

    @Override
    public Kind kind() {
      return Kind.STRUCT;
    }
  }

  /**
   * A list.
   *
   * @param elementDefinitionLevel level from which on there is an element, NULL or not; between
   *     this and {@code definitionLevel} the list is empty
   * @param elementRepetitionLevel repetition level of elements after the first
   */
  record ListOf(
      String name,
      DataType type,
      boolean nullable,
      int definitionLevel,
      int repetitionLevel,
      int elementDefinitionLevel,
      int elementRepetitionLevel,
      SchemaNode element)
      implements SchemaNode {

    ListOf asNullable() {
      return with(type, true, element);
    }

    ListOf withElement(SchemaNode other) {
      return with(DataType.list(other.type(), type.element().nullable()), nullable, other);
    }

    private ListOf with(DataType newType, boolean newNullable, SchemaNode newElement) {
      return new ListOf(
          name,
          newType,
          newNullable,
          definitionLevel,
          repetitionLevel,
          elementDefinitionLevel,
          elementRepetitionLevel,
          newElement);
    }

    @Override
    public Kind kind() {
      return Kind.LIST;
    }
  }

  /**
   * A map.
   *
   * @param entryDefinitionLevel level from which on there is an entry
   * @param entryRepetitionLevel repetition level of entries after the first
   * @param value {@code null} where the file has keys only; the values are then all NULL
   */
  record MapOf(
      String name,
      DataType type,
      boolean nullable,
      int definitionLevel,
      int repetitionLevel,
      int entryDefinitionLevel,
      int entryRepetitionLevel,
      SchemaNode key,
      SchemaNode value)
      implements SchemaNode {

    MapOf asNullable() {
      return with(type, true, value);
    }

    MapOf withValue(SchemaNode other) {
      boolean valueNullable = type.fields().get(1).nullable();
      return with(DataType.map(key.type(), other.type(), valueNullable), nullable, other);
    }

    private MapOf with(DataType newType, boolean newNullable, SchemaNode newValue) {
      return new MapOf(
          name,
          newType,
          newNullable,
          definitionLevel,
          repetitionLevel,
          entryDefinitionLevel,
          entryRepetitionLevel,
          key,
          newValue);
    }

    @Override
    public Kind kind() {
      return Kind.MAP;
    }
  }
}
