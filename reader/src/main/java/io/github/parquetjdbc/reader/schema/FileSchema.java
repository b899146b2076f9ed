package io.github.parquetjdbc.reader.schema;

import io.github.parquetjdbc.reader.error.FilePosition;
import io.github.parquetjdbc.reader.error.MalformedFileException;
import io.github.parquetjdbc.reader.error.UnsupportedFeatureException;
import io.github.parquetjdbc.reader.metadata.SchemaElement;
import io.github.parquetjdbc.vector.DataType;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The columns of a file. Immutable. */
public final class FileSchema {

  private final List<Column> columns;
  private final List<LeafColumn> leaves;
  private final Map<String, Column> byName = new HashMap<>();

  /**
   * A top-level column.
   *
   * @param name unique in the file: where a file has several columns of one name, the second is
   *     called {@code x_1}, and so on with the next number that gives a name of no other column
   * @param node the column's tree
   * @param problem why the column cannot be read, or {@code null}
   */
  public record Column(String name, SchemaNode node, String problem) {

    public DataType type() {
      return node.type();
    }

    public boolean nullable() {
      return node.nullable();
    }

    /**
     * To be called before the column is read.
     *
     * @throws MalformedFileException if it cannot be
     */
    public void checkReadable(FilePosition place) throws MalformedFileException {
      if (problem != null) {
        throw new MalformedFileException(place.withColumn(name), problem);
      }
    }
  }

  FileSchema(List<Column> columns, List<LeafColumn> leaves) {
    this.columns = List.copyOf(columns);
    this.leaves = List.copyOf(leaves);
    for (Column column : columns) {
      byName.put(column.name(), column);
    }
  }

  /**
   * The columns that a footer lists.
   *
   * @param elements depth first, the root first of all
   * @param place the file, for errors
   * @throws MalformedFileException if the elements are not one tree
   * @throws UnsupportedFeatureException if the tree is deeper than {@link SchemaTree#MAX_DEPTH}
   */
  public static FileSchema of(List<SchemaElement> elements, TypeOptions options, FilePosition place)
      throws IOException {
    return new FileSchemaBuilder(SchemaTree.of(elements, place), options).build();
  }

  /** Top-level columns in file order. */
  public List<Column> columns() {
    return columns;
  }

  /** The column of exactly this name, or {@code null}. */
  public Column column(String name) {
    return byName.get(name);
  }

  /**
   * What a path names, as a column of its own: its type is that of the vectors read, nullable if
   * anything on the path is.
   *
   * @param place the file, for errors
   * @throws MalformedFileException where there is no such column or field
   */
  public Column column(ColumnPath path, FilePosition place) throws MalformedFileException {
    List<String> names = path.names();
    Column column = column(names.get(0));
    if (column == null) {
      throw new MalformedFileException(place, "there is no column named " + names.get(0));
    }
    ProjectedNode projected = new ProjectedNode(place.withColumn(path.dotted()));
    SchemaNode field = projected.field(column.node(), names.subList(1, names.size()));
    SchemaNode node = projected.select(field, path.fields());
    return new Column(path.dotted(), node, column.problem());
  }

  /** All leaf columns in the order of their chunks. */
  public List<LeafColumn> leaves() {
    return leaves;
  }
}
