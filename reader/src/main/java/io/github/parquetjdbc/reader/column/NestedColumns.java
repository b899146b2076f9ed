package io.github.parquetjdbc.reader.column;

import io.github.parquetjdbc.reader.column.ColumnReaders.Chunks;
import io.github.parquetjdbc.reader.column.Occurrences.Place;
import io.github.parquetjdbc.reader.error.FilePosition;
import io.github.parquetjdbc.reader.error.UnsupportedFeatureException;
import io.github.parquetjdbc.reader.schema.SchemaNode;
import io.github.parquetjdbc.vector.TypeId;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Lays out how a nested column is read: a reader for each leaf, an assembly for each field. */
final class NestedColumns {

  private final Chunks chunks;
  private final FilePosition position;
  private final List<LeafReader> leaves = new ArrayList<>();

  private NestedColumns(Chunks chunks, FilePosition position) {
    this.chunks = chunks;
    this.position = position;
  }

  /**
   * A reader of a column that is no primitive.
   *
   * @param rows of the row group
   */
  static ColumnReader open(SchemaNode column, long rows, Chunks chunks, FilePosition position)
      throws IOException {
    NestedColumns columns = new NestedColumns(chunks, position);
    Assembly assembly = columns.assembly(column, Place.RECORD);
    return new NestedColumnReader(columns.leaves, assembly, rows, position);
  }

  private Assembly assembly(SchemaNode node, Place place) throws IOException {
    return switch (node.kind()) {
      case PRIMITIVE -> value((SchemaNode.Primitive) node, place);
      case STRUCT -> struct((SchemaNode.Struct) node, place);
      case LIST -> list((SchemaNode.ListOf) node, place);
      case MAP -> map((SchemaNode.MapOf) node, place);
    };
  }

  private Assembly value(SchemaNode.Primitive node, Place place) throws IOException {
    LeafReader leaf = ColumnReaders.leaf(node.leaf(), place.definition(), chunks, position);
    leaves.add(leaf);
    return new Assembly.Value(leaf);
  }

  private Assembly struct(SchemaNode.Struct node, Place place) throws IOException {
    if (node.type().id() == TypeId.VARIANT) {
      throw new UnsupportedFeatureException(position, "type VARIANT of field " + node.name());
    }
    if (node.children().isEmpty()) {
      throw new UnsupportedFeatureException(position, "group " + node.name() + " without fields");
    }
    List<Assembly> children = new ArrayList<>(node.children().size());
    for (SchemaNode child : node.children()) {
      children.add(assembly(child, place));
    }
    Occurrences occurrences = new Occurrences(place, node.definitionLevel());
    return new Assembly.Struct(node.type(), occurrences, children);
  }

  private Assembly list(SchemaNode.ListOf node, Place place) throws IOException {
    Place element = new Place(node.elementRepetitionLevel(), node.elementDefinitionLevel());
    ListOffsets offsets = new ListOffsets(place, node.definitionLevel(), element);
    return new Assembly.ListOf(node.type(), offsets, assembly(node.element(), element));
  }

  private Assembly map(SchemaNode.MapOf node, Place place) throws IOException {
    Place entry = new Place(node.entryRepetitionLevel(), node.entryDefinitionLevel());
    ListOffsets offsets = new ListOffsets(place, node.definitionLevel(), entry);
    Assembly key = assembly(node.key(), entry);
    Assembly value =
        node.value() == null
            ? new Assembly.NoValue(key.firstLeaf(), offsets)
            : assembly(node.value(), entry);
    Occurrences entries = new Occurrences(entry, entry.definition());
    return new Assembly.MapOf(node.type(), offsets, entries, key, value);
  }
}
