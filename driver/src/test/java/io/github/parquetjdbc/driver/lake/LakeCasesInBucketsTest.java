package io.github.parquetjdbc.driver.lake;

import io.github.parquetjdbc.driver.store.S3Process;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A prefix of a bucket is the same database as a directory of the same files. */
class LakeCasesInBucketsTest {

  @TempDir private static Path home;

  private static S3Process server;

  @TempDir private Path temporary;

  @BeforeAll
  static void start() throws IOException {
    server = new S3Process(home);
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  static List<LakeCase> cases() throws IOException {
    return LakeCasesTest.cases().stream().filter(LakeCase::isOfObjects).toList();
  }

  @ParameterizedTest
  @MethodSource("cases")
  void aPrefixIsWhatTheDirectorysDescriptionSays(LakeCase lake) throws IOException, SQLException {
    Path folder = Files.createDirectory(temporary.resolve("bucket"));
    lake.make(Files.createDirectory(folder.resolve("lake")));
    String bucket = "b" + lake.name().replaceAll("[^a-z0-9]+", "-");
    server.upload(bucket, folder);
    try (Connection connection =
        DriverManager.getConnection(lake.url("s3://" + bucket + "/lake") + server.options())) {
      for (LakeCase.Check check : lake.checks()) {
        LakeCasesTest.check(connection, check);
      }
    }
  }
}
