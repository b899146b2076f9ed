package io.github.parquetjdbc.testdata;

import io.github.parquetjdbc.testdata.form.SourceTable;
import io.github.parquetjdbc.testdata.source.MixedTables;
import io.github.parquetjdbc.testdata.source.ScalarTables;
import io.github.parquetjdbc.testdata.source.TimeTables;
import io.github.parquetjdbc.testdata.writer.NpmJobs;
import java.io.IOException;
import java.util.List;
import java.util.Locale;

/** Jobs for parquet-wasm (arrow-rs) and hyparquet-writer. */
final class NpmFiles {
  private static final String WASM = "parquet-wasm";
  private static final String HYPARQUET = "hyparquet-writer";

  private final Catalog catalog;
  private final NpmJobs npm;

  NpmFiles(Catalog catalog, NpmJobs npm) {
    this.catalog = catalog;
    this.npm = npm;
  }

  void write() throws IOException {
    parquetWasm();
    hyparquet();
  }

  private void parquetWasm() throws IOException {
    String snappy = "{\"compression\": \"SNAPPY\"}";
    add(WASM, "integers", ScalarTables.integers(), snappy, "");
    add(WASM, "floats", ScalarTables.floats(), snappy, "");
    add(
        WASM,
        "decimals",
        ScalarTables.decimals()
            .select(
                "int32_9_2", "int32_4_4", "int64_18_4", "int64_10_3", "fixed_20_0", "fixed_38_6"),
        snappy,
        "");
    add(WASM, "strings", ScalarTables.strings().select("string", "binary", "fixed5"), snappy, "");
    add(
        WASM,
        "times",
        TimeTables.times()
            .select(
                "date",
                "time_micros_local",
                "time_nanos_local",
                "ts_millis_local",
                "ts_millis_utc",
                "ts_micros_local",
                "ts_micros_utc",
                "ts_nanos_local",
                "ts_nanos_utc"),
        snappy,
        "");
    SourceTable mixed = MixedTables.scattered(150);
    for (String codec : List.of("UNCOMPRESSED", "SNAPPY", "GZIP", "ZSTD", "LZ4_RAW", "BROTLI")) {
      for (String version : List.of("V1", "V2")) {
        add(
            WASM,
            "codec-" + codec.toLowerCase(Locale.ROOT) + "-" + version.toLowerCase(Locale.ROOT),
            mixed,
            "{\"compression\": \"" + codec + "\", \"version\": \"" + version + "\"}",
            codec.equals("BROTLI") ? "BROTLI" : "");
      }
    }
    add(WASM, "nulls-runs", MixedTables.runs(200), snappy, "");
    add(WASM, "nulls-all", MixedTables.allNull(60), snappy, "");
    SourceTable ascending = MixedTables.ascending(1_500);
    add(
        WASM,
        "row-groups",
        ascending,
        "{\"compression\": \"ZSTD\", \"rowGroupSize\": 400, \"pageSize\": 1024}",
        "");
    SourceTable numbers = ascending.select("id", "amount");
    add(
        WASM,
        "delta",
        numbers,
        "{\"compression\": \"SNAPPY\", \"dictionary\": false, \"encoding\": \"DELTA_BINARY_PACKED\"}",
        "DELTA_BINARY_PACKED");
    add(
        WASM,
        "delta-strings",
        ascending.select("label", "colour"),
        "{\"compression\": \"SNAPPY\", \"dictionary\": false, \"encoding\": \"DELTA_BYTE_ARRAY\"}",
        "DELTA_BYTE_ARRAY");
  }

  private void hyparquet() throws IOException {
    add(HYPARQUET, "integers", ScalarTables.integers(), "{}", "");
    add(HYPARQUET, "floats", ScalarTables.floats(), "{}", "");
    add(HYPARQUET, "float16", ScalarTables.halfFloats(), "{}", "FLOAT16");
    add(
        HYPARQUET,
        "decimals",
        ScalarTables.decimals().select("int32_9_2", "int32_4_4", "int64_18_4", "fixed_38_6"),
        "{}",
        "");
    add(
        HYPARQUET,
        "strings",
        ScalarTables.strings().select("string", "binary", "fixed5", "uuid"),
        "{}",
        "");
    add(
        HYPARQUET,
        "times",
        TimeTables.times()
            .select(
                "date",
                "ts_millis_local",
                "ts_millis_utc",
                "ts_micros_local",
                "ts_micros_utc",
                "ts_nanos_local",
                "ts_nanos_utc"),
        "{}",
        "");
    SourceTable mixed = MixedTables.scattered(150);
    for (String codec : List.of("UNCOMPRESSED", "SNAPPY", "GZIP")) {
      add(
          HYPARQUET,
          "codec-" + codec.toLowerCase(Locale.ROOT),
          mixed,
          "{\"codec\": \"" + codec + "\"}",
          "");
    }
    add(HYPARQUET, "nulls-runs", MixedTables.runs(200), "{}", "");
    add(HYPARQUET, "nulls-all", MixedTables.allNull(60), "{}", "");
    SourceTable ascending = MixedTables.ascending(1_500);
    add(
        HYPARQUET,
        "pages",
        ascending,
        "{\"pageSize\": 512, \"columnIndex\": true, \"rowGroupSize\": 700, \"bloomFilter\": true}",
        "");
    add(
        HYPARQUET,
        "delta",
        ascending.select("id", "amount"),
        "{\"encoding\": \"DELTA_BINARY_PACKED\"}",
        "DELTA_BINARY_PACKED");
    add(
        HYPARQUET,
        "byte-stream-split",
        MixedTables.scattered(150).select("ratio", "small"),
        "{\"encoding\": \"BYTE_STREAM_SPLIT\"}",
        "BYTE_STREAM_SPLIT");
  }

  private void add(String writer, String name, SourceTable table, String options, String features)
      throws IOException {
    String path = writer + "/" + name + ".parquet";
    npm.add(writer, catalog.file(path), table, options);
    catalog.readable(path, table, features);
  }
}
