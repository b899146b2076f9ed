package io.github.parquetjdbc.reader.schema;

import io.github.parquetjdbc.reader.ExampleFiles;
import io.github.parquetjdbc.reader.MemoryFile;
import io.github.parquetjdbc.reader.ParquetFile;
import io.github.parquetjdbc.reader.ReadOptions;
import io.github.parquetjdbc.reader.error.FilePosition;
import io.github.parquetjdbc.reader.metadata.ConvertedType;
import io.github.parquetjdbc.reader.metadata.LogicalType;
import io.github.parquetjdbc.reader.metadata.PhysicalType;
import io.github.parquetjdbc.reader.metadata.Repetition;
import io.github.parquetjdbc.reader.metadata.SchemaElement;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.apache.parquet.schema.MessageTypeParser;

/** Schemas for tests: as parquet-java writes them, and as only a reader's elements can be. */
final class Schemas {

  private Schemas() {}

  /** The schema of a file without rows that parquet-java wrote. */
  static FileSchema parse(String fields) throws IOException {
    byte[] bytes =
        ExampleFiles.write(
            MessageTypeParser.parseMessageType("message m { " + fields + " }"), List.of());
    return ParquetFile.open(new MemoryFile("f", bytes), ReadOptions.DEFAULT).schema();
  }

  /** The schema of a root over the elements. */
  static FileSchema of(TypeOptions options, int children, SchemaElement... elements)
      throws IOException {
    List<SchemaElement> all = new ArrayList<>();
    all.add(group("root", null, children));
    all.addAll(Arrays.asList(elements));
    return FileSchema.of(all, options, FilePosition.of("f"));
  }

  static SchemaElement group(String name, Repetition repetition, int children) {
    return new SchemaElement(name, null, 0, repetition, children, null, 0, 0, null, null);
  }

  static SchemaElement leaf(
      String name, PhysicalType type, int length, ConvertedType converted, LogicalType logical) {
    return new SchemaElement(
        name, type, length, Repetition.OPTIONAL, 0, converted, 2, 9, null, logical);
  }

  static SchemaElement leaf(String name) {
    return leaf(name, PhysicalType.INT32, 0, null, null);
  }
}
