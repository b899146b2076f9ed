package io.github.parquetjdbc.testdata.writer;

import io.github.parquetjdbc.testdata.form.SourceTable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Writes {@code <file>.expected.json} from the source rows. */
public final class ExpectedValues {
  private ExpectedValues() {}

  /** Writes the sidecar of a Parquet file. */
  public static void write(Path parquet, SourceTable table) throws IOException {
    StringBuilder json = new StringBuilder("{");
    table.appendJson(json);
    json.append("}\n");
    Files.writeString(parquet.resolveSibling(parquet.getFileName() + ".expected.json"), json);
  }
}
