package io.github.parquetjdbc.reader.schema;

import io.github.parquetjdbc.reader.error.FilePosition;
import io.github.parquetjdbc.reader.error.MalformedFileException;
import io.github.parquetjdbc.reader.error.UnsupportedFeatureException;
import io.github.parquetjdbc.reader.metadata.Repetition;
import io.github.parquetjdbc.reader.metadata.SchemaElement;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * A node of the schema as the file has it, with its levels.
 *
 * @param path names from below the root down to this node
 * @param definitionLevel optional and repeated fields on the path, this one included
 * @param repetitionLevel repeated fields on the path, this one included
 * @param leafIndex number of the leaf, or -1 for groups
 */
record SchemaTree(
    SchemaElement element,
    List<String> path,
    int definitionLevel,
    int repetitionLevel,
    int leafIndex,
    List<SchemaTree> children) {

  /** Deepest nesting that is read, far beyond what writers make and safe for recursion. */
  static final int MAX_DEPTH = 128;

  boolean isLeaf() {
    return leafIndex >= 0;
  }

  boolean isRepeated() {
    return element.repetition() == Repetition.REPEATED;
  }

  boolean isOptional() {
    return element.repetition() == Repetition.OPTIONAL;
  }

  String name() {
    return element.name();
  }

  /** The root of the tree that the elements are a depth-first list of. */
  static SchemaTree of(List<SchemaElement> elements, FilePosition place) throws IOException {
    Cursor cursor = new Cursor(elements, place);
    SchemaTree root = cursor.root();
    if (cursor.next != elements.size()) {
      throw new MalformedFileException(
          place,
          "the schema tree has " + cursor.next + " nodes, the footer lists " + elements.size());
    }
    return root;
  }

  /** Walks the list of elements. */
  private static final class Cursor {

    private final List<SchemaElement> elements;
    private final FilePosition place;
    private int next;
    private int leaves;

    Cursor(List<SchemaElement> elements, FilePosition place) {
      this.elements = elements;
      this.place = place;
    }

    SchemaTree root() throws IOException {
      SchemaElement root = elements.get(next++);
      if (root.type() != null) {
        throw new MalformedFileException(place, "the root of the schema is not a group");
      }
      return new SchemaTree(root, List.of(), 0, 0, -1, children(root, List.of(), 0, 0));
    }

    private List<SchemaTree> children(
        SchemaElement parent, List<String> path, int definitionLevel, int repetitionLevel)
        throws IOException {
      if (parent.childCount() > elements.size() - next) {
        throw new MalformedFileException(
            place,
            "schema element "
                + parent.name()
                + " has "
                + parent.childCount()
                + " children, "
                + (elements.size() - next)
                + " elements are left");
      }
      if (path.size() == MAX_DEPTH) {
        throw new UnsupportedFeatureException(
            place, "the schema is nested more than " + MAX_DEPTH + " deep");
      }
      List<SchemaTree> children = new ArrayList<>(parent.childCount());
      for (int i = 0; i < parent.childCount(); i++) {
        children.add(node(path, definitionLevel, repetitionLevel));
      }
      return children;
    }

    private SchemaTree node(List<String> parentPath, int parentDefinition, int parentRepetition)
        throws IOException {
      if (next == elements.size()) {
        throw new MalformedFileException(place, "the schema tree is cut off");
      }
      SchemaElement element = elements.get(next++);
      List<String> path = new ArrayList<>(parentPath);
      path.add(element.name());
      boolean required =
          element.repetition() == null || element.repetition() == Repetition.REQUIRED;
      int definition = parentDefinition + (required ? 0 : 1);
      int repetition = parentRepetition + (element.repetition() == Repetition.REPEATED ? 1 : 0);
      if (element.type() != null) {
        return new SchemaTree(element, path, definition, repetition, leaves++, List.of());
      }
      return new SchemaTree(
          element,
          path,
          definition,
          repetition,
          -1,
          children(element, path, definition, repetition));
    }
  }
}
