package io.github.parquetjdbc.reader.schema;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * How lists, maps and structs are found in the ways in which files spell them. Nodes are written as
 * kind, definition level, repetition level and, of lists and maps, the levels of their elements;
 * {@code ?} marks what may be NULL.
 */
class NestedSchemaTest {

  static Stream<Arguments> fields() {
    return Stream.of(
        arguments("three levels", LISTS_3, "list? 1,0 of 2,1 (value? 3,1)", "INTEGER ARRAY"),
        arguments(
            "three levels, element required",
            "required group x (LIST) { repeated group list { required int32 element; } }",
            "list 0,0 of 1,1 (value 1,1)",
            "INTEGER ARRAY"),
        arguments(
            "rule 1: the repeated field is no group",
            "optional group x (LIST) { repeated int32 element; }",
            "list? 1,0 of 2,1 (value 2,1)",
            "INTEGER ARRAY"),
        arguments(
            "rule 2: the repeated group has several fields",
            "optional group x (LIST) { repeated group element { required int32 a; optional int64 b; } }",
            "list? 1,0 of 2,1 (struct 2,1 {value 2,1; value? 3,1})",
            "ROW(a INTEGER, b BIGINT) ARRAY"),
        arguments(
            "rule 3: the one field of the repeated group is repeated",
            "optional group x (LIST) { repeated group y { repeated int32 z; } }",
            "list? 1,0 of 2,1 (struct 2,1 {list 2,1 of 3,2 (value 3,2)})",
            "ROW(z INTEGER ARRAY) ARRAY"),
        arguments(
            "rule 3: a list of lists of two levels each",
            "optional group x (LIST) { repeated group array (LIST) { repeated int32 array; } }",
            "list? 1,0 of 2,1 (list 2,1 of 3,2 (value 3,2))",
            "INTEGER ARRAY ARRAY"),
        arguments(
            "rule 4: the repeated group is called array",
            "optional group x (LIST) { repeated group array { required int32 a; } }",
            "list? 1,0 of 2,1 (struct 2,1 {value 2,1})",
            "ROW(a INTEGER) ARRAY"),
        arguments(
            "rule 4: the repeated group is called after the list",
            "optional group x (LIST) { repeated group x_tuple { required int32 a; } }",
            "list? 1,0 of 2,1 (struct 2,1 {value 2,1})",
            "ROW(a INTEGER) ARRAY"),
        arguments(
            "rule 5: any other names",
            "optional group x (LIST) { repeated group bag { optional int32 array_element; } }",
            "list? 1,0 of 2,1 (value? 3,1)",
            "INTEGER ARRAY"),
        arguments(
            "lists of lists",
            "optional group x (LIST) { repeated group list { optional group element (LIST) {"
                + " repeated group list { optional int32 element; } } } }",
            "list? 1,0 of 2,1 (list? 3,1 of 4,2 (value? 5,2))",
            "INTEGER ARRAY ARRAY"),
        arguments(
            "a repeated field outside any list",
            "repeated int32 x;",
            "list 0,0 of 1,1 (value 1,1)",
            "INTEGER ARRAY"),
        arguments(
            "a repeated group outside any list",
            "repeated group x { optional int32 a; repeated int32 b; }",
            "list 0,0 of 1,1 (struct 1,1 {value? 2,1; list 1,1 of 2,2 (value 2,2)})",
            "ROW(a INTEGER, b INTEGER ARRAY) ARRAY"),
        arguments(
            "a map",
            "optional group x (MAP) { repeated group key_value {"
                + " required binary key (STRING); optional int32 value; } }",
            "map? 1,0 of 2,1 (value 2,1 -> value? 3,1)",
            "MAP<VARCHAR, INTEGER>"),
        arguments(
            "a map by its older annotation, its entries annotated too",
            "optional group x (MAP_KEY_VALUE) { repeated group map {"
                + " required binary key (UTF8); required int32 value; } }",
            "map? 1,0 of 2,1 (value 2,1 -> value 2,1)",
            "MAP<VARCHAR, INTEGER>"),
        arguments(
            "a map without values",
            "required group x (MAP) { repeated group map { required int32 key; } }",
            "map 0,0 of 1,1 (value 1,1 -> none)",
            "MAP<INTEGER, NULL>"),
        arguments(
            "a map of maps of lists",
            "required group x (MAP) { repeated group key_value { required int32 key;"
                + " required group value (LIST) { repeated int32 array; } } }",
            "map 0,0 of 1,1 (value 1,1 -> list 1,1 of 2,2 (value 2,2))",
            "MAP<INTEGER, INTEGER ARRAY>"),
        arguments(
            "structs in structs",
            "optional group x { required group y { optional int32 z; } }",
            "struct? 1,0 {struct 1,0 {value? 2,0}}",
            "ROW(y ROW(z INTEGER))"),
        arguments(
            "two fields of one name",
            "required group x { required int32 a; required int64 b; }",
            "struct 0,0 {value 0,0; value 0,0}",
            "ROW(a INTEGER, b BIGINT)"));
  }

  private static final String LISTS_3 =
      "optional group x (LIST) { repeated group list { optional int32 element; } }";

  @ParameterizedTest(name = "{0}")
  @MethodSource("fields")
  void fieldsHaveTheirMeaning(String what, String field, String node, String type)
      throws IOException {
    FileSchema.Column column = Schemas.parse(field).columns().get(0);
    assertEquals("x", column.name(), what);
    assertEquals(node, text(column.node()));
    assertEquals(type, column.type().toString());
  }

  private static String text(SchemaNode node) {
    String levels =
        (node.nullable() ? "? " : " ") + node.definitionLevel() + "," + node.repetitionLevel();
    return switch (node.kind()) {
      case PRIMITIVE -> "value" + levels;
      case STRUCT -> "struct" + levels + " {" + text(((SchemaNode.Struct) node).children()) + "}";
      case LIST -> {
        SchemaNode.ListOf list = (SchemaNode.ListOf) node;
        yield "list"
            + levels
            + " of "
            + list.elementDefinitionLevel()
            + ","
            + list.elementRepetitionLevel()
            + " ("
            + text(list.element())
            + ")";
      }
      case MAP -> {
        SchemaNode.MapOf map = (SchemaNode.MapOf) node;
        yield "map"
            + levels
            + " of "
            + map.entryDefinitionLevel()
            + ","
            + map.entryRepetitionLevel()
            + " ("
            + text(map.key())
            + " -> "
            + (map.value() == null ? "none" : text(map.value()))
            + ")";
      }
    };
  }

  private static String text(List<SchemaNode> nodes) {
    return String.join("; ", nodes.stream().map(node -> text(node)).toList());
  }
}
