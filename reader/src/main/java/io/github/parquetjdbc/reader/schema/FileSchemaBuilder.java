package io.github.parquetjdbc.reader.schema;

import io.github.parquetjdbc.reader.metadata.LogicalType;
import io.github.parquetjdbc.reader.metadata.PhysicalType;
import io.github.parquetjdbc.reader.metadata.SchemaElement;
import io.github.parquetjdbc.reader.schema.FileSchema.Column;
import io.github.parquetjdbc.vector.DataType;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads the meaning out of a schema tree: values, structs, and the ways in which files spell lists
 * and maps (LogicalTypes.md, "Nested Types", with its backward-compatibility rules). A group whose
 * annotation does not fit its children is a struct.
 */
final class FileSchemaBuilder {

  private final SchemaTree root;
  private final TypeOptions options;
  private final List<LeafColumn> leaves = new ArrayList<>();
  private String problem;

  FileSchemaBuilder(SchemaTree root, TypeOptions options) {
    this.root = root;
    this.options = options;
  }

  FileSchema build() {
    List<String> names = UniqueNames.of(root.children());
    List<Column> columns = new ArrayList<>();
    for (SchemaTree child : root.children()) {
      problem = null;
      SchemaNode node = field(child);
      columns.add(new Column(names.get(columns.size()), node, problem));
    }
    return new FileSchema(columns, leaves);
  }

  /** A field in its place: one that is repeated without being part of a list or map is a list. */
  private SchemaNode field(SchemaTree tree) {
    if (!tree.isRepeated()) {
      return content(tree);
    }
    SchemaNode element = content(tree);
    return new SchemaNode.ListOf(
        tree.name(),
        DataType.list(element.type(), false),
        false,
        tree.definitionLevel() - 1,
        tree.repetitionLevel() - 1,
        tree.definitionLevel(),
        tree.repetitionLevel(),
        element);
  }

  /** A field, or, of a repeated one, a single occurrence. */
  private SchemaNode content(SchemaTree tree) {
    SchemaElement element = tree.element();
    if (element.repetition() == null) {
      problem = "field " + tree.name() + " is of no known repetition";
    }
    if (tree.isLeaf()) {
      return primitive(tree);
    }
    LogicalType annotation = Annotations.of(element);
    LogicalType.Kind kind = annotation == null ? LogicalType.Kind.UNKNOWN : annotation.kind();
    return switch (kind) {
      case LIST -> isList(tree) ? list(tree) : struct(tree);
      case MAP -> isMap(tree) ? map(tree) : struct(tree);
      case VARIANT -> struct(tree, DataType.VARIANT);
      default -> struct(tree);
    };
  }

  private SchemaNode primitive(SchemaTree tree) {
    SchemaElement element = tree.element();
    boolean fixed = element.type() == PhysicalType.FIXED_LEN_BYTE_ARRAY;
    int typeLength = fixed ? element.typeLength() : 0;
    if (typeLength < 0) {
      problem = "values of " + typeLength + " bytes";
      typeLength = 0;
    }
    if (Annotations.isMisapplied(element)) {
      problem = element.type() + " cannot be " + Annotations.of(element).kind();
    }
    LogicalType logical = Annotations.applied(element);
    LeafColumn leaf =
        new LeafColumn(
            tree.leafIndex(),
            tree.path(),
            element.type(),
            typeLength,
            logical,
            SqlTypes.of(element.type(), typeLength, logical, options),
            tree.definitionLevel(),
            tree.repetitionLevel());
    leaves.add(leaf);
    return new SchemaNode.Primitive(tree.name(), tree.isOptional(), leaf);
  }

  private SchemaNode struct(SchemaTree tree) {
    return struct(tree, null);
  }

  /**
   * @param type of the group, or {@code null} for a STRUCT of its fields
   */
  private SchemaNode struct(SchemaTree tree, DataType type) {
    List<String> names = UniqueNames.of(tree.children());
    List<SchemaNode> children = new ArrayList<>();
    List<DataType.Field> fields = new ArrayList<>();
    for (SchemaTree child : tree.children()) {
      SchemaNode node = field(child);
      fields.add(new DataType.Field(names.get(fields.size()), node.type(), node.nullable()));
      children.add(node);
    }
    return new SchemaNode.Struct(
        tree.name(),
        type == null ? DataType.struct(fields) : type,
        tree.isOptional(),
        tree.definitionLevel(),
        tree.repetitionLevel(),
        children);
  }

  private static boolean isList(SchemaTree tree) {
    return tree.children().size() == 1 && tree.children().get(0).isRepeated();
  }

  private SchemaNode list(SchemaTree tree) {
    SchemaTree repeated = tree.children().get(0);
    SchemaNode element =
        isElement(repeated, tree.name()) ? content(repeated) : field(repeated.children().get(0));
    return new SchemaNode.ListOf(
        tree.name(),
        DataType.list(element.type(), element.nullable()),
        tree.isOptional(),
        tree.definitionLevel(),
        tree.repetitionLevel(),
        repeated.definitionLevel(),
        repeated.repetitionLevel(),
        element);
  }

  /**
   * Whether the repeated field of a list is itself the element, as older writers had it, and not a
   * group around the element. The rules in the order of the specification.
   */
  private static boolean isElement(SchemaTree repeated, String listName) {
    if (repeated.isLeaf() || repeated.children().size() != 1) {
      return true;
    }
    if (repeated.children().get(0).isRepeated()) {
      return true;
    }
    return repeated.name().equals("array") || repeated.name().equals(listName + "_tuple");
  }

  private static boolean isMap(SchemaTree tree) {
    if (tree.children().size() != 1 || !tree.children().get(0).isRepeated()) {
      return false;
    }
    int fields = tree.children().get(0).children().size();
    return fields == 1 || fields == 2;
  }

  private SchemaNode map(SchemaTree tree) {
    SchemaTree entry = tree.children().get(0);
    SchemaNode key = field(entry.children().get(0));
    SchemaNode value = entry.children().size() == 2 ? field(entry.children().get(1)) : null;
    return new SchemaNode.MapOf(
        tree.name(),
        DataType.map(
            key.type(),
            value == null ? DataType.NULL : value.type(),
            value == null || value.nullable()),
        tree.isOptional(),
        tree.definitionLevel(),
        tree.repetitionLevel(),
        entry.definitionLevel(),
        entry.repetitionLevel(),
        key,
        value);
  }
}
