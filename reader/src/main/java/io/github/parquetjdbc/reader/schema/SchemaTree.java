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
 * @param path of leaves: names from below the root down to the leaf; else {@code null}
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
  static final int MAX_DEPTH = 256;

  private static final int PATH_NAMES = 65_536;
  private static final int PATH_NAMES_PER_ELEMENT = 32;
  private static final int TYPICAL_CHILDREN = 16;

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
    private final List<String> path = new ArrayList<>();
    private int next;
    private int leaves;
    private long pathNames;

    Cursor(List<SchemaElement> elements, FilePosition place) {
      this.elements = elements;
      this.place = place;
    }

    SchemaTree root() throws IOException {
      SchemaElement root = elements.get(next++);
      if (root.type() != null) {
        throw new MalformedFileException(place, "the root of the schema is not a group");
      }
      return new SchemaTree(root, null, 0, 0, -1, children(root, 0, 0));
    }

    private List<SchemaTree> children(
        SchemaElement parent, int definitionLevel, int repetitionLevel) throws IOException {
      int left = elements.size() - next;
      if (parent.childCount() > left) {
        throw new MalformedFileException(
            place,
            "schema element "
                + parent.name()
                + " has "
                + parent.childCount()
                + " children, "
                + left
                + " elements are left");
      }
      if (path.size() == MAX_DEPTH) {
        throw new UnsupportedFeatureException(
            place, "the schema is nested more than " + MAX_DEPTH + " deep");
      }
      List<SchemaTree> children = new ArrayList<>(Math.min(parent.childCount(), TYPICAL_CHILDREN));
      for (int i = 0; i < parent.childCount(); i++) {
        children.add(node(definitionLevel, repetitionLevel));
      }
      return children;
    }

    private SchemaTree node(int parentDefinition, int parentRepetition) throws IOException {
      if (next == elements.size()) {
        throw new MalformedFileException(place, "the schema tree is cut off");
      }
      SchemaElement element = elements.get(next++);
      Repetition repetition = element.repetition();
      boolean required = repetition == null || repetition == Repetition.REQUIRED;
      int definition = parentDefinition + (required ? 0 : 1);
      int repeated = parentRepetition + (repetition == Repetition.REPEATED ? 1 : 0);
      path.add(element.name());
      SchemaTree node =
          element.type() != null
              ? new SchemaTree(element, leafPath(), definition, repeated, leaves++, List.of())
              : new SchemaTree(
                  element, null, definition, repeated, -1, children(element, definition, repeated));
      path.remove(path.size() - 1);
      return node;
    }

    /** Paths of deep leaves outgrow the footer that they come from, so there is a limit to them. */
    private List<String> leafPath() throws UnsupportedFeatureException {
      pathNames += path.size();
      if (pathNames > PATH_NAMES + (long) PATH_NAMES_PER_ELEMENT * elements.size()) {
        throw new UnsupportedFeatureException(
            place, "the schema has too many deeply nested columns");
      }
      return List.copyOf(path);
    }
  }
}
