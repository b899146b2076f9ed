package io.github.parquetjdbc.testdata.writer;

import io.github.parquetjdbc.testdata.form.Field;
import io.github.parquetjdbc.testdata.form.JsonText;
import io.github.parquetjdbc.testdata.form.SourceTable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Leaves tables for the writers of the npm registry: one JSON file per Parquet file to be written,
 * with writer, options, types and rows; {@code generator/write.mjs} does the work.
 */
public final class NpmJobs {
  private final Path root;
  private final Path jobs;
  private int count;

  /** Jobs under {@code jobs}; files are named relative to {@code root}. */
  public NpmJobs(Path root, Path jobs) throws IOException {
    this.root = root;
    this.jobs = jobs;
    Files.createDirectories(jobs);
  }

  /** Adds a job; {@code options} is a JSON object that the script knows for this writer. */
  public void add(String writer, Path file, SourceTable table, String options) throws IOException {
    Files.createDirectories(file.getParent());
    StringBuilder json = new StringBuilder("{\"writer\": ");
    JsonText.append(json, writer);
    json.append(", \"file\": ");
    JsonText.append(json, root.relativize(file).toString().replace('\\', '/'));
    json.append(",\n\"options\": ").append(options).append(",\n\"types\": [");
    String separator = "";
    for (Field field : table.fields()) {
      json.append(separator);
      separator = ",";
      JsonText.append(json, field.form().token());
    }
    json.append("],\n");
    table.appendJson(json);
    json.append("}\n");
    Files.writeString(jobs.resolve(String.format("%02d.json", count++)), json);
  }
}
