package io.github.parquetjdbc.testdata;

import io.github.parquetjdbc.testdata.form.SourceTable;
import io.github.parquetjdbc.testdata.writer.ExpectedValues;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;

/** What is in {@code files/}: writes the expected values of each file, and the manifest. */
final class Catalog {
  private final Path root;
  private final Map<String, String> lines = new TreeMap<>();

  Catalog(Path root) {
    this.root = root;
  }

  Path file(String path) {
    return root.resolve(path);
  }

  /** A readable file; {@code features} are what a reader must know beyond the common, or "". */
  void readable(String path, SourceTable table, String features) throws IOException {
    Path file = file(path);
    Files.createDirectories(file.getParent());
    ExpectedValues.write(file, table);
    lines.put(path, String.join("\t", path, "read", "" + table.rows().size(), features));
  }

  /** A file that must be refused. */
  void hostile(String path, byte[] content, String what) throws IOException {
    Path file = file(path);
    Files.createDirectories(file.getParent());
    Files.write(file, content);
    lines.put(path, String.join("\t", path, "refuse", "", what));
  }

  void writeManifest() throws IOException {
    StringBuilder manifest = new StringBuilder("path\tverdict\trows\tfeatures\n");
    lines.values().forEach(line -> manifest.append(line).append('\n'));
    Files.writeString(root.resolve("manifest.tsv"), manifest);
  }
}
