package io.github.parquetjdbc.testdata;

import io.github.parquetjdbc.testdata.writer.NpmJobs;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;

/** Writes every file of this module that a JVM writer makes, and the jobs for the npm writers. */
public final class Generate {
  private Generate() {}

  /**
   * @param arguments the directory of this module
   */
  public static void main(String[] arguments) throws IOException, SQLException {
    Path module = Path.of(arguments[0]).toAbsolutePath().normalize();
    NpmJobs npm = new NpmJobs(module, module.resolve("target/npm-jobs"));
    LakeFiles.write(module.resolve("lake"), npm);
    Catalog catalog = new Catalog(module.resolve("files"));
    new ParquetJavaFiles(catalog).write();
    new DuckDbFiles(catalog).write();
    new NpmFiles(catalog, npm).write();
    new HostileFiles(catalog).write();
    catalog.writeManifest();
  }
}
