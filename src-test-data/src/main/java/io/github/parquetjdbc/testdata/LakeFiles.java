package io.github.parquetjdbc.testdata;

import io.github.parquetjdbc.testdata.form.SourceTable;
import io.github.parquetjdbc.testdata.source.BikeRental;
import io.github.parquetjdbc.testdata.source.Maintenance;
import io.github.parquetjdbc.testdata.writer.DuckDb;
import io.github.parquetjdbc.testdata.writer.NpmJobs;
import io.github.parquetjdbc.testdata.writer.ParquetJava;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import org.apache.parquet.hadoop.metadata.CompressionCodecName;

/** The demo lake: each quarter of the trips comes from another writer. */
final class LakeFiles {
  private static final int QUARTER = 8_000;

  private LakeFiles() {}

  static void write(Path lake, NpmJobs npm) throws IOException, SQLException {
    DuckDb.write(lake.resolve("stations.parquet"), BikeRental.stations(), "");
    npm.add("hyparquet-writer", lake.resolve("riders.parquet"), BikeRental.riders(), "{}");
    ParquetJava.write(
        lake.resolve("events.parquet"),
        Maintenance.events(600),
        builder -> builder.withCompressionCodec(CompressionCodecName.ZSTD));

    SourceTable trips = BikeRental.trips(4 * QUARTER);
    Path directory = lake.resolve("trips");
    DuckDb.write(
        directory.resolve("part-0.parquet"), trips.slice(0, QUARTER), "ROW_GROUP_SIZE 4096");
    ParquetJava.write(
        directory.resolve("part-1.parquet"),
        trips.slice(QUARTER, 2 * QUARTER),
        builder ->
            builder.withCompressionCodec(CompressionCodecName.SNAPPY).withPageRowCountLimit(1_000));
    npm.add(
        "parquet-wasm",
        directory.resolve("part-2.parquet"),
        trips.slice(2 * QUARTER, 3 * QUARTER),
        "{\"compression\": \"SNAPPY\"}");
    npm.add(
        "hyparquet-writer",
        directory.resolve("part-3.parquet"),
        trips.slice(3 * QUARTER, 4 * QUARTER),
        "{\"rowGroupSize\": 5000}");
  }
}
