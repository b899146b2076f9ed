package io.github.parquetjdbc.reader.schema;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.parquetjdbc.reader.error.FilePosition;
import io.github.parquetjdbc.reader.error.MalformedFileException;
import io.github.parquetjdbc.reader.error.UnsupportedFeatureException;
import io.github.parquetjdbc.reader.metadata.PhysicalType;
import io.github.parquetjdbc.reader.metadata.Repetition;
import io.github.parquetjdbc.reader.metadata.SchemaElement;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class SchemaTreeTest {

  private static final SchemaElement LEAF = Schemas.leaf("x");

  private static SchemaElement group(String name, int children) {
    return Schemas.group(name, Repetition.OPTIONAL, children);
  }

  @Test
  void leavesAreNumberedInTheOrderOfTheFile() throws IOException {
    FileSchema schema =
        Schemas.of(
            TypeOptions.DEFAULT,
            3,
            Schemas.leaf("a"),
            group("b", 2),
            Schemas.leaf("c"),
            group("d", 1),
            Schemas.leaf("e"),
            Schemas.leaf("f"));
    assertEquals(
        "[[a], [b, c], [b, d, e], [f]]",
        schema.leaves().stream().map(LeafColumn::path).toList().toString());
    for (int i = 0; i < schema.leaves().size(); i++) {
      assertEquals(i, schema.leaves().get(i).index());
    }
    assertEquals(3, schema.leaves().get(2).maxDefinitionLevel());
  }

  @Test
  void namesAreMadeUniqueWithoutTakingOthers() throws IOException {
    FileSchema schema =
        Schemas.of(
            TypeOptions.DEFAULT,
            5,
            Schemas.leaf("x"),
            Schemas.leaf("x"),
            Schemas.leaf("x_1"),
            Schemas.leaf("x"),
            Schemas.leaf("a.b"));
    assertEquals(
        List.of("x", "x_2", "x_1", "x_3", "a.b"),
        schema.columns().stream().map(FileSchema.Column::name).toList());
    assertEquals("[x]", schema.leaves().get(3).path().toString());
    assertNotNull(schema.column("a.b"));
    assertNull(schema.column("a"));
  }

  @Test
  void childCountsThatDoNotAddUpAreRefused() {
    assertMalformed("children", 2, LEAF);
    assertMalformed("children", 1, group("g", Integer.MAX_VALUE), LEAF);
    assertMalformed("cut off", 2, group("g", 1), LEAF);
    assertMalformed("the schema tree has 2 nodes", 1, LEAF, LEAF);
  }

  private static void assertMalformed(String message, int children, SchemaElement... elements) {
    MalformedFileException e =
        assertThrows(
            MalformedFileException.class,
            () -> Schemas.of(TypeOptions.DEFAULT, children, elements));
    assertTrue(e.getMessage().contains(message), e.getMessage());
  }

  @Test
  void aRootThatIsNoGroupIsRefused() {
    assertThrows(
        MalformedFileException.class,
        () -> FileSchema.of(List.of(LEAF), TypeOptions.DEFAULT, FilePosition.of("f")));
  }

  @Test
  void filesWithoutColumnsAndGroupsWithoutFieldsAreRead() throws IOException {
    assertEquals(0, Schemas.of(TypeOptions.DEFAULT, 0).columns().size());
    FileSchema schema = Schemas.of(TypeOptions.DEFAULT, 1, group("g", 0));
    assertEquals("ROW()", schema.columns().get(0).type().toString());
  }

  @Test
  void deepSchemasAreReadAndEndlessOnesRefused() throws IOException {
    assertEquals(
        SchemaTree.MAX_DEPTH, nested(SchemaTree.MAX_DEPTH - 1).leaves().get(0).path().size());
    assertThrows(UnsupportedFeatureException.class, () -> nested(SchemaTree.MAX_DEPTH));
    assertThrows(UnsupportedFeatureException.class, () -> nested(1_000_000));
  }

  private static FileSchema nested(int groups) throws IOException {
    List<SchemaElement> elements = new ArrayList<>();
    for (int i = 0; i < groups; i++) {
      elements.add(group("g", 1));
    }
    elements.add(LEAF);
    return Schemas.of(TypeOptions.DEFAULT, 1, elements.toArray(SchemaElement[]::new));
  }

  @Test
  void pathsCannotOutgrowTheFooter() {
    int leaves = 200_000;
    List<SchemaElement> elements = new ArrayList<>();
    for (int i = 0; i < 200; i++) {
      elements.add(group("g", i == 199 ? leaves : 1));
    }
    for (int i = 0; i < leaves; i++) {
      elements.add(LEAF);
    }
    assertThrows(
        UnsupportedFeatureException.class,
        () -> Schemas.of(TypeOptions.DEFAULT, 1, elements.toArray(SchemaElement[]::new)));
  }

  @Test
  void aFieldWithoutRepetitionMakesItsColumnUnreadable() throws IOException {
    SchemaElement odd =
        new SchemaElement("odd", PhysicalType.INT32, 0, null, 0, null, 0, 0, null, null);
    FileSchema schema = Schemas.of(TypeOptions.DEFAULT, 2, odd, LEAF);
    assertNotNull(schema.column("odd").problem());
    assertNull(schema.column("x").problem());
  }
}
