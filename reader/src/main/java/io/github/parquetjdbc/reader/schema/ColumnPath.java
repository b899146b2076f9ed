package io.github.parquetjdbc.reader.schema;

import java.util.ArrayList;
import java.util.List;

/**
 * What a scan reads as one column: a top-level column, or a field inside of structs, whole or with
 * some of its fields. Only the chunks of leaves below it are read.
 *
 * <p>The path goes through structs only: {@code address.city} is a column of cities, NULL where the
 * address is. Inside of lists and maps fields are chosen by {@code fields}: {@code items} with the
 * field {@code price} is a list of structs of one field.
 *
 * @param names the name of a top-level column, then of fields, as types have them; at least one
 * @param fields what of the last of them is read
 */
public record ColumnPath(List<String> names, FieldSelection fields) {

  public ColumnPath {
    names = List.copyOf(names);
    if (names.isEmpty()) {
      throw new IllegalArgumentException("a path without names");
    }
  }

  /** A top-level column, whole. */
  public static ColumnPath of(String column) {
    return new ColumnPath(List.of(column), FieldSelection.ALL);
  }

  /** Top-level columns, whole. */
  public static List<ColumnPath> of(List<String> columns) {
    return columns.stream().map(ColumnPath::of).toList();
  }

  /** A field of the struct at this path, whole. */
  public ColumnPath field(String name) {
    List<String> longer = new ArrayList<>(names);
    longer.add(name);
    return new ColumnPath(longer, FieldSelection.ALL);
  }

  /** The same field with less in it. */
  public ColumnPath with(FieldSelection selection) {
    return new ColumnPath(names, selection);
  }

  /** For messages: {@code a.b.c}. Names may hold dots themselves, so this identifies nothing. */
  public String dotted() {
    return String.join(".", names);
  }
}
