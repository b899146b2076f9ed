package io.github.parquetjdbc.reader.schema;

import java.util.Arrays;
import java.util.List;

/**
 * Which fields of a nested column are read. Lists are transparent: a selection speaks of the struct
 * that a field is, or that the elements of a list are, or the values of a map, however many lists
 * and maps lie between. The keys of a map are always read.
 */
public sealed interface FieldSelection {

  /** All of the field. */
  FieldSelection ALL = new All();

  /** All of the field. */
  record All() implements FieldSelection {}

  /**
   * Some fields, in the order which they are to have in the vector's type.
   *
   * @param fields where there is none, a single leaf is read, the first: enough to tell NULLs and
   *     the lengths of lists, with a vector of that leaf only
   */
  record Some(List<Field> fields) implements FieldSelection {
    public Some {
      fields = List.copyOf(fields);
    }
  }

  /**
   * A field of a struct.
   *
   * @param name as in the struct's type
   * @param selection what of it
   */
  record Field(String name, FieldSelection selection) {}

  /** These fields, each whole. */
  static FieldSelection of(String... names) {
    return new Some(Arrays.stream(names).map(name -> new Field(name, ALL)).toList());
  }
}
